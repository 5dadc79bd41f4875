// The record page: the server counts what is entered, and keeps it. This asks it, says what is not counted or not saved
// yet, reads out what came of it, and sends the round, again and again while there is no network.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const form = document.getElementById('round');
  const losers = [...form.querySelectorAll('.loser')];
  const said = document.getElementById('said'), spoken = document.getElementById('spoken');
  const changes = document.getElementById('consequences');
  const SLOW = 2000, AGAIN = 3000, PAUSE = 1000;

  const hand = (seat) => seat.querySelector('.hand-in');
  const line = (seat) => document.getElementById('line-' + seat.dataset.seat);
  const save = () => document.getElementById('save');
  const ending = () => form.elements.ending.value;
  const winner = () => form.elements.winner.value;

  // The answers, and what the points of each hand depend on: in a blocked round on all hands.
  function entered(value = 'value', checked = 'checked') {
    const chosen = (name) => [...form.elements[name]].find((radio) => radio[checked])?.value ?? '';
    const [how, who] = [chosen('ending'), chosen('winner')];
    const hands = losers.map((seat) => [who === seat.dataset.seat, seat.querySelector('[type=checkbox]')[checked], hand(seat)[value]]);
    return { answers: how + ' ' + who, hands: hands.map((own) => JSON.stringify([how, how === 'blocked' ? hands : own])) };
  }
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  // What was entered when the server counted last, and whether it does not answer.
  let counted = entered('defaultValue', 'defaultChecked'), cut = false, disabled = save().hasAttribute('aria-disabled');
  let waiting = 0, slow = 0, finished = false;
  const asked = new WeakMap();
  function ask(delay) {
    clearTimeout(waiting);
    waiting = setTimeout(() => form.dispatchEvent(new CustomEvent('typed')), delay);
  }
  form.addEventListener('edited', ({ detail: delay }) => {
    finished = false;
    cut ||= !navigator.onLine;
    if (unsent && !same(unsent, entered())) unsent = null;
    if (!unsent) ask(delay);
    tell();
  });
  form.addEventListener('htmx:config:request', ({ detail }) => {
    asked.set(detail.ctx, entered());
    slow ||= setTimeout(missed, SLOW, 2 * AGAIN); // it may still come
  });
  form.addEventListener('htmx:after:swap', ({ detail }) => {
    clearTimeout(slow);
    slow = 0;
    counted = asked.get(detail.ctx);
    cut = false;
    covered.clear();
    disabled = save().hasAttribute('aria-disabled');
    tell();
  });
  for (const kind of ['htmx:error', 'htmx:response:error']) form.addEventListener(kind, () => missed(AGAIN));
  function missed(again) {
    clearTimeout(slow);
    slow = 0;
    cut = true;
    if (!unsent) ask(again);
    tell();
  }

  // No old figure stands beside new cards, and no button asks for a hand that has been entered.
  function tell() {
    const now = entered(), stale = cut && !same(now, counted);
    losers.forEach((seat, place) => {
      const late = cut && now.hands[place] !== counted.hands[place];
      cover(line(seat), late, note(isMissing(seat) ? form.dataset.nothing : form.dataset.uncounted));
      if (line(seat).querySelector('.err')) hand(seat).setAttribute('aria-invalid', 'true');
      else hand(seat).removeAttribute('aria-invalid');
    });
    cover(document.getElementById('page-errors'), stale);
    if (changes) cover(changes, stale, changes.querySelector('h2'), note(form.dataset.uncounted));
    if (now.answers !== counted.answers || (stale && ending() === 'blocked')) sayAnswers();
    const wanting = stale && obstacle();
    cover(save().querySelector('span'), stale, wanting || form.dataset.save);
    if (stale ? wanting : disabled) save().setAttribute('aria-disabled', 'true');
    else save().removeAttribute('aria-disabled');
    const waits = document.getElementById('unsent'), text = unsent ? form.dataset.unsent : '';
    if (waits.textContent !== text) waits.textContent = text;
    announce();
    if (finished && (cut || same(now, counted))) finish();
  }
  const covered = new Map();
  function cover(place, late, ...instead) {
    if (late) {
      if (!covered.has(place)) covered.set(place, [...place.childNodes]);
      place.replaceChildren(...instead);
    } else if (covered.has(place)) {
      place.replaceChildren(...covered.get(place));
      covered.delete(place);
    }
  }
  function note(text) {
    const element = document.createElement('p');
    element.className = 'note';
    element.textContent = text;
    return element;
  }
  function sayAnswers() {
    const done = winner() !== '' || ending() === 'blocked';
    const [before, after] = (done ? form.getAttribute('data-said-' + ending()) : '').split('{player}');
    const name = document.createElement('bdi');
    if (winner() !== '') name.textContent = losers[winner()].dataset.name;
    said.replaceChildren(before, ...(after === undefined ? [] : [name, after]));
  }
  const isMissing = (seat) => ending() !== 'rami_sec' && hand(seat).value.trim() === '';
  function obstacle() {
    const playing = losers.filter((seat) => !seat.hidden);
    if (winner() === '' && ending() !== 'blocked') return form.dataset.noWinner;
    if (playing.some(isMissing)) return form.dataset.handsMissing;
    return playing.some((seat) => line(seat).querySelector('.err')) ? form.dataset.wrong : '';
  }

  // Read out once, after a pause, and only what is new.
  let quiet = 0, heard = winner() === '' && ending() !== 'blocked' ? texts() : null; // what stands there at first is no news
  function announce() {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const now = texts();
      const news = heard ? [...now].filter(([place, text]) => text && text !== heard.get(place)) : [];
      if (news.length) spoken.replaceChildren(...news.map(([, text]) => note(text)));
      heard = now;
    }, PAUSE);
  }
  function texts() {
    const lines = losers.filter((seat) => !seat.hidden).map((seat) => [seat, seat.dataset.name + ' ' + words(line(seat), '.fig, p')]);
    return new Map([['said', words(said)], ...lines, ['changes', changes ? words(changes, '.cons') : ''], ['save', words(save())]]);
  }
  function words(element, parts = null) {
    const copy = element.cloneNode(true);
    for (const old of copy.querySelectorAll('.struck')) old.remove();
    for (const end of copy.querySelectorAll('br')) end.replaceWith(' ');
    return (parts ? [...copy.querySelectorAll(parts)] : [copy]).map((part) => part.textContent.trim()).join(' ').replace(/\s+/g, ' ');
  }

  // Who finished by a key waits until it is counted; without a network until it is clear that it is not.
  form.addEventListener('finished', () => {
    finished = true;
    if (cut || same(entered(), counted)) finish();
    else ask(0);
  });
  function finish() {
    finished = false;
    if (!save().hasAttribute('aria-disabled')) form.requestSubmit(save());
  }

  // The draft goes when the server has the round, and not before: without a network the round waits in line, and is sent
  // again by itself until the server has it or refuses it, unless something is changed meanwhile.
  let unsent = null, retry = 0;
  form.addEventListener('sending', ({ detail: submit }) => {
    submit.preventDefault();
    send(submit.submitter);
  });
  async function send(button) {
    const sent = entered();
    clearTimeout(waiting);
    clearTimeout(retry);
    let answer = null;
    try {
      answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)) });
      if ([502, 503, 504].includes(answer.status)) throw new Error(answer.status); // a proxy without its server
    } catch {
      delete form.dataset.sent;
      button?.classList.remove('waiting');
      document.getElementById('offline').hidden = false;
      cut = true;
      if (same(sent, entered())) unsent = sent;
      clearTimeout(retry);
      retry = setTimeout(() => { if (unsent) send(); }, AGAIN); // the server may be away while the network is there
      tell();
      return;
    }
    unsent = null;
    document.getElementById('offline').hidden = navigator.onLine;
    if (answer.redirected) {
      form.dispatchEvent(new CustomEvent('recorded'));
      location.replace(answer.url);
    } else form.submit(); // refused, or somebody was first: the page that says so
  }
  addEventListener('online', () => {
    if (unsent) send();
    else if (form.classList.contains('answered')) ask(0);
  });
});
