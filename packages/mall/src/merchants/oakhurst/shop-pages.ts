import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { redirect } from '../../reply.ts';
import { coupon, frame, type OakState, tally, usd } from './frame.ts';
import { type GardenGood, products } from './products.ts';

type Request = MallRequest<OakState>;

export function home() {
  return frame(
    'Garden goods',
    html`<h1>For the garden and the people in it</h1><div class="cards">${products.map((item) => html`<div class="card"><a href="/shop/${item.slug}"><img src="/pictures/${item.slug}.svg" alt="${item.title}"></a><h3><a href="/shop/${item.slug}">${item.title}</a></h3><p>${usd(item.price)}</p></div>`)}</div>`,
  );
}

export function productPage(item: GardenGood, notice: { added?: boolean; problem?: string } = {}) {
  const left = unitsInStock(item, 'browse');
  const unset = item.behaviour === 'variant-required';
  return frame(
    item.title,
    html`${notice.added && html`<div class="flash good">“${item.title}” has been added to your cart. <a class="view-cart" href="/basket">View cart</a></div>`}${notice.problem && html`<div class="flash bad" role="alert">${notice.problem}</div>`}
<div class="product" itemscope itemtype="https://schema.org/Product"><img itemprop="image" src="/pictures/${item.slug}.svg" alt="${item.title}"><div class="summary"><h1 itemprop="name">${item.title}</h1>
<p class="cost" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="USD"><span itemprop="price" content="${(item.price / 100).toFixed(2)}">${usd(item.price)}</span><link itemprop="availability" href="https://schema.org/${left > 0 ? 'InStock' : 'OutOfStock'}"></p>
<p itemprop="description">${item.description}</p>
${
  left === 0
    ? html`<p class="stock none">Out of stock</p>`
    : html`<p class="stock">${left < 5 ? `Only ${left} left in stock` : 'In stock'}</p><form class="cart" method="post" action="/shop/${item.slug}">
${(item.variants ?? []).map((group, index) => html`<p><label>${group.name} <select name="option${index + 1}"><option value="">Choose an option</option>${group.values.map((value, place) => html`<option ${!unset && place === 0 && 'selected'} ${value.soldOut && 'disabled'} value="${value.label}">${value.label}${value.soldOut && ' (out of stock)'}</option>`)}</select></label></p>`)}
<p><input type="number" name="quantity" value="1" min="1" class="qty" title="Qty"> <button type="submit" class="button">Add to cart</button></p></form>`
}</div></div>`,
  );
}

export function addToCart(request: Request, item: GardenGood) {
  const { form, session } = request;
  const chosen = (item.variants ?? []).map((group, index) =>
    group.values.find((value) => value.label === form.get(`option${index + 1}`) && !value.soldOut),
  );
  if (chosen.some((value) => !value)) {
    return productPage(item, { problem: 'Please choose product options before adding this item to your cart.' });
  }
  const variant = chosen.length > 0 ? chosen.map((value) => value?.label).join(' / ') : null;
  const quantity = Math.max(1, Math.trunc(Number(form.get('quantity'))) || 1);
  const line = session.cart.find((candidate) => candidate.slug === item.slug && candidate.variant === variant);
  const left = unitsInStock(item, 'browse');
  if (left < quantity + (line?.quantity ?? 0)) {
    return productPage(item, {
      problem:
        left === 0 ? 'Sorry, this item is out of stock.' : `You cannot add that amount: we have ${left} in stock.`,
    });
  }
  if (line) line.quantity += quantity;
  else session.cart.push({ slug: item.slug, variant, quantity });
  return redirect(`/shop/${item.slug}?added=1`);
}

export function basketPage(request: Request, shop: Shop, notice = '') {
  const items = shop.items(request.session);
  const { totals } = tally(request.session, shop);
  if (items.length === 0)
    return frame(
      'Cart',
      html`${notice && html`<div class="flash bad" role="alert">${notice}</div>`}<h1>Cart</h1><p>Your cart is currently empty. <a href="/">Return to shop</a></p>`,
    );
  return frame(
    'Cart',
    html`${notice && html`<div class="flash bad" role="alert">${notice}</div>`}<h1>Cart</h1><form method="post" action="/basket"><table class="lines"><tr><th>Product</th><th>Price</th><th>Quantity</th><th>Total</th></tr>
${items.map((item, index) => html`<tr><td><a href="/shop/${item.slug}">${shop.product(item.slug)?.title}</a> ${item.variant && html`<i>${item.variant}</i>`}</td><td>${usd(item.unitPrice)}</td><td><input type="number" min="0" name="cart[${index}][qty]" value="${item.quantity}" class="qty"></td><td>${usd(item.unitPrice * item.quantity)}</td></tr>`)}</table>
<p class="tools"><input name="coupon_code" placeholder="Coupon code"> <button name="do" value="coupon" class="button light">Apply coupon</button> <button name="do" value="update" class="button light">Update cart</button></p></form>
<div class="totals"><p>Subtotal <b>${usd(totals.subtotal)}</b></p>${totals.discount > 0 && html`<p>Coupon ${request.session.coupon} <b>-${usd(totals.discount)}</b></p>`}<p><a class="button wide" href="/checkout">Proceed to checkout</a></p></div>`,
  );
}

export function changeBasket(request: Request, shop: Shop) {
  const { form, session } = request;
  if (form.get('do') === 'coupon') {
    const code = (form.get('coupon_code') ?? '').trim();
    if (code.toUpperCase() !== coupon.code) return basketPage(request, shop, `Coupon "${code}" does not exist!`);
    session.coupon = coupon.code;
    return redirect('/basket');
  }
  const before = session.cart.map((line) => line.quantity);
  session.cart.forEach((line, index) => {
    line.quantity = Math.max(0, Math.trunc(Number(form.get(`cart[${index}][qty]`) ?? line.quantity)) || 0);
  });
  if (shop.missing(session, 'browse').length > 0) {
    session.cart.forEach((line, index) => {
      line.quantity = before[index] ?? 1;
    });
    return basketPage(request, shop, 'We do not have enough in stock for that quantity.');
  }
  session.cart = session.cart.filter((line) => line.quantity > 0);
  return redirect('/basket');
}

export function findOrder(request: Request, shop: Shop) {
  const reference = request.query.get('o') ?? '';
  const order = reference ? shop.ledger.find({ reference, email: request.query.get('e') ?? '' }) : undefined;
  return frame(
    'Find my order',
    html`<h1>Find my order</h1><form action="/my-order"><p><label>Order number (or cart reference) <input name="o" value="${reference}"></label></p><p><label>Email used at checkout <input name="e" value="${request.query.get('e') ?? ''}"></label></p><p><button class="button">Find</button></p></form>
${order && html`<div class="flash good">Order <b class="order-number">${order.orderNumber}</b>, ${usd(order.total)}: we are preparing it.</div>`}${reference && !order && html`<div class="flash bad">Sorry, no order was found.</div>`}`,
    reference && !order ? 404 : 200,
  );
}
