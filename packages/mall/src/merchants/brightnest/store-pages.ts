import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { redirect } from '../../reply.ts';
import { type NestState, price } from './pricing.ts';
import { type HomeProduct, products } from './products.ts';
import { site } from './site.ts';

type Request = MallRequest<NestState>;

export function collection(request: Request) {
  return site(
    request.session,
    'Happy things for your home',
    html`<section class="splash"><h1>Happy things<br>for your home</h1><p>Free Saver Shipping on every order.</p></section><section class="shelf">${products.map(
      (item) =>
        html`<a class="cardlet" href="/products/${item.slug}"><img src="/cdn/img/${item.slug}.svg" alt=""><b>${item.title}</b><span>${item.was && html`<s>${price(item.was)}</s> `}${price(item.price)}</span><small>★ ${item.stars}</small></a>`,
    )}</section>`,
  );
}

export function productPage(request: Request, shop: Shop, item: HomeProduct, problem = '') {
  const left = unitsInStock(item, 'browse');
  const strict = item.behaviour === 'variant-required';
  const head = html`<meta property="og:type" content="product"><meta property="og:title" content="${item.title}"><meta property="og:image" content="${shop.origins.shop}/cdn/img/${item.slug}.svg"><meta property="og:description" content="${item.description}"><meta property="product:price:amount" content="${(item.price / 100).toFixed(2)}"><meta property="product:price:currency" content="USD"><meta property="product:availability" content="${left > 0 ? 'in stock' : 'out of stock'}">`;
  return site(
    request.session,
    item.title,
    html`<div class="pp"><div class="pp-img"><img src="/cdn/img/${item.slug}.svg" alt="${item.title}"></div><div class="pp-info"><h1>${item.title}</h1><p class="stars">★ ${item.stars} · 213 reviews</p><p class="pp-price">${item.was && html`<s>${price(item.was)}</s> `}<strong>${price(item.price)}</strong></p><p>${item.description}</p>
${problem && html`<p class="oops" role="alert">${problem}</p>`}
<form action="/cart/add" method="post"><input type="hidden" name="handle" value="${item.slug}">
${(item.variants ?? []).map((group, index) => html`<div class="chips" role="radiogroup" aria-label="${group.name}"><span class="chips-name">${group.name}</span>${group.values.map((value, place) => html`<input type="radio" id="v${index}-${place}" name="properties[${group.name}]" value="${value.label}" ${!strict && place === 0 && 'checked'} ${value.soldOut && 'disabled'}><label for="v${index}-${place}">${value.label}</label>`)}</div>`)}
<div class="chips"><label class="chips-name" for="qty">Quantity</label><button type="button" class="round" data-step="-1">–</button><input id="qty" name="quantity" value="1" inputmode="numeric"><button type="button" class="round" data-step="1">+</button></div>
${
  left === 0
    ? html`<button class="pill pill-big" disabled>Sold out</button><p class="oops">This item is currently unavailable.</p>`
    : html`${left < 5 && html`<p class="hurry">Hurry, only ${left} left!</p>`}<button class="pill pill-big pill-line" name="then" value="cart">Add to cart</button><button class="pill pill-big" name="then" value="buy">Buy it now</button>`
}</form></div></div>`,
    { head },
  );
}

export function addToCart(request: Request, shop: Shop) {
  const { form, session } = request;
  const item = products.find((candidate) => candidate.slug === form.get('handle'));
  if (!item) return notFound(request);
  const chosen = (item.variants ?? []).map((group) =>
    group.values.find((value) => value.label === form.get(`properties[${group.name}]`) && !value.soldOut),
  );
  if (chosen.includes(undefined)) return productPage(request, shop, item, 'Please select all options first.');
  const variant = chosen.length > 0 ? chosen.map((value) => value?.label).join(' / ') : null;
  const quantity = Math.max(1, Math.trunc(Number(form.get('quantity'))) || 1);
  const line = session.cart.find((candidate) => candidate.slug === item.slug && candidate.variant === variant);
  const left = unitsInStock(item, 'browse');
  if (left < quantity + (line?.quantity ?? 0)) {
    return productPage(
      request,
      shop,
      item,
      left === 0 ? 'Sorry, this is sold out.' : `Sorry, you can only buy ${left} of these.`,
    );
  }
  if (line) line.quantity += quantity;
  else session.cart.push({ slug: item.slug, variant, quantity });
  return redirect(form.get('then') === 'buy' ? '/checkouts/new' : '/cart');
}

export function cartPage(request: Request, shop: Shop, problem = '') {
  const items = shop.items(request.session);
  const subtotal = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0);
  return site(
    request.session,
    'Your cart',
    html`<h1>Your cart</h1>${problem && html`<p class="oops" role="alert">${problem}</p>`}${
      items.length === 0
        ? html`<p>Your cart is empty.</p><a class="pill" href="/collections/all">Keep shopping</a>`
        : html`<ul class="cartlist">${items.map((item, index) => html`<li><img src="/cdn/img/${item.slug}.svg" alt=""><div><b>${shop.product(item.slug)?.title}</b><br><small>${item.variant}</small></div><form action="/cart/change" method="post"><input type="hidden" name="line" value="${index + 1}"><input name="quantity" value="${item.quantity}" aria-label="Quantity" inputmode="numeric"><button class="pill pill-quiet">Update</button></form><form action="/cart/change" method="post"><input type="hidden" name="line" value="${index + 1}"><button class="linkish" name="quantity" value="0">Remove</button></form><span>${price(item.unitPrice * item.quantity)}</span></li>`)}</ul>
<div class="cartfoot"><p>Subtotal <b>${price(subtotal)}</b></p><p><small>Taxes, discounts and shipping calculated at checkout.</small></p><a class="pill pill-big" href="/checkouts/new">Check out</a></div>`
    }`,
  );
}

export function changeCart(request: Request, shop: Shop) {
  const { form, session } = request;
  const line = session.cart[Number(form.get('line')) - 1];
  if (!line) return redirect('/cart');
  const before = line.quantity;
  line.quantity = Math.max(0, Math.trunc(Number(form.get('quantity'))) || 0);
  if (shop.missing(session, 'browse').length > 0) {
    line.quantity = before;
    return cartPage(request, shop, 'We do not have that many in stock.');
  }
  session.cart = session.cart.filter((candidate) => candidate.quantity > 0);
  return redirect('/cart');
}

export function orderStatus(request: Request, shop: Shop) {
  const reference = (request.form.get('order') ?? '').trim();
  const order = shop.ledger.find({ reference, email: request.form.get('contact') ?? '' });
  return site(
    request.session,
    'Order status',
    html`<h1>Order status</h1>${reference && !order && html`<p class="oops" role="alert">We could not find that order.</p>`}${order && html`<div class="okbox"><p>Order <b class="conf">${order.orderNumber}</b> is confirmed. Total ${price(order.total)}.</p></div>`}
<form action="/orders/status" method="post" class="stack"><label for="order">Order or cart number</label><input id="order" name="order"><label for="contact">Email</label><input id="contact" name="contact"><button class="pill">Check status</button></form>`,
  );
}

export function notFound(request: Request) {
  return site(request.session, 'Not found', html`<h1>404</h1><p>This page flew the nest.</p>`, { status: 404 });
}
