/* global shop, on, place, ask, settlers, settle, dataOf, send */
let refreshTimer;
let isAskedFor = '';
/** Fetches new sums for new answers, as late and for as much of the page as the design says. */
const refresh = (form, why) => {
  clearTimeout(refreshTimer);
  isAskedFor = why;
  if (shop.meanwhile !== 'keep') dim();
  refreshTimer = setTimeout(() => {
    if (!form.isConnected) return;
    if (shop.scope === 'reload') {
      form.setAttribute('action', `/checkout/refresh?${isAskedFor}`);
      form.submit();
      return;
    }
    ask(`/checkout/refresh?${isAskedFor}`, dataOf(form));
  }, shop.debounceMs);
};
/** The sums while new ones are on their way: dots, or a guess without the last digits. */
const dim = () => {
  const cells = place('sums')?.querySelectorAll('td, dd, p:last-child, span:last-child, strong, b') ?? [];
  for (const cell of cells) {
    if (cell.children.length > 0) continue;
    cell.textContent = shop.meanwhile === 'dots' ? '…' : cell.textContent.replace(/[1-9](?=\D*$)/, '0');
  }
};
const formOf = (element) => element.form ?? element.closest('form');

on('change', '[data-refresh]', (element) => refresh(formOf(element), 'delivery'));
/** Rows that are pressed as a whole. */
on('click', '[data-row-pick]', (row, event) => {
  const radio = row.querySelector('input');
  if (event.target === radio || radio.checked) return;
  radio.checked = true;
  radio.dispatchEvent(new Event('change', { bubbles: true }));
});
on('click', '[data-copies]', (button) => {
  const { elements } = formOf(button);
  for (const [name, sources] of Object.entries(JSON.parse(button.dataset.copies))) {
    const parts = sources.map((source) => elements.namedItem(source)?.value ?? '');
    const field = elements.namedItem(name);
    field.value = parts.filter(Boolean).join(' ');
    // Buttons that wait for the form hear of it.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
});
on('click', '[data-idle]', (_, event) => event.preventDefault());
/** The chosen one of several links is plain text: the part has to be drawn again. */
on('change', '[data-picks-redraw]', (element) => refresh(formOf(element), element.dataset.picksRedraw));
on('change', '[data-picks-refresh]', (element) => refresh(formOf(element), 'delivery'));
on('change', '[data-place]', (element) => {
  const form = formOf(element);
  if (form?.hasAttribute('data-checkout') && place('delivery')) refresh(form, 'place');
});
on('change', '[data-listbox]', (element) => {
  const form = formOf(element);
  if (form?.hasAttribute('data-checkout') && place('delivery')) refresh(form, 'place');
});
/** Lists that are searched by typing. */
const openMenu = (field) => {
  const menu = field.closest('[data-searched]').querySelector('[data-menu]');
  const wish = field.value.trim().toLocaleLowerCase();
  menu.hidden = false;
  for (const item of menu.children) item.hidden = !item.textContent.toLocaleLowerCase().includes(wish);
};
const takeItem = (item) => {
  const box = item.closest('[data-searched]');
  const [hidden, field] = box.querySelectorAll('input');
  hidden.value = item.dataset.value;
  field.value = '';
  box.querySelector('[data-shown]').textContent = item.textContent;
  box.querySelector('[data-menu]').hidden = true;
  hidden.dispatchEvent(new Event('change', { bubbles: true }));
};
on('click', '[data-searched] input', openMenu);
on('input', '[data-searched] input', openMenu);
on('keydown', '[data-searched] input', (field, event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const first = field.closest('[data-searched]').querySelector('[data-menu] > :not([hidden])');
  if (first && field.value !== '') takeItem(first);
});
on('click', '[data-menu] > *', (item, event) => {
  // A label around the list would open it once more.
  event.preventDefault();
  takeItem(item);
});
on('change', '[data-searched]', (element, event) => {
  const form = formOf(element);
  if (event.target.type === 'hidden' && form?.hasAttribute('data-checkout') && place('delivery'))
    refresh(form, 'place');
});
on('paste', '[data-typed]', (_, event) => event.preventDefault());
on('change', '[data-shows-on]', (list) => {
  document.getElementById(list.dataset.showsOn).hidden = list.value !== 'other';
});
on('click', '[data-rates]', (button) => {
  const form = formOf(button);
  const data = dataOf(form);
  data.append('ratesAsked', '1');
  ask('/checkout/refresh?place', data, button);
});
const showCard = (form, method) => {
  for (const box of form.querySelectorAll('[data-card-box]')) box.hidden = method !== 'card';
};
on('change', '[data-method]', (element) => {
  showCard(formOf(element), element.value);
  refresh(formOf(element), 'method');
});
on('change', '[data-picks-method]', (element, event) => {
  // An accordion holds the card's fields as well; their changes are no choice of a method.
  if (event.target.type !== 'hidden') return;
  const { value } = element.querySelector('input');
  showCard(formOf(element), value);
  refresh(formOf(element), 'method');
});
on('change', '[data-shows]', (box) => {
  document.getElementById(box.dataset.shows).hidden = !box.checked;
});
on('change', '[data-hides-box]', (box) => {
  document.getElementById(box.dataset.hidesBox).hidden = box.checked;
});

/** A region that waits for its country. */
settlers.push(() => {
  for (const field of document.querySelectorAll('[data-after]')) {
    const country = document.getElementsByName(field.dataset.after)[0];
    const table = field.closest('table');
    const isOwn = table?.querySelectorAll('input, select, textarea').length === 1;
    const box = isOwn ? table : field.parentElement;
    const isWanted = country?.value === field.dataset.when;
    box.hidden = !isWanted;
    box.style.display = isWanted ? '' : 'none';
    field.disabled = !isWanted;
  }
});
on('change', 'form', () => settle());

/** Buttons that wait until the form is complete. */
const guard = () => {
  if (!shop.guards) return;
  for (const button of document.querySelectorAll('[data-guard]')) {
    const form = button.dataset.form ? document.getElementById(button.dataset.form) : button.closest('form');
    if (!form) continue;
    const missing = [...form.elements].some(
      (field) => field.dataset.needed !== undefined && !field.disabled && field.offsetParent && field.value === '',
    );
    if (['A', 'DIV', 'SHOP-PRESS'].includes(button.tagName)) button.setAttribute('aria-disabled', String(missing));
    else if (!button.dataset.locked) button.disabled = missing;
  }
};
settlers.push(guard);
on('input', 'form', guard);
settlers.push(() => {
  if (shop.guards)
    for (const field of document.querySelectorAll('form[data-checkout] input[aria-required]'))
      field.dataset.needed = '1';
});

on('blur', 'form[data-checkout] input', (field) => {
  if (!shop.complains || !field.hasAttribute('aria-required')) return;
  const note = field.parentElement.querySelector('[data-note]');
  if (field.value !== '') {
    note?.remove();
    return;
  }
  if (note) return;
  const words = document.createElement('div');
  words.className = shop.fieldError;
  words.dataset.note = '1';
  words.textContent = shop.words.required;
  field.parentElement.append(words);
});

/** Three streets that somebody else lives in. */
on('input', '[data-suggest]', (field) => {
  document.querySelector('[data-suggestions]')?.remove();
  if (field.value.length < 4) return;
  const list = document.createElement('ul');
  list.dataset.suggestions = '1';
  list.className = 'suggestions';
  list.innerHTML = ['1', '27', '103']
    .map(
      (number) =>
        `<li role="option" data-suggestion data-truth="decoy:suggestion">${field.value.replace(/[<>&]/g, '')} – ${number}</li>`,
    )
    .join('');
  field.after(list);
});
on('click', '[data-suggestion]', (item, event) => {
  event.preventDefault();
  item.closest('[data-suggestions]').previousElementSibling.value = item.textContent;
  item.closest('[data-suggestions]').remove();
});
on('focus', 'input:not([data-suggest]), select', () => document.querySelector('[data-suggestions]')?.remove());

/** Regions come by request once the country is known. */
settlers.push(() => {
  for (const select of document.querySelectorAll('[data-regions]')) {
    const country = document.getElementsByName(select.dataset.regions)[0]?.value ?? '';
    if (country === '' || select.dataset.filledFor === country) continue;
    select.dataset.filledFor = country;
    fetch(`/regions?country=${country}`, { headers: { 'x-requested-with': 'fetch' } })
      .then((reply) => reply.json())
      .then(({ regions }) => {
        const was = select.value;
        for (const option of [...select.options].slice(1)) option.remove();
        for (const [value, text] of regions) select.add(new Option(text, value));
        select.value = regions.some(([value]) => value === was) ? was : '';
      });
  }
});

on('click', '[data-lookup]', (button) => ask('/lookup', undefined, button));
on('change', '[data-lookup-list]', (list, event) => {
  event.stopPropagation();
  if (list.value === '') return;
  const box = document.getElementById(list.closest('[data-fills]').dataset.fills);
  box.hidden = false;
  for (const [name, value] of Object.entries(JSON.parse(list.value))) {
    const field = box.querySelector(`[name="${CSS.escape(name)}"]`);
    if (!field) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
});

/** Terms that are agreed to in a dialog, and switches. */
on('click', '[data-agrees]', (tick, event) => {
  if (!tick.checked) return;
  event.preventDefault();
  document.getElementById(tick.dataset.agrees).hidden = false;
});
on('click', '[data-agree]', (button) => {
  const tick = document.getElementById(button.dataset.agree);
  document.getElementById(tick.dataset.agrees).hidden = true;
  tick.checked = true;
});
on('click', '[data-switch]', (button) => {
  const isOn = button.getAttribute('aria-checked') !== 'true';
  button.setAttribute('aria-checked', String(isOn));
  button.parentElement.querySelector('input[type=hidden]').disabled = !isOn;
});
