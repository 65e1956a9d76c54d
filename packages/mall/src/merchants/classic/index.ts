// A mail-order hardware store of the old school: seven pages, plain form posts, tables, no script at all.
//
// It takes orders without a browser. Either keep the cookie, or send a `cartid` of your own choosing
// ([A-Za-z0-9_-]{8,64}) with every request; it is the basket reference under which the order can be looked up.
//   POST /store/basket.cgi    action=add  item=<slug>  qty=1  [opt_<Name>=<label>]
//   POST /store/basket.cgi    action=promo  promo=WELCOME10
//   POST /store/checkout.cgi  step=address  ShipFirst ShipLast ShipAddr1 [ShipAddr2] ShipCity ShipState=<two letters>
//                             ShipZip ShipCountry=US|CA  Phone  Email  BillSame=Y
//   POST /store/checkout.cgi  step=shipping  ShipVia=ground|second|next
//   POST /store/checkout.cgi  step=payment  CardNum ExpMo=<two digits> ExpYr=<four digits> CVV2 CardName
//   POST /store/checkout.cgi  step=place     answers 200 with <b id="orderno">; every such POST enters one more order
//   GET  /store/orderstatus.cgi?ref=<order number or cartid>&email=<e-mail>     200 or 404
// Steps that went well answer 303, a refused step answers 200 with the form and its problems.

import { defineMerchant } from '../../define-merchant.ts';
import { drawPicture } from '../../draw-picture.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { asset, redirect } from '../../reply.ts';
import { addressPage, saveAddress } from './address-step.ts';
import { basketPage, changeBasket } from './basket.ts';
import { frontPage, helpPage, itemPage, notFoundPage } from './catalog-pages.ts';
import { layout, stylesheet } from './layout.ts';
import { coupon, shipping } from './money.ts';
import { orderStatusPage } from './order-status.ts';
import { paymentPage, reviewPage, savePayment, saveShipping, shippingPage } from './payment-step.ts';
import { placeOrder, returnFromBank } from './place-order.ts';
import { products } from './products.ts';
import { signIn, signInPage } from './sign-in.ts';
import { type ClassicState, newState } from './state.ts';

type Request = MallRequest<ClassicState>;

function postCheckout(request: Request, shop: Shop) {
  const step = request.form.get('step');
  if (step === 'place') return placeOrder(request, shop);
  if (request.session.cart.length === 0) return basketPage(request, shop);
  if (step === 'signin') return signIn(request);
  if (step === 'guest') return redirect('/store/checkout.cgi?step=address');
  if (step === 'address') return saveAddress(request);
  if (step === 'shipping') return saveShipping(request);
  if (step === 'payment') return savePayment(request, shop);
  return signInPage();
}

function getCheckout(request: Request, shop: Shop) {
  const { cart, state } = request.session;
  if (cart.length === 0) return basketPage(request, shop);
  const step = request.query.get('step');
  if (step === null) return signInPage();
  if (step === 'address' || !state.ship) return addressPage(request);
  if (step === 'shipping' || !state.shipVia) return shippingPage(request);
  if (step === 'payment' || !state.payment) return paymentPage(request, shop);
  return reviewPage(request, shop);
}

function handle(request: Request, shop: Shop) {
  const { method, path } = request;
  const post = method === 'POST';
  if (path === '/' || path === '/index.html') return frontPage();
  if (path === '/store/style.css') return asset('text/css', stylesheet);
  if (path === '/store/help.html') return helpPage(shop);
  if (path === '/store/basket.cgi') return post ? changeBasket(request, shop) : basketPage(request, shop);
  if (path === '/store/checkout.cgi') return post ? postCheckout(request, shop) : getCheckout(request, shop);
  if (path === '/store/verified.cgi') return returnFromBank(request, shop);
  if (path === '/store/orderstatus.cgi') return orderStatusPage(request, shop);
  const [, folder, slug] = /^\/store\/(item|pix)\/([\w-]+)\.(?:html|svg)$/.exec(path) ?? [];
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) return notFoundPage();
  return folder === 'pix' ? asset('image/svg+xml', drawPicture(product.picture, product.hue)) : itemPage(product);
}

export const classic = defineMerchant<ClassicState>({
  id: 'classic',
  name: 'Harlan & Pike Hardware',
  language: 'en-US',
  currency: 'USD',
  products,
  coupon,
  shipping,
  cookieName: 'HPSESSION',
  newState,
  productPath: (slug) => `/store/item/${slug}.html`,
  formatOrderNumber: (sequence) => `HP-${260000 + sequence}`,
  readCartToken: (request) => request.form.get('cartid') ?? request.query.get('cartid') ?? undefined,
  isCheckout: (request) => request.path === '/store/checkout.cgi',
  renderError: () =>
    layout(
      'Server Error',
      html`<h1>Server Error</h1><p>The store computer could not process your request. Please try again in a moment.</p>`,
      500,
    ),
  renderCaptcha: (_request, wall) =>
    layout(
      'Are you a person?',
      html`<h1>Please prove you are a person</h1>${wall.wrong && html`<p><font color="#990000">Those were not the right letters.</font></p>`}
<form method="post" action="/captcha"><input type="hidden" name="next" value="${wall.next}"><p><img src="${wall.image}" alt="security image"></p>
<p>Type the characters you see (CAPTCHA): <input type="text" name="answer" size="10"> <input class="btn" type="submit" value="Submit"></p></form>`,
      403,
    ),
  handle,
});
