// The sheet: after each change from another phone the revision follows, and with it what stands round the live part.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const pages = document.getElementById('pages');
  const main = document.getElementById('main');
  pages.addEventListener('seq', (event) => {
    const seq = pages.dataset.shown = event.detail.data;
    for (const field of document.querySelectorAll('input[name=seen]')) field.value = seq;
  });

  // The header and the bar stand outside the live part: they are asked for whenever it changes, at first only where it is
  // another than the page was made with. Where two answers cross, the one asked for later counts.
  let asked = 0, first = true;
  pages.addEventListener('htmx:sse:after:message', ({ detail: { message } }) => {
    if (message.event) return;
    if (!first || message.id !== pages.dataset.seq) renew();
    first = false;
  });
  async function renew() {
    const mine = ++asked;
    try {
      const answer = await fetch(location.href);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      if (mine !== asked || !answer.ok) return;
      document.title = page.title;
      for (const part of ['header.top', 'footer.bar']) exchange(document.querySelector(part), page.querySelector(part));
    } catch { /* offline: the strip says so, and the next connection asks again */ }
  }
  function exchange(now, then) {
    if (now && then && now.outerHTML === then.outerHTML) return;
    const held = now && now.contains(document.activeElement) && document.activeElement;
    if (now && then) now.replaceWith(then);
    else if (now) now.remove();
    else if (then) main.after(then);
    if (held) focus(document.getElementById(held.id));
  }

  // What had the focus may be gone or out of sight: then the next step has it, or else the sheet.
  function focus(wanted) {
    const ways = ['.bar .btn', '.top .lamp', '.banner a'].map((way) => document.querySelector(way));
    const place = [wanted, ...ways].find((element) => element && element.getClientRects().length);
    if (!place) main.tabIndex = -1;
    (place || main).focus({ preventScroll: true });
  }

  // Back from an own deed, one goes on where one was: at undo, at the next round, at the round that was corrected.
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sessionStorage.setItem('rami-deed', event.target.getAttribute('action'));
  });
  const deed = sessionStorage.getItem('rami-deed');
  sessionStorage.removeItem('rami-deed');
  const [, match, round] = document.referrer.match(/(\/m\/[^/]+)\/round(?:\/(\d+))?(?:\/remove)?$/) || [];
  if (deed) focus(document.querySelector(`form[action="${deed}"] button`) || document.getElementById('undo'));
  else if (match === location.pathname) focus(document.querySelector(`#round-${round} th a`));
});
