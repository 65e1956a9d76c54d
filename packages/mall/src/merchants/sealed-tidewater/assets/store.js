const $ = (sel, root = document) => root.querySelector(sel);
const $$ = (sel, root = document) => Array.from(root.querySelectorAll(sel));

export const money = (cents) => `$${(cents / 100).toFixed(2)}`;

export async function call(path, payload) {
  const res = await fetch(`/v2/${path}`, {
    method: payload ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: payload && JSON.stringify(payload),
  });
  return res.json();
}

function node(tag, props = {}, ...kids) {
  const el = Object.assign(document.createElement(tag), props);
  el.append(...kids);
  return el;
}

function stepper(value, label, onChange) {
  const out = node('output', { textContent: value });
  const set = (next) => {
    out.textContent = next;
    onChange(next);
  };
  const less = node('button', { type: 'button', textContent: '−', ariaLabel: `Less ${label}` });
  const more = node('button', { type: 'button', textContent: '+', ariaLabel: `More ${label}` });
  less.onclick = () => set(Math.max(0, Number(out.textContent) - 1));
  more.onclick = () => set(Number(out.textContent) + 1);
  return node('div', { className: 'stepper' }, less, out, more);
}

// The cart slides up from the bottom; it is built again each time it opens.
async function openSheet(notice) {
  closeSheet();
  const cart = await call('cart');
  $('#cart-count').textContent = cart.count;
  const sheet = node('div', { className: 'sheet', role: 'dialog', ariaLabel: 'Your cart' });
  const grip = node('button', { className: 'grip', ariaLabel: 'Close cart', onclick: closeSheet });
  sheet.append(grip, node('h2', { textContent: cart.count ? 'Your cart' : 'Your cart is empty' }));
  if (notice) sheet.append(node('div', { className: 'toast', textContent: notice }));
  for (const line of cart.lines) {
    sheet.append(
      node(
        'div',
        { className: 'line' },
        node(
          'div',
          {},
          node('strong', { textContent: line.title }),
          node('div', { className: 'muted', textContent: line.note }),
        ),
        stepper(line.quantity, line.title, async (quantity) => {
          const outcome = await call('cart/quantity', { line: line.index, quantity });
          openSheet(outcome.error);
        }),
        node('span', { textContent: money(line.total) }),
      ),
    );
  }
  if (cart.count) {
    sheet.append(
      node(
        'p',
        { className: 'money sum' },
        node('span', { textContent: 'Subtotal' }),
        node('span', { textContent: money(cart.subtotal) }),
      ),
      node('p', { className: 'muted', textContent: 'Taxes and delivery are worked out at checkout.' }),
      node(
        'div',
        { style: 'display:flex' },
        node('a', { className: 'big', href: '/checkout', textContent: 'Go to checkout' }),
      ),
    );
  }
  const scrim = node('div', { className: 'scrim', onclick: closeSheet });
  document.body.append(scrim, sheet);
}

function closeSheet() {
  for (const el of $$('.sheet, .scrim')) el.remove();
}

$('#cart-open').onclick = () => openSheet();

const buyForm = $('#buy');
if (buyForm) {
  let quantity = 1;
  $('#quantity').replaceWith(
    stepper(1, 'bags', (next) => {
      quantity = Math.max(1, next);
      $('.dock output').textContent = quantity;
    }),
  );
  const price = () => {
    const extra = $$('input:checked', buyForm).reduce((sum, el) => sum + Number(el.dataset.extra ?? 0), 0);
    $('#price').textContent = money(Number(buyForm.dataset.price) + extra);
  };
  buyForm.addEventListener('change', price);
  $('#add').onclick = async () => {
    const groups = $$('fieldset', buyForm);
    const chosen = groups.map((group) => $('input:checked', group)?.value ?? '');
    const open = groups.find((_group, i) => !chosen[i]);
    const hint = $('#hint');
    hint.hidden = true;
    if (open) {
      hint.hidden = false;
      hint.textContent = `Pick a ${$('legend', open).textContent.toLowerCase()} to continue`;
      return;
    }
    $('#add').disabled = true;
    const outcome = await call('cart/add', { slug: buyForm.dataset.slug, chosen, quantity });
    $('#add').disabled = false;
    if (outcome.error) {
      hint.hidden = false;
      hint.textContent = outcome.error;
    } else {
      openSheet();
    }
  };
}
