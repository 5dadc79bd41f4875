// The big screen stays on, and reads out what is new.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const spoken = document.getElementById('spoken');
  let first = true;
  document.getElementById('screen').addEventListener('seq', () => {
    const latest = document.querySelector('.log li span');
    if (!first && latest) spoken.textContent = latest.textContent;
    first = false;
  });
  async function hold() {
    if (document.visibilityState === 'visible') await navigator.wakeLock.request('screen').catch(() => null);
  }
  if ('wakeLock' in navigator) {
    document.addEventListener('visibilitychange', hold);
    hold();
  }
});
