// The record page: the pad types into the hand of the player in turn; the server says what it comes to.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const form = document.getElementById('round');
  const tray = document.querySelector('.tray');
  const keys = tray.querySelector('.keys');
  const losers = [...form.querySelectorAll('.loser')];
  const draftName = 'rami-draft/' + form.dataset.draft;
  const FACES = { T: '10', X: '★' };
  const SUITS = { S: ['s', '♠'], H: ['h', '♥'], D: ['d', '♦'], C: ['k', '♣'], '?': ['', ''] };
  let now = null, tab = 'cards', minus = false, suit = '?';

  const input = (seat) => seat.querySelector('.hand-in');
  const ending = () => form.elements.ending.value;
  const winner = () => form.elements.winner.value;
  const plays = (seat) => ending() === 'blocked' || seat.dataset.seat !== winner();
  const codes = (text) => (text.match(/\b(XX|[A2-9TJQK][SHDC?])(?=\s|$)/g) || []);
  const isCards = (text) => text.trim() !== '' && codes(text).join(' ') === text.trim();
  const isSum = (text) => /^[\d+ ]*$/.test(text);

  // What was half entered survives a reload, a lock and a crash.
  function keepDraft() {
    const fields = { people: form.dataset.people };
    for (const element of form.elements) {
      if (!element.name || ['key', 'seen'].includes(element.name)) continue;
      if (element.type === 'radio') { if (element.checked) fields[element.name] = element.value; }
      else if (element.type === 'checkbox') fields[element.name] = element.checked;
      else fields[element.name] = element.value;
    }
    try { localStorage.setItem(draftName, JSON.stringify(fields)); } catch { /* private window */ }
  }
  function takeDraft() {
    let fields = null;
    try { fields = JSON.parse(localStorage.getItem(draftName)); } catch { return; }
    if (!fields || !fields.people || form.querySelector('[aria-invalid]')) return;
    fields = seated(fields, fields.people.split(','), form.dataset.people.split(','));
    for (const element of form.elements) {
      if (!(element.name in fields)) continue;
      if (element.type === 'radio') element.checked = element.value === fields[element.name];
      else if (element.type === 'checkbox') element.checked = fields[element.name] === true;
      else if (element.type === 'text') element.value = fields[element.name];
    }
  }

  // A hand goes where its person sits now; the hand of somebody who left is left out.
  function seated(fields, before, now) {
    const moved = { ending: fields.ending };
    now.forEach((person, seat) => {
      const was = before.indexOf(person);
      if (was < 0) return;
      for (const name of ['hand-', 'opened-']) if (name + was in fields) moved[name + seat] = fields[name + was];
      if (fields.winner === String(was)) moved.winner = String(seat);
    });
    return moved;
  }

  // An answer can get lost between two quick changes: while the button still waits for something, it is asked once more.
  let waiting = 0, again = 0;
  const ask = () => form.dispatchEvent(new CustomEvent('typed'));
  function changed(delay = 120) {
    keepDraft();
    draw();
    clearTimeout(waiting);
    clearTimeout(again);
    waiting = setTimeout(ask, delay);
    again = setTimeout(() => { if (!unsent && document.querySelector('#save[aria-disabled]')) ask(); }, delay + 2000);
  }

  function fold() {
    const done = ending() === 'blocked' || winner() !== '';
    form.classList.toggle('answered', done && !form.dataset.asking);
    const opened = losers.some((seat) => plays(seat) && seat.querySelector('[type=checkbox]').checked);
    const sec = form.querySelector('[name=ending][value=rami_sec]');
    sec.disabled = opened && ending() !== 'rami_sec';
    for (const radio of form.querySelectorAll('[name=winner]')) radio.disabled = ending() === 'blocked';
    for (const seat of losers) {
      seat.hidden = !plays(seat);
      const flag = seat.querySelector('[type=checkbox]');
      flag.disabled = ending() === 'rami_sec';
      if (flag.disabled) flag.checked = false;
    }
    tray.hidden = !form.classList.contains('answered') || (ending() === 'rami_sec' && !form.dataset.correcting);
    if (!now || now.hidden) choose(losers.find((seat) => !seat.hidden && input(seat).value === '') || losers.find((seat) => !seat.hidden));
  }

  function choose(seat, focus = false) {
    if (!seat) return;
    now = seat;
    for (const other of losers) other.classList.toggle('now', other === seat && !tray.hidden);
    const text = input(seat).value;
    if (text.trim() === '') { if (tab === 'text' && !focus) show('cards'); }
    else show(isCards(text) ? 'cards' : isSum(text) ? 'sum' : 'text');
    draw();
    if (focus) seat.scrollIntoView({ block: 'nearest' });
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
    else field.value = field.value.slice(0, -1);
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
    if (seat && seat !== now && !event.target.closest('.switch')) choose(seat, true);
    if (dropped && seat) drop(dropped.dataset.drop);
    if (repair && seat) { input(seat).value = repair.dataset.repair; changed(0); }
  });
  form.addEventListener('input', () => changed(250));
  const nobody = () => { if (ending() === 'blocked') for (const radio of form.querySelectorAll('[name=winner]')) radio.checked = false; };
  form.addEventListener('change', (event) => {
    if (['winner', 'ending'].includes(event.target.name)) {
      if (pressedKey.startsWith('Arrow')) form.dataset.asking = '1';
      else {
        nobody();
        if (event.target.name === 'winner') delete form.dataset.asking;
      }
      pressedKey = '';
    }
    fold();
    changed(0);
  });

  // By keyboard an arrow only moves the choice: Enter, the space bar, or Tab out of the questions settles it.
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
  // On a player already chosen the space bar is no click; on another the click comes after this.
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
  form.addEventListener('focusin', (event) => {
    const seat = event.target.closest('.loser');
    if (seat && event.target.matches('.hand-in') && seat !== now) choose(seat);
  });
  document.getElementById('change').addEventListener('click', () => {
    form.dataset.asking = '1';
    fold();
    form.querySelector('[name=winner]:checked, [name=ending]:checked').focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.target.matches('input[type=text], textarea, select') || event.ctrlKey || event.metaKey || event.altKey || tray.hidden) return;
    if (event.target.matches('input[type=radio]') && event.key.startsWith('Arrow')) return;
    const key = event.key.toUpperCase(), rank = { 0: 'T', X: 'XX', '*': 'XX' }[key] || key;
    if (tab === 'sum' && /^[0-9+]$/.test(key)) { event.preventDefault(); digit(key); }
    else if (tab === 'cards' && (rank === 'XX' || /^[A2-9TJQK]$/.test(rank))) { event.preventDefault(); add(rank); }
    else if (key === 'BACKSPACE') { event.preventDefault(); back(); }
  });
  // The draft goes when the server has the round, and not before: without a network the page stays as it is, and sends
  // again by itself when the network is back, unless something was changed meanwhile.
  let unsent = false, retry = 0;
  const send = () => form.requestSubmit(form.querySelector('#save'));
  form.addEventListener('sending', async ({ detail: submit }) => {
    submit.preventDefault();
    const done = () => { delete form.dataset.sent; submit.submitter?.classList.remove('waiting'); };
    clearTimeout(waiting);
    let answer = null;
    try {
      answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, submit.submitter)) });
    } catch {
      unsent = true;
      document.getElementById('offline').hidden = false;
      done();
      clearTimeout(retry);
      retry = setTimeout(() => { if (unsent) send(); }, 4000); // the server may be away while the network is there
      return;
    }
    unsent = false;
    document.getElementById('offline').hidden = navigator.onLine;
    if (answer.redirected) {
      forget();
      location.replace(answer.url);
    } else form.submit(); // refused, or somebody was first: the page that says so
  });
  form.addEventListener('typed', () => { unsent = false; });
  addEventListener('online', () => {
    if (unsent) send();
    else if (form.classList.contains('answered')) changed(0);
  });
  function forget() { try { localStorage.removeItem(draftName); } catch { /* private window */ } }
  form.addEventListener('click', (event) => { if (event.target.closest('[data-forget]')) forget(); });

  // The screen stays on while somebody writes, unless switched off.
  const awake = document.getElementById('awake');
  let lock = null;
  async function hold() {
    const wanted = localStorage.getItem('rami-awake') !== 'no';
    awake.setAttribute('aria-pressed', wanted);
    if (wanted && document.visibilityState === 'visible') lock = await navigator.wakeLock.request('screen').catch(() => null);
    else if (lock) { lock.release(); lock = null; }
  }
  if ('wakeLock' in navigator) {
    awake.hidden = false;
    awake.addEventListener('click', () => { localStorage.setItem('rami-awake', awake.getAttribute('aria-pressed') === 'true' ? 'no' : 'yes'); hold(); });
    document.addEventListener('visibilitychange', hold);
    hold();
  }

  if (!form.querySelector('#page-errors .err')) takeDraft();
  fold();
  show(tab);
  choose(now);
  if (form.classList.contains('answered')) changed(0);
});
