// The sheet: after each change from another phone the revision follows, and what happened is read out.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const pages = document.getElementById('pages');
  const spoken = document.getElementById('spoken');
  let first = true;
  pages.addEventListener('seq', (event) => {
    const seq = event.detail.data;
    pages.dataset.seq = seq;
    for (const field of document.querySelectorAll('input[name=seen]')) field.value = seq;
    const latest = document.querySelector('.log li span');
    if (!first && latest && latest.textContent !== spoken.textContent) spoken.textContent = latest.textContent;
    if (!first && seq !== pages.dataset.shown) refreshHeader();
    pages.dataset.shown = seq;
    first = false;
  });

  // The header and the bar stand outside the live part: they are asked for when the match has moved on.
  async function refreshHeader() {
    try {
      const answer = await fetch(location.href);
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      for (const part of ['header.top', 'footer.bar']) {
        const now = document.querySelector(part), then = page.querySelector(part);
        if (now && then && !now.contains(document.activeElement)) now.replaceWith(then);
        else if (now && !then) now.remove();
        else if (!now && then) document.getElementById('main').after(then);
      }
    } catch { /* offline: the strip says so */ }
  }
});
