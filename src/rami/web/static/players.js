// The players of a match: seats are dragged or moved by a button and saved together; names known are one tap.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const list = document.getElementById('seating');
  if (list) {
    const rows = () => [...list.querySelectorAll('[data-seat]')];
    const order = () => rows().map((row) => row.querySelector('[name=person]').value).join();
    const saved = document.getElementById('moved').hidden ? order() : null;
    const stay = document.getElementById('stay');
    const follow = () => {
      rows().forEach((row, place) => {
        row.querySelector('.no').textContent = place + 1;
        const up = row.querySelector('[name=up]');
        up.value = place;
        up.hidden = place === 0;
      });
      const moved = order() !== saved;
      document.getElementById('moved').hidden = !moved;
      if (stay) stay.hidden = moved;
    };
    list.addEventListener('click', (event) => {
      const up = event.target.closest('[name=up]');
      if (!up) return;
      event.preventDefault();
      const row = up.closest('[data-seat]');
      rows()[rows().indexOf(row) - 1].before(row);
      follow();
      (up.hidden ? row.querySelector('.one') : up).focus();
    });
    Sortable.create(list, { handle: '.grip', draggable: '[data-seat]', animation: 180, onEnd: follow });
  }

  const name = document.getElementById('name');
  for (const chip of document.querySelectorAll('[data-name]')) {
    chip.hidden = false;
    chip.addEventListener('click', () => { name.value = chip.dataset.name; name.focus(); });
  }
  if (name) name.removeAttribute('list');
});
