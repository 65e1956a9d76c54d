import { $, call, esc, go, money, pressable, toast } from './core.js';

export const bag = { items: [], count: 0, subtotal: 0, coupon: null };

function adopt(answer) {
  Object.assign(bag, { items: answer.items, count: answer.count, subtotal: answer.subtotal, coupon: answer.coupon });
  const badge = $('.bag-count');
  if (badge) badge.textContent = bag.count > 0 ? String(bag.count) : '';
  const drawer = $('.drawer');
  if (drawer) paint(drawer);
}

export async function refreshBag() {
  const answer = await call('GET', '/api/bag');
  if (answer.ok) adopt(answer);
}

export async function addToBag(slug, variant, quantity) {
  const answer = await call('POST', '/api/bag', { slug, variant, quantity });
  if (answer.ok) {
    adopt(answer);
    openDrawer();
  }
  return answer;
}

async function setQuantity(index, quantity) {
  const answer = await call('PATCH', '/api/bag', { index, quantity });
  if (answer.ok) adopt(answer);
  else toast(answer.error);
}

function paint(drawer) {
  drawer.innerHTML = `<div class="drawer__head"><h2>Your bag (${bag.count})</h2><div class="x" role="button" tabindex="0" aria-label="Close bag">×</div></div>
    <div class="drawer__lines">${
      bag.items.length === 0
        ? '<p class="muted">Nothing here yet.</p>'
        : bag.items
            .map(
              (
                item,
                index,
              ) => `<div class="line"><img src="/media/${item.slug}.svg" alt=""><div class="line__text"><strong>${esc(item.title)}</strong>
          <span class="muted">${esc(item.variant ?? '')}</span><div class="stepper"><span role="button" tabindex="0" aria-label="Decrease quantity" data-i="${index}" data-q="${item.quantity - 1}">−</span><b>${item.quantity}</b><span role="button" tabindex="0" aria-label="Increase quantity" data-i="${index}" data-q="${item.quantity + 1}">+</span></div></div>
          <span>${money(item.unitPrice * item.quantity)}</span></div>`,
            )
            .join('')
    }</div>
    <div class="drawer__foot"><div class="row"><span>Subtotal</span><span>${money(bag.subtotal)}</span></div>
    <p class="muted">Taxes and delivery calculated at checkout</p>
    <div class="cta${bag.count ? '' : ' cta--off'}" role="button" tabindex="0" aria-disabled="${bag.count === 0}">Check out</div></div>`;
  pressable($('.x', drawer), closeDrawer);
  for (const control of drawer.querySelectorAll('.stepper [role=button]')) {
    pressable(control, () => setQuantity(Number(control.dataset.i), Number(control.dataset.q)));
  }
  pressable($('.cta', drawer), () => {
    if (bag.count === 0) return;
    closeDrawer();
    go('/checkout');
  });
}

export function openDrawer() {
  closeDrawer();
  const shade = document.createElement('div');
  shade.className = 'shade';
  shade.addEventListener('click', closeDrawer);
  const drawer = document.createElement('aside');
  drawer.className = 'drawer';
  drawer.setAttribute('role', 'dialog');
  drawer.setAttribute('aria-label', 'Shopping bag');
  document.body.append(shade, drawer);
  paint(drawer);
}

export function closeDrawer() {
  $('.shade')?.remove();
  $('.drawer')?.remove();
}
