// Brightnest: an American one-page checkout sent by script. A cookie bar lies over the bottom of every page and a
// newsletter window opens after two seconds, the region list follows the country, address suggestions cover the fields
// beneath, the promo code hides behind a link, the expiry date is one field.
import { defineMerchant } from '../../define-merchant.ts';
import { drawPicture } from '../../draw-picture.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { readAssets } from '../../read-assets.ts';
import { asset, json, page, type Reply, redirect } from '../../reply.ts';
import { placeOrder, suggestReply, totalsReply } from './checkout-api.ts';
import { checkoutPage } from './checkout-page.ts';
import { coupon, type NestState, price, regions, shipping } from './pricing.ts';
import { products } from './products.ts';
import { site } from './site.ts';
import { addToCart, cartPage, changeCart, collection, notFound, orderStatus, productPage } from './store-pages.ts';

type Request = MallRequest<NestState>;

const files = readAssets(new URL('./assets/', import.meta.url));

function remember(request: Request): Reply {
  const { form, session } = request;
  if (form.has('cookies')) session.state.cookiesAnswered = true;
  if (form.has('popup')) session.state.popupSeen = true;
  if (form.get('newsletter_email')) session.state.subscribed = true;
  return json({ code: form.get('newsletter_email') ? coupon.code : null });
}

function thankYou(request: Request, shop: Shop): Reply {
  const order = shop.ledger.find({ reference: request.query.get('o') ?? '', email: request.query.get('e') ?? '' });
  if (!order) return notFound(request);
  return site(
    request.session,
    'Thank you',
    html`<div class="okbox"><h1>Thank you, ${order.shippingAddress.firstName}!</h1><p>Confirmation <b class="conf">${order.orderNumber}</b></p><p>Your order is confirmed: ${price(order.total)} charged to ${order.card?.brand} •••• ${order.card?.last4}. We emailed ${order.email}.</p></div>`,
  );
}

function answerCheckouts(request: Request, shop: Shop): Reply {
  const { method, path, session } = request;
  if (path === '/checkouts/thank_you') return thankYou(request, shop);
  if (path === '/checkouts/3ds')
    return page(
      html`<!doctype html><title>Done</title><script>parent.postMessage('brightnest:3ds', location.origin)</script>`,
    );
  if (session.cart.length === 0) return redirect('/cart');
  if (path === '/checkouts/totals') return totalsReply(request, shop);
  if (path === '/checkouts/suggest') return suggestReply(request);
  if (path === '/checkouts/complete' && method === 'POST') return placeOrder(request, shop);
  return checkoutPage(session, shop);
}

function handle(request: Request, shop: Shop): Reply {
  const { method, path } = request;
  const post = method === 'POST';
  if (path === '/' || path === '/collections/all') return collection(request);
  if (path === '/cart/add' && post) return addToCart(request, shop);
  if (path === '/cart/change' && post) return changeCart(request, shop);
  if (path === '/cart') return cartPage(request, shop);
  if (path === '/remember' && post) return remember(request);
  if (path === '/orders/status') return orderStatus(request, shop);
  if (path.startsWith('/checkouts/')) return answerCheckouts(request, shop);
  if (path === '/cdn/regions.js') return asset('text/javascript', `window.BN_REGIONS = ${JSON.stringify(regions)};`);
  const file = files.get(path.replace('/cdn/', ''));
  if (file) return file;
  const [, slug] = /^\/(?:products|cdn\/img)\/([\w-]+?)(?:\.svg)?$/.exec(path) ?? [];
  const item = products.find((candidate) => candidate.slug === slug);
  if (!item) return notFound(request);
  return path.startsWith('/cdn/')
    ? asset('image/svg+xml', drawPicture(item.art, item.hue))
    : productPage(request, shop, item);
}

export const brightnest = defineMerchant<NestState>({
  id: 'brightnest',
  name: 'Brightnest',
  language: 'en-US',
  currency: 'USD',
  products,
  coupon,
  shipping,
  cookieName: 'bn_session',
  newState: () => ({ cookiesAnswered: false, popupSeen: false, subscribed: false, challenge: null }),
  productPath: (slug) => `/products/${slug}`,
  formatOrderNumber: (sequence) => `BN-${String(sequence + 7040).padStart(6, '0')}`,
  isCheckout: (request) => /^\/checkouts\/(new|complete)/.test(request.path),
  renderError: (request) =>
    request.method === 'POST'
      ? json({ message: 'There was a problem processing your order. Please try again.' }, 500)
      : site(
          request.session,
          'Error',
          html`<h1>Something went wrong</h1><p>There was a problem loading this page. Please try again.</p>`,
          { status: 500 },
        ),
  renderCaptcha: (request, wall) =>
    site(
      request.session,
      'Verification',
      html`<h1>Verify you are human</h1><p>To continue to checkout, complete this captcha.</p>${wall.wrong && html`<p class="oops" role="alert">Incorrect, please try again.</p>`}<form method="post" action="/captcha" class="stack"><input type="hidden" name="next" value="/checkouts/new"><img src="${wall.image}" alt="captcha challenge"><label for="cap">Text in the image</label><input id="cap" name="answer" autocomplete="off"><button class="pill">Submit</button></form>`,
      { status: 403 },
    ),
  handle,
});
