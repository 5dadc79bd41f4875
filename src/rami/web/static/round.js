// The record page: the questions, and the pad, which types into the hand of the player in turn. What it comes to says the
// server (round-send.js); what is half entered is kept by round-draft.js.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const form = document.getElementById('round');
  const tray = document.querySelector('.tray');
  const keys = tray.querySelector('.keys');
  const losers = [...form.querySelectorAll('.loser')];
  const FACES = { T: '10', X: '★' };
  const SUITS = { S: ['s', '♠'], H: ['h', '♥'], D: ['d', '♦'], C: ['k', '♣'], '?': ['', ''] };
  let now = null, tab = 'cards', minus = false, suit = '?';

  const input = (seat) => seat.querySelector('.hand-in');
  const blank = (seat) => input(seat).value.trim() === '';
  const ending = () => form.elements.ending.value;
  const winner = () => form.elements.winner.value;
  const plays = (seat) => ending() === 'blocked' || seat.dataset.seat !== winner();
  const codes = (text) => (text.match(/\b(XX|[A2-9TJQK][SHDC?])(?=\s|$)/g) || []);
  const isCards = (text) => text.trim() !== '' && codes(text).join(' ') === text.trim();
  const isSum = (text) => /^[\p{Nd}+\uFF0B\s]*$/u.test(text);
  const isField = (element) => element.matches('textarea, select, input:not([type=radio], [type=checkbox])');

  function changed(delay = 120) {
    draw();
    form.dispatchEvent(new CustomEvent('edited', { detail: delay }));
  }

  function fold() {
    const done = ending() === 'blocked' || winner() !== '';
    form.classList.toggle('answered', done && !form.dataset.asking);
    const opened = losers.some((seat) => plays(seat) && seat.querySelector('[type=checkbox]').checked);
    const sec = form.querySelector('[name=ending][value=rami_sec]');
    sec.disabled = opened && ending() !== 'rami_sec';
    document.getElementById('no-sec').hidden = !sec.disabled;
    for (const radio of form.querySelectorAll('[name=winner]')) radio.disabled = ending() === 'blocked';
    for (const seat of losers) {
      seat.hidden = !plays(seat);
      const flag = seat.querySelector('[type=checkbox]');
      flag.disabled = ending() === 'rami_sec';
      if (flag.disabled) flag.checked = false;
    }
    tray.hidden = !form.classList.contains('answered') || (ending() === 'rami_sec' && form.dataset.correcting !== '1');
    if (!now || now.hidden) choose(losers.find((seat) => !seat.hidden && blank(seat)) || losers.find((seat) => !seat.hidden));
    else mark();
  }

  function choose(seat) {
    if (!seat) return;
    now = seat;
    fit();
    mark();
    draw();
  }
  // The pad shows the keys of what the hand in turn is made of; for an empty one it stays as it was.
  function fit() {
    const text = input(now).value;
    if (text.trim() !== '') show(isCards(text) ? 'cards' : isSum(text) ? 'sum' : 'text');
  }
  function mark() {
    for (const seat of losers) seat.classList.toggle('now', seat === now && !tray.hidden);
    document.getElementById('whose').replaceChildren(...now.querySelector('label[for]').cloneNode(true).childNodes);
  }

  function show(name) {
    tab = name;
    for (const button of tray.querySelectorAll('[data-tab]')) button.setAttribute('aria-pressed', button.dataset.tab === name);
    for (const pane of tray.querySelectorAll('[data-pane]')) pane.hidden = pane.dataset.pane !== name;
    tray.querySelector('[data-minus]').hidden = name !== 'cards';
    for (const seat of losers) input(seat).inputMode = name === 'sum' ? 'numeric' : 'text';
  }

  function draw() {
    for (const seat of losers) {
      const text = input(seat).value, held = seat.querySelector('[data-held]');
      const counts = new Map();
      if (isCards(text)) for (const code of codes(text)) counts.set(code, (counts.get(code) || 0) + 1);
      held.replaceChildren(...[...counts].map(([code, count]) => chip(code, count)));
      held.hidden = counts.size === 0 && !(seat === now && tab === 'cards' && text === '');
      input(seat).classList.toggle('away', seat !== now || tab === 'cards');
    }
    if (!now) return;
    const mine = codes(input(now).value);
    const all = losers.filter((seat) => !seat.hidden).flatMap((seat) => codes(input(seat).value));
    for (const key of keys.querySelectorAll('.key')) {
      const rank = key.dataset.rank, of = (list) => list.filter((code) => code[0] === rank[0]).length;
      const exact = rank === 'XX' ? 'XX' : rank + suit;
      const most = rank === 'XX' ? +keys.dataset.jokers : +keys.dataset.copies;
      const full = of(all) >= most || (exact.length === 2 && 'SHDC'.includes(exact[1]) && all.filter((code) => code === exact).length >= +keys.dataset.suited);
      const count = of(mine);
      if (count) key.dataset.n = count; else delete key.dataset.n;
      key.classList.toggle('stack', count > 1);
      key.setAttribute('aria-disabled', full && !minus);
      key.querySelector('[data-said]').textContent = count ? keys.dataset.held.replace('{card}', key.dataset.label).replace('{count}', count) : key.dataset.label;
    }
    tray.querySelector('[data-minus]').setAttribute('aria-pressed', minus);
  }

  function chip(code, count) {
    const element = document.createElement('button');
    element.type = 'button';
    element.tabIndex = -1;
    element.className = 'rk ' + (code === 'XX' ? 'j' : SUITS[code[1]][0]) + (count > 1 ? ' two' : '');
    element.dataset.drop = code;
    element.textContent = (FACES[code[0]] || code[0]) + (code === 'XX' ? '' : SUITS[code[1]][1] && SUITS[code[1]][1] + '\uFE0E');
    if (count > 1) { const sup = document.createElement('sup'); sup.textContent = '×' + count; element.append(sup); }
    return element;
  }

  function add(rank) {
    if (!now) return;
    const field = input(now);
    const held = isCards(field.value) ? codes(field.value) : [];
    const code = rank === 'XX' ? 'XX' : rank + suit;
    if (minus) drop(code[0] === 'X' ? 'XX' : held.includes(code) ? code : held.find((known) => known[0] === rank));
    else { held.push(code); field.value = held.join(' '); changed(); }
  }
  function drop(code) {
    const field = input(now), held = codes(field.value), at = held.lastIndexOf(code);
    if (at < 0) return;
    held.splice(at, 1);
    field.value = held.join(' ');
    changed();
  }
  function back() {
    if (!now) return;
    const field = input(now);
    if (isCards(field.value)) field.value = codes(field.value).slice(0, -1).join(' ');
    else field.value = [...field.value].slice(0, -1).join('');
    changed();
  }
  function digit(text) {
    const field = input(now);
    if (!isSum(field.value)) field.value = '';
    field.value += text;
    changed();
  }

  tray.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.dataset.tab) {
      show(button.dataset.tab);
      draw();
      if (tab === 'text') input(now).focus();
    } else if (button.dataset.rank) {
      if (button.getAttribute('aria-disabled') !== 'true') add(button.dataset.rank);
    } else if (button.dataset.suit) {
      suit = button.dataset.suit;
      for (const other of tray.querySelectorAll('[data-suit]')) other.setAttribute('aria-pressed', other === button);
      draw();
    } else if (button.dataset.digit) digit(button.dataset.digit);
    else if ('minus' in button.dataset) { minus = !minus; draw(); }
    else if ('undo' in button.dataset) back();
  });
  let pressed = 0;
  tray.addEventListener('pointerdown', (event) => {
    const key = event.target.closest('[data-rank]');
    if (key) pressed = setTimeout(() => { pressed = -1; const was = minus; minus = true; add(key.dataset.rank); minus = was; draw(); }, 500);
  });
  tray.addEventListener('click', (event) => { if (pressed === -1 && event.target.closest('[data-rank]')) { event.stopImmediatePropagation(); pressed = 0; } }, true);
  for (const name of ['pointerup', 'pointercancel', 'pointerleave']) tray.addEventListener(name, () => { if (pressed > 0) clearTimeout(pressed); });

  form.addEventListener('click', (event) => {
    const seat = event.target.closest('.loser');
    const dropped = event.target.closest('[data-drop]');
    const repair = event.target.closest('[data-repair]');
    if (seat && seat !== now && !event.target.closest('.switch')) { choose(seat); seat.scrollIntoView({ block: 'nearest' }); }
    if (dropped && seat) drop(dropped.dataset.drop);
    if (repair && seat) { input(seat).value = repair.dataset.repair; changed(0); }
  });
  form.addEventListener('input', () => changed(250));
  const nobody = () => { if (ending() === 'blocked') for (const radio of form.querySelectorAll('[name=winner]')) radio.checked = false; };

  // A tap on an answer settles it, on the one chosen before too. By keyboard an arrow only moves the choice: Enter, the
  // space bar, or Tab out of the questions settles it.
  const question = (element) => element.matches('.questions input[type=radio]');
  let pressedKey = '', backwards = false;
  addEventListener('pointerdown', () => { pressedKey = ''; }, true);
  addEventListener('keydown', (event) => {
    pressedKey = event.ctrlKey || event.metaKey || event.altKey ? '' : event.key;
    backwards = event.shiftKey;
    if (pressedKey !== 'Enter' || !question(event.target)) return;
    event.preventDefault();
    if (event.target.name === 'winner') event.target.checked = true;
    settle();
  }, true);
  addEventListener('keyup', () => { pressedKey = ''; }, true);
  for (const kind of ['click', 'change']) form.addEventListener(kind, (event) => {
    if (!question(event.target)) return;
    if (!pressedKey.startsWith('Arrow')) settle();
    else if (kind === 'change') {
      form.dataset.asking = '1';
      fold();
      changed(0);
    }
  });
  form.addEventListener('change', (event) => {
    if (question(event.target)) return;
    fold();
    changed(0);
  });
  // On a player already chosen the space bar is no click.
  form.addEventListener('keyup', (event) => { if (event.key === ' ' && question(event.target)) setTimeout(settle); });
  addEventListener('focusin', (event) => {
    if (pressedKey === 'Tab' && form.dataset.asking && !event.target.closest('.questions')) settle(!backwards);
  });
  function settle(focus = true) {
    nobody();
    delete form.dataset.asking;
    fold();
    changed(0);
    if (focus && form.classList.contains('answered')) document.getElementById('change').focus();
  }
  document.getElementById('change').addEventListener('click', () => {
    form.dataset.asking = '1';
    fold();
    form.querySelector('[name=winner]:checked, [name=ending]:checked').focus();
  });

  // In a field letters are letters, and the pad follows once the field is left; elsewhere they are its keys.
  form.addEventListener('focusin', (event) => {
    if (!event.target.matches('.hand-in')) return;
    now = event.target.closest('.loser');
    mark();
    draw();
  });
  form.addEventListener('focusout', (event) => {
    if (!event.target.matches('.hand-in') || event.relatedTarget?.matches('.hand-in') || tab === 'text') return;
    fit();
    draw();
  });
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const element = event.target;
    if (event.key === 'Enter' && element.matches('body, .loser, .hand-in')) {
      event.preventDefault();
      if (!event.repeat) goOn(element.matches('.hand-in'));
    }
    if (isField(element) || tray.hidden || (element.matches('input[type=radio]') && event.key.startsWith('Arrow'))) return;
    if (!typeKey(event.key.toUpperCase())) return;
    event.preventDefault();
    if (element.matches('body, #change')) now.focus({ preventScroll: true }); // so that Enter goes on
  });
  function typeKey(key) {
    const rank = { 0: 'T', X: 'XX', '*': 'XX' }[key] || key;
    if (tab === 'sum' && /^[0-9+]$/.test(key)) digit(key);
    else if (tab === 'cards' && (rank === 'XX' || /^[A2-9TJQK]$/.test(rank))) add(rank);
    else if (key === 'BACKSPACE') back();
    else return false;
    return true;
  }
  // Enter goes on to the next hand that is empty; where none is, the round is finished.
  function goOn(typing) {
    const place = losers.indexOf(now);
    const next = [...losers.slice(place), ...losers.slice(0, place)].find((seat) => seat !== now && !seat.hidden && blank(seat));
    if (!form.classList.contains('answered')) return;
    if (!next || ending() === 'rami_sec') { form.dispatchEvent(new CustomEvent('finished')); return; }
    choose(next);
    (typing ? input(next) : next).focus();
  }

  fold();
  show(tab);
  choose(now);
  if (form.classList.contains('answered')) changed(0);
});
