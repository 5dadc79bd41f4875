// The new match: rows come and go, names known on this device are one tap, seats are dragged or moved by a button.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const form = document.getElementById('new'), list = document.getElementById('seats');
  const add = document.getElementById('add'), target = document.getElementById('target');
  const MOST = 6;
  // The total carried from paper belongs to a person: it goes where the row of the person goes.
  const paper = document.getElementById('paper'), carriedOf = new Map();
  const rows = () => [...list.querySelectorAll('[data-seat]')];
  const key = (name) => name.normalize('NFC').trim().toLocaleLowerCase();
  const names = () => rows().map((row) => row.querySelector('.name-in').value.trim()).filter(Boolean);

  // What is read out of a row tells its number: it is told anew wherever rows come, go or move.
  const TOLD = { '.name-in': 'name', '[type=radio]': 'deals', '[data-up]': 'moves', '[data-remove]': 'removes' };

  function number() {
    rows().forEach((row, place) => {
      row.querySelector('.no').textContent = place + 1;
      for (const [part, told] of Object.entries(TOLD)) row.querySelector(part).setAttribute('aria-label', list.dataset[told].replace('{number}', place + 1));
      row.querySelector('[type=radio]').value = place;
      row.querySelector('[data-up]').hidden = place === 0;
      row.querySelector('[data-remove]').hidden = rows().length <= 2;
    });
    rows().forEach((row, place) => {
      const name = row.querySelector('.name-in').value.trim(), carried = carriedOf.get(row);
      carried.querySelector('.lbl').textContent = name || paper.dataset.numbered.replace('{number}', place + 1);
      if (paper.children[place] !== carried) paper.insertBefore(carried, paper.children[place] || null);
    });
    add.hidden = rows().length >= MOST;
    const seated = names().map(key);
    for (const chip of form.querySelectorAll('[data-known]')) chip.hidden = seated.includes(key(chip.dataset.known));
    target.placeholder = 100 * Math.max(names().length - 1, 1);
  }
  function more(name) {
    const row = rows()[0].cloneNode(true);
    const carried = carriedOf.get(rows()[0]).cloneNode(true);
    const input = row.querySelector('.name-in');
    for (const part of [row, carried]) {
      for (const told of part.querySelectorAll('.err, .wrong-name')) told.remove();
      for (const field of part.querySelectorAll('[aria-invalid]')) for (const told of ['aria-invalid', 'aria-describedby']) field.removeAttribute(told);
    }
    input.value = name;
    carried.querySelector('input').value = '';
    row.querySelector('[type=radio]').checked = false;
    list.append(row);
    carriedOf.set(row, carried);
    number();
    return input;
  }
  function remove(row) {
    const dealt = row.querySelector('[type=radio]').checked;
    carriedOf.get(row).remove();
    row.remove();
    if (dealt) rows()[0].querySelector('[type=radio]').checked = true;
    number();
  }
  add.addEventListener('click', () => more('').focus());
  form.addEventListener('again', (event) => {
    const seats = event.detail.filter(([name]) => name === 'name').length;
    while (rows().length < seats) more('');
    while (rows().length > seats) remove(rows().at(-1));
  });
  list.addEventListener('click', (event) => {
    const row = event.target.closest('[data-seat]');
    if (event.target.closest('[data-remove]')) {
      // By keys one goes on at the next name; a tap must not bring the keyboard of the phone up.
      const next = event.detail === 0 && rows()[rows().indexOf(row) + 1];
      remove(row);
      (next ? next.querySelector('.name-in') : add).focus();
    } else if (event.target.closest('[data-up]')) {
      rows()[rows().indexOf(row) - 1].before(row);
      number();
      const up = row.querySelector('[data-up]');
      (up.hidden ? row.querySelector('.name-in') : up).focus();
    }
  });
  form.addEventListener('click', (event) => {
    const chip = event.target.closest('[data-known]');
    if (chip) {
      const free = rows().map((row) => row.querySelector('.name-in')).find((input) => !input.value.trim());
      if (free) free.value = chip.dataset.known;
      else if (rows().length < MOST) more(chip.dataset.known);
      number();
      if (chip.hidden) (form.querySelector('[data-known]:not([hidden])') ?? (add.hidden ? target : add)).focus();
    }
  });
  list.addEventListener('input', number);
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !event.target.matches('.name-in')) return;
    const inputs = rows().map((row) => row.querySelector('.name-in'));
    const next = inputs[inputs.indexOf(event.target) + 1];
    if (next && event.target.value.trim()) { event.preventDefault(); next.focus(); }
  });
  rows().forEach((row, place) => carriedOf.set(row, paper.querySelectorAll('[data-carried]')[place]));
  if (window.Sortable) Sortable.create(list, { handle: '.grip', draggable: '[data-seat]', animation: 180, onEnd: number });
  number();
});
