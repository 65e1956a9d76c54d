// A Spanish shop of the site-builder kind: the e-mail alone first, a returning-customer code that slides over it, a phone
// field with a flag that picks the dialling code, fields that rewrite what is typed, "next" asleep until a field was left,
// a pre-ticked extra, each card field in its own frame, and a last step that only reviews.
import { judgeCard } from '../core/card-fields.ts';
import { type Answer, type Ask, money, pause, type Shop, type Storefront } from '../core/storefront.ts';
import { stepsScript } from './steps-script.ts';

export const steppedTel: Storefront = {
  name: 'stepped-tel',
  language: 'es-ES',
  currency: 'EUR',
  country: 'ES',
  taxPercent: 21,
  goods: [
    { slug: 'aceite-picual', title: 'Aceite picual 500 ml', price: 1450 },
    {
      slug: 'manta-lana',
      title: 'Manta de lana',
      price: 8900,
      options: [{ name: 'Color', values: ['Crudo', 'Terracota'] }],
    },
    { slug: 'botijo-blanco', title: 'Botijo blanco', price: 3300, soldOut: true },
  ],
  deliveries: [
    { id: 'urgente', title: 'Envío urgente 24 h', price: 990 },
    { id: 'estandar', title: 'Envío estándar (3-4 días)', price: 495 },
  ],
  answer: async (ask, shop) => {
    const { path, session, sent } = ask;
    const slug = /^\/tienda\/p\/([a-z-]+)$/.exec(path)?.[1];
    if (slug) return product(ask, shop, slug);
    if (path === '/api/cart/add') {
      await pause(200);
      shop.add(session, sent.slug ?? '', sent.variant ?? '', Number(sent.quantity ?? 1));
      return { json: { count: session.lines.reduce((sum, line) => sum + line.quantity, 0) } };
    }
    if (path === '/api/cart/set') {
      const line = session.lines[Number(sent.at)];
      if (line) line.quantity = Number(sent.quantity);
      session.lines = session.lines.filter((each) => each.quantity > 0);
      return { json: {} };
    }
    if (path === '/cart') return cart(ask, shop);
    if (path === '/checkout') return session.lines.length > 0 ? checkout(ask, shop) : { redirect: '/cart' };
    if (path === '/api/state') {
      if (sent.delivery) session.kept.delivery = sent.delivery;
      session.kept.wrap = sent.wrap ?? '';
      await pause(150);
      return { json: stateOf(ask, shop) };
    }
    if (path === '/api/purchase') return purchase(ask, shop);
    if (path === '/checkout/order-confirmed')
      return frame(ask, `<h1>¡Gracias por tu pedido, Ada!</h1><p>Número de pedido: <b>${session.kept.order}</b></p>`);
    return { page: '<h1>Página no encontrada</h1>', status: 404 };
  },
};

const price = (minor: number): string => money(minor, 'EUR', 'es-ES');
const WRAP = 350;

function stateOf({ session }: Ask, shop: Shop): Record<string, string> {
  const subtotal = shop.subtotal(session);
  const delivery = shop.definition.deliveries.find(({ id }) => id === session.kept.delivery);
  const tax = Math.round((subtotal * 21) / 100);
  const wrap = session.kept.wrap ? WRAP : 0;
  return {
    subtotal: price(subtotal),
    wrap: wrap ? price(wrap) : '',
    shipping: delivery ? price(delivery.price) : '',
    tax: price(tax),
    total: price(subtotal + wrap + tax + (delivery?.price ?? 0)),
  };
}

async function purchase({ sent, session }: Ask, shop: Shop): Promise<Answer> {
  await pause(300);
  const verdict = judgeCard(shop.provider.card(session.token));
  if (verdict === 'incomplete') return { json: { error: 'Revisa los datos de la tarjeta.' } };
  if (verdict) return { json: { error: 'Tu tarjeta ha sido rechazada.' } };
  const order = shop.book(session, {
    delivery: session.kept.delivery ?? '',
    payment: 'card',
    customer: sent,
    extras: session.kept.wrap ? ['wrap'] : [],
  });
  session.kept = { order: order.number };
  return { json: { redirect: '/checkout/order-confirmed' } };
}

function product(ask: Ask, shop: Shop, slug: string): string {
  const goods = shop.goods(slug);
  const [axis] = goods.options ?? [];
  const variant = axis
    ? `<div class="variant-option"><div class="variant-option-title">${axis.name}:</div><div class="variant-select-wrapper"><select data-variant-option-name="${axis.name}" aria-label="Seleccionar ${axis.name}"><option value="">Seleccionar ${axis.name}</option>${axis.values.map((value) => `<option value="${value}">${value}</option>`).join('')}</select></div></div>`
    : '';
  const buy = goods.soldOut
    ? '<div class="product-mark sold-out">Agotado</div>'
    : `${variant}<div class="product-quantity-input"><div class="quantity-label">Cantidad:</div><input aria-label="Cantidad" size="4" max="9999" min="1" value="1" type="number" step="1"></div><div class="sqs-add-to-cart-button-wrapper"><div class="sqs-add-to-cart-button" role="button" tabindex="0" data-slug="${slug}"><div class="sqs-add-to-cart-button-inner">Añadir al carrito</div></div></div>`;
  return frame(
    ask,
    `<article class="ProductItem"><h1 class="ProductItem-details-title">${goods.title}</h1><div class="product-price">${price(goods.price)}</div>${buy}</article><script>(function () { var button = document.querySelector('.sqs-add-to-cart-button'); if (!button) return; button.addEventListener('click', function () { var pick = document.querySelector('[data-variant-option-name]'); if (pick && !pick.value) return; button.firstChild.textContent = 'Añadiendo…'; fetch('/api/cart/add', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ slug: button.dataset.slug, variant: pick ? pick.value : '', quantity: document.querySelector('[type=number]').value }) }).then(function (r) { return r.json(); }).then(function (d) { button.firstChild.textContent = '¡Añadido!'; document.querySelector('.icon-cart-quantity').textContent = d.count; setTimeout(function () { button.firstChild.textContent = 'Añadir al carrito'; }, 1500); }); }); })()</script>`,
  );
}

function cart(ask: Ask, shop: Shop): string {
  const { session } = ask;
  if (session.lines.length === 0) return frame(ask, '<h2>Carrito de compra</h2><p>No tienes nada en tu carrito.</p>');
  const rows = session.lines.map(
    ({ goods, variant, quantity }, at) =>
      `<div class="cart-row" data-at="${at}"><div class="cart-row-img" style="width:70px;height:70px;background:#eee"></div><div class="cart-row-desc"><a class="cart-row-title" href="/tienda/p/${goods.slug}">${goods.title}</a>${variant ? `<div class="cart-row-variants">${variant}</div>` : ''}</div><div class="cart-row-qty"><button aria-label="Reducir cantidad en 1" data-to="${quantity - 1}">–</button><input aria-label="Cantidad de ${goods.title}" class="cart-row-qty-input" value="${quantity}" readonly><button aria-label="Aumentar cantidad en 1" data-to="${quantity + 1}">+</button></div><div class="cart-row-price">${price(goods.price * quantity)}</div><button class="cart-row-remove" aria-label="Quitar ${goods.title}" data-to="0">×</button></div>`,
  );
  return frame(
    ask,
    `<h2 class="cart-title">Carrito de compra</h2><div class="cart-container">${rows.join('')}</div><div class="cart-summary"><div class="cart-subtotal"><span class="cart-subtotal-label">Subtotal</span> <span class="cart-subtotal-price">${price(shop.subtotal(session))}</span></div><button class="cart-checkout-button" onclick="location.href='/checkout'">Tramitar pedido</button></div><script>document.querySelectorAll('[data-to]').forEach(function (b) { b.addEventListener('click', function () { fetch('/api/cart/set', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ at: b.closest('[data-at]').dataset.at, quantity: b.dataset.to }) }).then(function () { location.reload(); }); }); });</script>`,
  );
}

function checkout(ask: Ask, shop: Shop): string {
  const { session } = ask;
  const cardField = (field: string, label: string) =>
    `<div class="card-field"><iframe title="Campo seguro: ${label}" src="${shop.provider.url}/f?ref=${session.token}&fields=${field}&labels=${encodeURIComponent(label)}" style="width:300px;height:40px;border:0"></iframe></div>`;
  const lines = session.lines.map(
    ({ goods, variant, quantity }) =>
      `<div class="line"><span class="line-title">${goods.title}</span>${variant ? ` <span>${variant}</span>` : ''} <span>Cant.: ${quantity}</span> <span class="line-price">${price(goods.price * quantity)}</span></div>`,
  );
  return frame(
    ask,
    `<div class="express"><p>Pago exprés</p><button type="button" class="apple-pay-button" aria-label="Apple Pay"></button><button type="button" class="paypal-button" aria-label="PayPal">PayPal</button></div><div class="checkout"><div data-steps></div><div data-card hidden>${cardField('number', 'Número de tarjeta')}${cardField('expiry', 'Caducidad (MM/AA)')}${cardField('cvc', 'CVC')}</div><div data-after></div></div><aside><h2>Resumen del pedido</h2>${lines.join('')}<div data-summary></div></aside><script>${stepsScript}</script>`,
  );
}

function frame({ session }: Ask, body: string): string {
  const count = session.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `<!doctype html><html lang="es-ES"><head><meta charset="utf-8"><title>Almazara del Sur</title><style>body{font:16px sans-serif;margin:0 auto;max-width:1000px}.cart-row{display:flex;gap:16px;align-items:center}.sqs-add-to-cart-button{background:#000;color:#fff;padding:14px;width:200px;text-align:center;cursor:pointer}.iti{position:relative;display:inline-block}.iti__flag-container{position:absolute;left:0;top:0}.iti__selected-flag{background:#eee;border:0;height:34px}.iti__country-list{position:absolute;z-index:9;background:#fff;border:1px solid #999;list-style:none;padding:0;margin:0;width:240px}.iti input{padding-left:70px;height:30px}.link-sheet{position:fixed;left:50%;top:120px;width:320px;background:#fff;border:1px solid #333;padding:16px;z-index:99;box-shadow:0 0 0 9999px rgba(0,0,0,.4)}.summary-row{display:flex;justify-content:space-between}.field-error{color:#c22}.styled input{position:absolute;opacity:0}.styled span{padding-left:24px;border-left:16px solid #ccc}.styled input:checked+span{border-left-color:#060}[hidden]{display:none!important}</style></head><body><header><a href="/">Almazara del Sur</a> <a href="/cart" class="cart-link" aria-label="Carrito">Carrito <span class="icon-cart-quantity">${count}</span></a></header><main>${body}</main><footer><form><p>Suscríbete a nuestro boletín</p><input type="email" placeholder="Correo electrónico"><button type="submit">Suscribirse</button></form></footer></body></html>`;
}
