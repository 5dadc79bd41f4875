// The big screen stays on.
'use strict';
addEventListener('DOMContentLoaded', () => {
  async function hold() {
    if (document.visibilityState === 'visible') await navigator.wakeLock.request('screen').catch(() => null);
  }
  if ('wakeLock' in navigator) {
    document.addEventListener('visibilitychange', hold);
    hold();
  }
});
