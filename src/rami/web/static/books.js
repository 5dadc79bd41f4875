// Taking out: copy the text, hand it to the phone's own sharing, print. Buttons that cannot work stay hidden.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const copy = document.getElementById('copy'), send = document.getElementById('send'), print = document.getElementById('print');
  if (copy && navigator.clipboard) {
    const label = copy.textContent;
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(copy.dataset.text);
      } catch {
        getSelection().selectAllChildren(document.getElementById('said'));
        return;
      }
      copy.textContent = document.getElementById('done').textContent = copy.dataset.done;
      setTimeout(() => { copy.textContent = label; }, 3000);
    });
  }
  if (send && navigator.share) {
    send.hidden = false;
    send.addEventListener('click', () => navigator.share({ text: send.dataset.text }).catch(() => {}));
  }
  if (print) {
    print.hidden = false;
    print.addEventListener('click', () => window.print());
  }
});
