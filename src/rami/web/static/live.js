// The live connection: it is taken up again after sleep, a change of network or a restart of the server, by itself. What
// it brings is read out.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const live = document.querySelector('[hx-sse\\:connect]');
  const strip = document.getElementById('offline');
  const SILENT = 45000; // the server gives a sign of life every 20 s
  let connection = null, heard = Date.now(), missing = 0;

  function alive() { heard = Date.now(); }
  live.addEventListener('htmx:sse:after:connection', (event) => {
    connection = event.detail.connection;
    clearTimeout(missing);
    missing = 0;
    strip.hidden = navigator.onLine;
    alive();
  });
  live.addEventListener('htmx:sse:before:message', alive);
  live.addEventListener('htmx:sse:close', () => { connection = null; lost(); });
  live.addEventListener('htmx:sse:error', lost);
  live.addEventListener('gone', () => location.reload());
  // A restart takes a moment and needs no word; what takes longer is told.
  function lost() { if (!missing) missing = setTimeout(() => { strip.hidden = false; }, 3000); }

  setInterval(() => {
    if (document.hidden) return;
    if (!connection) htmx.trigger(live, 'again');
    else if (Date.now() - heard > SILENT && connection.reader) { alive(); connection.reader.cancel(); }
  }, 4000);

  // Only a change of a text is read, so on a page just opened the text comes after a moment; what was read out before on
  // another page of this window is not read again. Each part has a key of its own, which changes with what there is to say.
  const spoken = document.getElementById('spoken');
  const READ = 'rami-read' + location.pathname;
  function speak() {
    if (document.querySelector('form[data-sent]')) return; // the page that answers the form reads what it did
    const before = JSON.parse(sessionStorage.getItem(READ) || '[]'), parts = [...document.querySelectorAll('#say p')];
    const fresh = parts.filter((part, place) => part.textContent && part.dataset.key !== before[place]);
    sessionStorage.setItem(READ, JSON.stringify(parts.map((part) => part.dataset.key)));
    if (fresh.length) spoken.textContent = fresh.map((part) => part.textContent).join(' ');
  }
  if (spoken) {
    setTimeout(() => {
      speak();
      new MutationObserver(speak).observe(live, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-key'] });
    }, 500);
  }
});
