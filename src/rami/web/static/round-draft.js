// The record page: what was half entered survives a reload, a lock and a crash.
'use strict';
addEventListener('DOMContentLoaded', () => {
  const form = document.getElementById('round');
  const name = 'rami-draft/' + form.dataset.draft;

  function keep() {
    const fields = { people: form.dataset.people };
    for (const element of form.elements) {
      if (!element.name || ['key', 'seen'].includes(element.name)) continue;
      if (element.type === 'radio') { if (element.checked) fields[element.name] = element.value; }
      else if (element.type === 'checkbox') fields[element.name] = element.checked;
      else fields[element.name] = element.value;
    }
    try { localStorage.setItem(name, JSON.stringify(fields)); } catch { /* private window */ }
  }
  function take() {
    let fields = null;
    try { fields = JSON.parse(localStorage.getItem(name)); } catch { return; }
    if (!fields || !fields.people) return;
    fields = seated(fields, fields.people.split(','), form.dataset.people.split(','));
    for (const element of form.elements) {
      if (!(element.name in fields)) continue;
      if (element.type === 'radio') element.checked = element.value === fields[element.name];
      else if (element.type === 'checkbox') element.checked = fields[element.name] === true;
      else if (element.type === 'text') element.value = fields[element.name];
    }
  }
  function forget() { try { localStorage.removeItem(name); } catch { /* private window */ } }

  // A hand goes where its person sits now; the hand of somebody who left is left out.
  function seated(fields, before, now) {
    const moved = { ending: fields.ending };
    now.forEach((person, seat) => {
      const was = before.indexOf(person);
      if (was < 0) return;
      for (const name of ['hand-', 'opened-']) if (name + was in fields) moved[name + seat] = fields[name + was];
      if (fields.winner === String(was)) moved.winner = String(seat);
    });
    return moved;
  }

  form.addEventListener('edited', keep);
  form.addEventListener('recorded', forget);
  document.addEventListener('click', (event) => { if (event.target.closest('[data-forget]')) forget(); });
  // A page of what was refused holds what was sent.
  if (!form.querySelector('#page-errors .err, [aria-invalid=true]')) take();
});
