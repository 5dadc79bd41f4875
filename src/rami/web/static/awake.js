// The screen stays on while somebody writes, unless switched off.
'use strict';
addEventListener('DOMContentLoaded', () => {
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
});
