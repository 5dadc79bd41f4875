// Taking out: copy the text, hand it to the phone's own sharing, print. Buttons that cannot work stay hidden.
'use strict';
// Without https there is no clipboard but the old one, which copies what is selected: the text as it stands, out of a field.
function copyOld(text) {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'vh';
  document.body.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
addEventListener('DOMContentLoaded', () => {
  const copy = document.getElementById('copy'), send = document.getElementById('send'), print = document.getElementById('print');
  if (copy) {
    const label = copy.textContent;
    copy.hidden = false;
    copy.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(copy.dataset.text);
      } catch {
        if (!copyOld(copy.dataset.text)) {
          getSelection().selectAllChildren(document.getElementById('said'));
          return;
        }
        copy.focus();
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
