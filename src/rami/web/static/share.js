// Links are copied and sent by one tap, where the browser can do it.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const spoken = document.getElementById('copied');
  for (const link of document.querySelectorAll('[data-link]')) {
    const field = link.querySelector('input'), copy = link.querySelector('[data-copy]'), send = link.querySelector('[data-send]');
    const label = copy.textContent;
    copy.hidden = false;
    field.addEventListener('focus', () => field.select());
    copy.addEventListener('click', async () => {
      try { await navigator.clipboard.writeText(link.dataset.link); } catch {
        // Without https there is no clipboard but the old one.
        field.select();
        if (!document.execCommand('copy')) return;
        copy.focus();
      }
      copy.textContent = spoken.textContent = copy.dataset.done;
      setTimeout(() => { copy.textContent = label; spoken.textContent = ''; }, 2000);
    });
    if (!navigator.share) continue;
    send.hidden = false;
    send.addEventListener('click', () => navigator.share({ title: link.dataset.title, url: link.dataset.link }).catch(() => {}));
  }
});
