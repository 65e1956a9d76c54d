// Thistle & Rowan: tea and tableware, British English, one-page checkout, a hosted card field per frame.
// Invariant: the shop's own origin never receives a card number; it redeems a provider's token once.
// Must never: place an order whose goods are gone at the moment of payment.
import { randomBytes } from 'node:crypto';
import { addToCart, changeQuantity } from '../../add-to-cart.ts';
import { defineMerchant } from '../../define-merchant.ts';
import { drawProduct } from '../../draw-product.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { readAssets } from '../../read-assets.ts';
import { json, page, type Reply, redirect } from '../../reply.ts';
import { serveSitemap } from '../../serve-sitemap.ts';
import { settleChallenge, settleOrder } from '../../settle-order.ts';
import { basketPage, homePage, productPage, productPath } from './browse-pages.ts';
import { checkoutPage } from './checkout-page.ts';
import { answerCardwell, tokens } from './hosted-fields.ts';
import { layout, pounds } from './layout.ts';
import { delivery, deliveryPrice, draftOrder, findProblems, quote, type State, voucher } from './order.ts';
import { orderPage, trackPage } from './order-pages.ts';
import { products } from './products.ts';

type Request = MallRequest<State>;
const site = { paths: products.map(({ slug }) => productPath(slug)), closed: ['/basket', '/checkout'] };
const assets = readAssets(new URL('./assets/', import.meta.url));
const shapes = {
  teapot: 'mug',
  cup: 'mug',
  towel: 'bag',
  tray: 'bowl',
  bowl: 'bowl',
  honey: 'bottle',
  cosy: 'bag',
  stand: 'lamp',
} as const;

const refusals = {
  'unknown-product': 'We no longer sell that.',
  'variant-missing': 'Please choose an option first.',
  'variant-sold-out': 'That option is out of stock.',
  'too-few': 'Sorry, we do not have that many in stock.',
};

function addItem({ session, form }: Request, shop: Shop): Reply {
  const slug = form.get('sku') ?? '';
  const outcome = addToCart(shop, session, {
    slug,
    chosen: form.getAll('option'),
    quantity: Number(form.get('quantity')),
  });
  const product = shop.product(slug);
  if (outcome === 'added') return redirect('/basket');
  return product ? page(productPage(session, shop, product, refusals[outcome]), 422) : redirect('/');
}

function updateBasket({ session, form }: Request, shop: Shop): Reply {
  const remove = form.get('remove');
  if (remove !== null) {
    changeQuantity(shop, session, Number(remove), 0);
    return redirect('/basket');
  }
  let allThere = true;
  for (let index = session.cart.length - 1; index >= 0; index -= 1) {
    const wanted = form.get(`quantity-${index}`);
    if (wanted !== null && !changeQuantity(shop, session, index, Number(wanted))) allThere = false;
  }
  return allThere ? redirect('/basket') : page(basketPage(session, shop, refusals['too-few']), 422);
}

function requote({ session, form }: Request, shop: Shop): Reply {
  session.state.delivery = form.get('delivery') ?? session.state.delivery;
  session.state.country = form.get('country') ?? session.state.country;
  const figures = quote(session, shop);
  return json({
    hasDiscount: figures.discount > 0,
    figures: {
      subtotal: pounds(figures.subtotal),
      discount: `-${pounds(figures.discount)}`,
      delivery: pounds(figures.shipping),
      total: pounds(figures.total),
      vat: pounds(figures.tax),
    },
    deliveryPrices: Object.fromEntries(delivery.map(({ id }) => [id, pounds(deliveryPrice(session, shop, id))])),
  });
}

function applyVoucher({ session, form }: Request): Reply {
  if ((form.get('code') ?? '').trim().toUpperCase() !== voucher.code) {
    return json({ message: 'That voucher code is not recognised.' }, 422);
  }
  session.coupon = voucher.code;
  return json({ message: `Voucher ${voucher.code} applied: ${voucher.percent}% off.` });
}

function pay({ session, form }: Request, shop: Shop): Reply {
  if (session.cart.length === 0) return json({ problems: ['Your basket is empty.'] }, 422);
  const problems = findProblems(form, session, shop);
  if (problems.length > 0) return json({ problems }, 422);
  const card = tokens.redeem(form.get('payment_token') ?? '');
  if (!card) return json({ problems: ['We could not read your card. Please enter it again.'] }, 422);
  const draft = draftOrder(form, session, shop, card);
  const result = settleOrder(shop, session, draft, { card, returnUrl: `${shop.origins.shop}/checkout/verified` });
  if (result.kind === 'declined') {
    return json({ problems: ['Your card was declined by your bank. Please use a different card.'] }, 402);
  }
  if (result.kind === 'challenge') return json({ next: result.url });
  session.state.lastOrder = result.order.orderNumber;
  return json({ next: '/order-confirmed' });
}

function verified({ session, query }: Request, shop: Shop): Reply {
  const result = settleChallenge(shop, session, query.get('challenge') ?? '');
  if (result.kind !== 'placed') {
    return page(checkoutPage(session, shop, 'Your bank did not approve the payment. No order was placed.'), 402);
  }
  session.state.lastOrder = result.order.orderNumber;
  return redirect('/order-confirmed');
}

function handle(request: Request, shop: Shop): Reply {
  const { session, path } = request;
  const file = assets.get(path.replace('/assets/', ''));
  if (file) return file;
  if (request.origin === 'card-fields') return answerCardwell(request);
  const found = serveSitemap(shop, path, site);
  if (found) return found;
  const picture = /^\/pictures\/([\w-]+)\.svg$/.exec(path)?.[1];
  if (picture) return drawProduct(picture, 140, shapes);
  const product = shop.product(/^\/shop\/([\w-]+)$/.exec(path)?.[1] ?? '');
  if (product) return page(productPage(session, shop, product));
  switch (`${request.method} ${path}`) {
    case 'GET /':
      return page(homePage(session, products));
    case 'POST /basket/add':
      return addItem(request, shop);
    case 'GET /basket':
      return page(basketPage(session, shop));
    case 'POST /basket/update':
      return updateBasket(request, shop);
    case 'GET /checkout':
      return session.cart.length === 0 ? redirect('/basket') : page(checkoutPage(session, shop));
    case 'POST /checkout/quote':
      return requote(request, shop);
    case 'POST /checkout/voucher':
      return applyVoucher(request);
    case 'POST /checkout/validate':
      return json({ problems: findProblems(request.form, session, shop) });
    case 'POST /checkout':
      return pay(request, shop);
    case 'GET /checkout/verified':
      return verified(request, shop);
    case 'GET /order-confirmed':
      return page(orderPage(session, shop));
    case 'GET /track-order':
    case 'POST /track-order':
      return page(trackPage(session, shop, request.form));
    default:
      return page(layout(session, 'Not found', html`<h1>We cannot find that page</h1>`), 404);
  }
}

export const thistleRowan = defineMerchant<State>({
  id: 'thistle-rowan',
  name: 'Thistle & Rowan',
  language: 'en-GB',
  currency: 'GBP',
  products,
  coupon: voucher,
  shipping: delivery,
  sideOrigins: ['card-fields'],
  cookieName: 'tr_visit',
  newState: () => ({
    channel: randomBytes(8).toString('hex'),
    delivery: 'tracked-48',
    country: 'GB',
    pending: null,
    lastOrder: '',
  }),
  productPath,
  formatOrderNumber: (sequence) => `TR-${20_400 + sequence}`,
  isCheckout: ({ path }) => path === '/checkout',
  renderError: ({ session }) =>
    page(layout(session, 'Error', html`<h1>Something went wrong</h1><p>Please try again in a moment.</p>`), 500),
  renderCaptcha: ({ session }, wall) =>
    page(
      layout(
        session,
        'Security check',
        html`<h1>A quick security check</h1>${wall.wrong && html`<div class="tr-problem">That was not quite right.</div>`}
<p>Please type the characters you see so that we know you are not a robot.</p><form method="post" action="/captcha"><img src="${wall.image}" alt="Security check picture">
<input type="hidden" name="next" value="${wall.next}"><div class="tr-field"><label for="answer">Characters</label><input id="answer" name="answer" autocomplete="off"></div>
<button class="tr-button">Continue</button></form>`,
      ),
    ),
  handle,
});
