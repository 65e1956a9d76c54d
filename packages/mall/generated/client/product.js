/* global shop, on, ask, settlers, settle */
/** Buttons that set a hidden answer, and lists that do. */
const chooseIn = (box, value) => {
  const hidden = box.querySelector('input[type=hidden]');
  hidden.value = value;
  hidden.dispatchEvent(new Event('change', { bubbles: true }));
};
on('click', '[data-pick]', (element) => {
  const box = element.closest('[data-picks]');
  for (const each of box.querySelectorAll('[data-pick]')) {
    const isChosen = each === element;
    for (const name of ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-expanded'])
      if (each.hasAttribute(name)) each.setAttribute(name, String(isChosen));
  }
  for (const each of box.querySelectorAll('a[data-pick]')) each.toggleAttribute('data-on', each === element);
  chooseIn(box, element.dataset.pick);
  if (!box.dataset.picksLayer) return;
  document.getElementById(box.dataset.picksLayer).hidden = true;
  box.querySelector('[data-picked]').textContent = element.textContent;
});
/** Boxes to tick of which one stays ticked. */
on('change', '[data-one-of] input', (box) => {
  for (const other of box.closest('[data-one-of]').querySelectorAll('input')) other.checked = other === box;
});
on('click', '[data-listbox] > button, [data-styled] > [role=combobox]', (button) => {
  const list = button.parentElement.querySelector('[role=listbox]');
  list.hidden = !list.hidden;
  button.setAttribute('aria-expanded', String(!list.hidden));
});
on('click', '[data-listbox] [role=option]', (option, event) => {
  // A label around the list would press its button once more.
  event.preventDefault();
  if (option.getAttribute('aria-disabled') === 'true') return;
  const box = option.closest('[data-listbox]');
  const head = box.querySelector('button, [role=combobox]');
  if (head.tagName === 'INPUT') head.value = option.textContent;
  else head.textContent = option.textContent;
  head.setAttribute('aria-expanded', 'false');
  option.parentElement.hidden = true;
  chooseIn(box, option.dataset.value);
});
/** A box that hides a real select behind it. */
on('click', '[data-styled] [role=option]', (option, event) => {
  event.preventDefault();
  const select = option.closest('[data-styled]').querySelector('select');
  select.value = option.dataset.value;
  option.parentElement.hidden = true;
  select.dispatchEvent(new Event('change', { bubbles: true }));
});
on('change', '[data-styled] select', (select) => {
  select.parentElement.querySelector('[role=combobox]').textContent = select.selectedOptions[0]?.textContent ?? '';
});
/** A field that narrows its list while somebody types. */
const narrow = (field) => {
  const list = field.parentElement.querySelector('[role=listbox]');
  const wish = field.value.trim().toLocaleLowerCase();
  list.hidden = false;
  field.setAttribute('aria-expanded', 'true');
  const chosen = [...list.children].some((item) => item.textContent === field.value);
  for (const item of list.children) item.hidden = !chosen && !item.textContent.toLocaleLowerCase().includes(wish);
};
on('click', '[data-listbox] > input[role=combobox]', narrow);
on('input', '[data-listbox] > input[role=combobox]', narrow);
on('click', '[data-tab]', (tab) => {
  for (const each of tab.closest('[data-tabs]').querySelectorAll('[data-tab]')) {
    each.setAttribute('aria-selected', String(each === tab));
    document.getElementById(each.dataset.tab).hidden = each !== tab;
  }
});
on('click', '[data-step]', (button) => {
  const input = button.parentElement.querySelector('input');
  input.value = String(Math.max(1, Number(input.value) + Number(button.dataset.step)));
  const shown = button.parentElement.querySelector('[data-stepped]');
  if (shown) shown.textContent = input.value;
  input.dispatchEvent(new Event('change', { bubbles: true }));
});

const setBuy = (form, disabled, label) => {
  const button = form.querySelector('[data-buy]');
  if (!button) return;
  if ('disabled' in button && !['A', 'DIV'].includes(button.tagName)) button.disabled = disabled;
  else if (disabled) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  if (!label) return;
  if (button.tagName === 'INPUT') button.value = label;
  else (button.querySelector('span span') ?? button).textContent = label;
};
const isComplete = (form) => {
  const names = new Set(
    [...form.querySelectorAll('select[name], input[type=radio], input[type=checkbox], input[type=hidden]')].map(
      ({ name }) => name,
    ),
  );
  const data = new FormData(form);
  return [...names].every((name) => name === 'purchase' || data.get(name));
};
on('change', 'form[data-product]', async (form, event) => {
  settle();
  if (/^(quantity|purchase|qty\.)/.test(event.target.name)) return;
  const query = new URLSearchParams([...new FormData(form)].filter(([, value]) => value !== ''));
  const answer = await ask(`/variant?${query}`);
  const isGuarded = form.querySelector('[data-guarded]') !== null;
  if (answer.buy) setBuy(form, answer.buy.disabled || (isGuarded && !isComplete(form)), answer.buy.label);
});
settlers.push(() => {
  for (const select of document.querySelectorAll('[data-depends]')) {
    const first = document.getElementsByName(select.dataset.depends)[0];
    select.disabled = !first?.value;
  }
});

/** Selects that get their options from a script, one after the other. */
settlers.push(() => {
  for (const select of document.querySelectorAll('select[data-filled-with]')) {
    const before = select.dataset.filledAfter && document.getElementsByName(select.dataset.filledAfter)[0];
    const stock = select.querySelector('template');
    if (!stock || (before && !before.value)) continue;
    stock.replaceWith(stock.content);
    select.value = select.dataset.filledWith;
  }
});

/** Lines that are ticked to be bought. */
on('change', '[data-line-tick]', (box) => {
  const data = new URLSearchParams([...new FormData(box.form)]);
  data.append(box.dataset.lineTick, box.value);
  ask('/cart/update', data);
});

let cartTimer;
on('change', 'form[data-cart] [data-auto]', (input) => {
  clearTimeout(cartTimer);
  cartTimer = setTimeout(
    () => ask('/cart/update', new URLSearchParams([...new FormData(input.form)])),
    shop.debounceMs,
  );
});
