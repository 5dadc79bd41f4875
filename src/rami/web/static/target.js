// The target has steps: a button adds to what is typed, in the digits of any script, or else to what the field offers.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const target = document.getElementById('target');
  // The digits of every script stand in runs of ten from its 0 on.
  function digit(letter) {
    let value = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(letter.codePointAt(0) - value - 1))) value += 1;
    return value % 10;
  }
  function read(text) {
    const typed = text.trim();
    return /^\p{Nd}+$/u.test(typed) ? Number([...typed].map(digit).join('')) : null;
  }
  for (const step of document.querySelectorAll('[data-step]')) {
    step.hidden = false;
    step.addEventListener('click', () => {
      const from = read(target.value) ?? read(target.placeholder) ?? read(target.defaultValue) ?? 0;
      target.value = Math.min(2000, Math.max(50, from + Number(step.dataset.step)));
    });
  }
});
