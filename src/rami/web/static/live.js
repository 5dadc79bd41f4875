// The live connection: it is taken up again after sleep, a change of network or a restart of the server, by itself.
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
});
