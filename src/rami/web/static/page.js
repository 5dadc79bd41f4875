// On every page: the time zone for the server, the offline strip, the drawer, one post per form.
'use strict';
document.documentElement.classList.add('js');
document.cookie = 'rami_zone=' + Intl.DateTimeFormat().resolvedOptions().timeZone + ';path=/;max-age=31536000;samesite=lax' + (location.protocol === 'https:' ? ';secure' : '');

addEventListener('DOMContentLoaded', () => {
  const strip = document.getElementById('offline');
  const tell = () => { strip.hidden = navigator.onLine; };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();

  const drawer = document.getElementById('drawer');
  let opener = null;
  document.addEventListener('click', async (event) => {
    const link = event.target.closest('a[data-drawer]');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      try {
        const answer = await fetch(link.href, { headers: { 'X-Drawer': '1' } });
        if (!answer.ok) throw new Error(answer.status);
        drawer.innerHTML = await answer.text();
        opener = link.getAttribute('href');
        drawer.showModal();
      } catch { location.href = link.href; }
    } else if (event.target === drawer || event.target.closest('[data-close]')) {
      drawer.close();
    }
    for (const menu of document.querySelectorAll('details.menu[open]')) {
      if (!menu.contains(event.target)) menu.open = false;
    }
  });
  drawer.addEventListener('close', () => {
    // The sheet may have been drawn anew meanwhile: find the figure again by its address.
    const back = opener && [...document.querySelectorAll('a[data-drawer]')].find((a) => a.getAttribute('href') === opener);
    if (back) back.focus();
  });
  let start = null;
  drawer.addEventListener('touchstart', (event) => { start = drawer.scrollTop > 0 ? null : event.touches[0].clientY; }, { passive: true });
  drawer.addEventListener('touchend', (event) => {
    if (start !== null && event.changedTouches[0].clientY - start > 80) drawer.close();
  });

  // Where a form was refused, one goes on at what is wrong first. The page of a round has its own way.
  const wrong = document.querySelector('main :is([aria-invalid=true], .err, [role=alert])');
  if (wrong && !wrong.closest('form.record')) {
    for (let fold = wrong.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
    const place = wrong.closest('[role=alert]') || wrong;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus();
  }

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') for (const menu of document.querySelectorAll('details.menu[open]')) { menu.open = false; menu.querySelector('summary').focus(); }
  });
  // A button that says what is missing stays focusable, and does nothing. A form goes out once; after a while without an
  // answer it may go again: its key tells the server that it is the same.
  document.addEventListener('submit', (event) => {
    const button = event.submitter, form = event.target;
    if ((button && button.getAttribute('aria-disabled') === 'true') || form.dataset.sent) { event.preventDefault(); return; }
    form.dataset.sent = '1';
    setTimeout(() => { delete form.dataset.sent; if (button) button.classList.remove('waiting'); }, 10000);
    if (button) button.classList.add('waiting');
    form.dispatchEvent(new CustomEvent('sending', { detail: event }));
    if (form.getAttribute('action') === '/language') keepTyped();
  });

  // Another language: what is typed so far stands in the page again.
  const typed = document.querySelector('form[data-typed]');
  function keepTyped() {
    if (typed) sessionStorage.setItem('typed', JSON.stringify([typed.getAttribute('action'), [...new FormData(typed)]]));
  }
  addEventListener('load', () => {
    const [action, fields] = JSON.parse(sessionStorage.getItem('typed') || '[]');
    sessionStorage.removeItem('typed');
    if (!typed || action !== typed.getAttribute('action')) return;
    typed.dispatchEvent(new CustomEvent('again', { detail: fields }));
    for (const field of typed.querySelectorAll('input:not([type=hidden], [type=file]), select, textarea')) {
      const at = fields.findIndex(([name, value]) => name === field.name && (field.type !== 'radio' || value === field.value));
      if (field.type === 'radio') field.checked = at >= 0;
      else if (at >= 0) field.value = fields.splice(at, 1)[0][1];
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  // Where the last page was left by a tap, a button that has the focus from the start needs no ring until keys are used.
  const root = document.documentElement;
  let tapped = false;
  root.classList.toggle('tapped', sessionStorage.getItem('rami-tapped') === 'yes');
  addEventListener('pointerdown', () => { tapped = true; }, true);
  addEventListener('keydown', () => { tapped = false; root.classList.remove('tapped'); }, true);
  addEventListener('pagehide', () => sessionStorage.setItem('rami-tapped', tapped ? 'yes' : 'no'));

  // Back from the browser's memory: the forms may be sent again, and the page is asked for anew.
  addEventListener('pageshow', (event) => { if (event.persisted) location.reload(); });
});
