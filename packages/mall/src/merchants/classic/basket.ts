import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { redirect } from '../../reply.ts';
import { itemPage, notFoundPage } from './catalog-pages.ts';
import { dollars, layout, problemBox } from './layout.ts';
import { coupon, totalsOf } from './money.ts';
import { products } from './products.ts';
import type { ClassicState } from './state.ts';

export function basketPage(request: MallRequest<ClassicState>, shop: Shop, problems: string[] = []) {
  const { session } = request;
  const items = shop.items(session);
  if (items.length === 0) {
    return layout(
      'Your Basket',
      html`${problemBox(problems)}<h1>Your Basket</h1><p>Your basket is empty. <a href="/">Keep shopping</a>.</p>`,
    );
  }
  const totals = totalsOf(session, shop);
  return layout(
    'Your Basket',
    html`${problemBox(problems)}<h1>Your Basket</h1>
<form method="post" action="/store/basket.cgi"><table class="grid" width="100%" cellspacing="0"><tr><th>Item</th><th>Price</th><th>Qty</th><th>Amount</th></tr>
${items.map(
  (
    item,
    index,
  ) => html`<tr><td><a href="/store/item/${item.slug}.html">${shop.product(item.slug)?.title ?? item.slug}</a>${item.variant && html`<br><span class="small">${item.variant}</span>`}</td>
<td>${dollars(item.unitPrice)}</td><td><input type="text" name="qty_${index}" value="${item.quantity}" size="3"></td><td>${dollars(item.unitPrice * item.quantity)}</td></tr>`,
)}
<tr><td colspan="3" align="right">Merchandise:</td><td>${dollars(totals.subtotal)}</td></tr>
${totals.discount > 0 && html`<tr><td colspan="3" align="right">Promotion ${session.coupon}:</td><td>-${dollars(totals.discount)}</td></tr>`}
</table><p align="right"><button class="btn2" name="action" value="update">Update Quantities</button> <button class="btn2" name="action" value="empty">Empty Basket</button></p>
<p>Promotion code: <input type="text" name="promo" size="14"> <button class="btn2" name="action" value="promo">Redeem</button></p></form>
<form method="get" action="/store/checkout.cgi"><p align="right"><span class="small">Shipping and tax are figured at checkout.</span>
<input class="btn" type="submit" value="Proceed to Checkout"></p></form>`,
  );
}

function add(request: MallRequest<ClassicState>) {
  const { form, session } = request;
  const product = products.find((candidate) => candidate.slug === form.get('item'));
  if (!product) return notFoundPage();
  const quantity = Number(form.get('qty') ?? '1');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999) {
    return itemPage(product, ['Quantity must be a whole number of at least 1.']);
  }
  const groups = product.variants ?? [];
  const chosen = groups.map((group) => {
    const wanted = form.get(`opt_${group.name}`);
    if (wanted === null && product.behaviour !== 'variant-required')
      return group.values.find((value) => !value.soldOut);
    return group.values.find((value) => value.label === wanted && !value.soldOut);
  });
  const unchosen = groups
    .filter((_, index) => !chosen[index])
    .map((group) => `Please choose a ${group.name.toLowerCase()}.`);
  if (unchosen.length > 0) return itemPage(product, unchosen);
  const variant = groups.length > 0 ? chosen.map((value) => value?.label).join(' / ') : null;
  const same = session.cart.find((line) => line.slug === product.slug && line.variant === variant);
  const total = quantity + (same?.quantity ?? 0);
  const left = unitsInStock(product, 'browse');
  if (left < total) {
    return itemPage(product, [
      left === 0 ? 'This item is out of stock.' : `We have only ${left} of this item in stock.`,
    ]);
  }
  if (same) same.quantity = total;
  else session.cart.push({ slug: product.slug, variant, quantity });
  session.state.ordered = null;
  return redirect('/store/basket.cgi');
}

function update(request: MallRequest<ClassicState>, shop: Shop) {
  const { form, session } = request;
  const before = session.cart.map((line) => line.quantity);
  session.cart.forEach((line, index) => {
    const quantity = Number(form.get(`qty_${index}`) ?? line.quantity);
    if (Number.isInteger(quantity) && quantity >= 0) line.quantity = quantity;
  });
  session.cart = session.cart.filter((line) => line.quantity > 0);
  const missing = shop.missing(session, 'browse');
  if (missing.length === 0) return redirect('/store/basket.cgi');
  session.cart.forEach((line, index) => {
    line.quantity = before[index] ?? line.quantity;
  });
  return basketPage(
    request,
    shop,
    missing.map((slug) => `We do not have that many of ${shop.product(slug)?.title}.`),
  );
}

export function changeBasket(request: MallRequest<ClassicState>, shop: Shop) {
  const { form, session } = request;
  const action = form.get('action');
  if (action === 'add') return add(request);
  if (action === 'empty') {
    session.cart = [];
    return redirect('/store/basket.cgi');
  }
  if (action === 'promo') {
    if ((form.get('promo') ?? '').trim().toUpperCase() !== coupon.code) {
      return basketPage(request, shop, [`"${form.get('promo')}" is not a valid promotion code.`]);
    }
    session.coupon = coupon.code;
    return redirect('/store/basket.cgi');
  }
  return update(request, shop);
}
