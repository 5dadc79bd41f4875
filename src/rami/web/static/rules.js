// The rules: the contents show where one is reading, the bar comes when they are out of sight, the page can be printed.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const print = document.getElementById('print');
  print.hidden = false;
  print.addEventListener('click', () => window.print());

  const contents = document.getElementById('contents');
  const bar = document.querySelector('footer.bar');
  const links = new Map([...document.querySelectorAll('.contents li a')].map((link) => [link.hash.slice(1), link]));
  const sections = [...links.keys()].map((id) => document.getElementById(id));
  let waiting = false;
  function follow() {
    waiting = false;
    bar.classList.toggle('away', contents.getBoundingClientRect().bottom > 0);
    const passed = sections.filter((section) => section.getBoundingClientRect().top < innerHeight / 3);
    const now = passed.length ? links.get(passed[passed.length - 1].id) : null;
    for (const link of links.values()) {
      if (link !== now) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        // Where the contents stand beside the text and are longer than the window, they follow.
        if (contents.scrollHeight > contents.clientHeight) contents.scrollTop = link.offsetTop - contents.clientHeight / 2;
      }
    }
  }
  addEventListener('scroll', () => {
    if (!waiting) { waiting = true; requestAnimationFrame(follow); }
  }, { passive: true });
  follow();
});
