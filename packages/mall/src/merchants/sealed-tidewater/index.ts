// Tidewater Roasters: coffee from Halifax, Canadian English, made for the telephone.
// Invariant: delivery and tax follow the address and are computed by the shop, never by the page.
// Must never: place an order before the shop knows where it goes.
import { defineMerchant } from '../../define-merchant.ts';
import { drawProduct } from '../../draw-product.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { readAssets } from '../../read-assets.ts';
import { page, type Reply, redirect } from '../../reply.ts';
import { settleChallenge } from '../../settle-order.ts';
import { answerApi } from './api.ts';
import { promo, type State, ways } from './order.ts';
import { products } from './products.ts';
import { checkoutScreen, dollars, productPath, productScreen, screen, shelf } from './screens.ts';

type Request = MallRequest<State>;
const assets = readAssets(new URL('./assets/', import.meta.url));
const shapes = {
  mug: 'mug',
  kettle: 'mug',
  'cold-brew': 'bottle',
  grinder: 'tool',
  machine: 'lamp',
  '': 'bag',
} as const;

function returned({ session, query }: Request, shop: Shop): Reply {
  const result = settleChallenge(shop, session, query.get('challenge') ?? '');
  if (result.kind !== 'placed')
    return page(checkoutScreen(session, shop, 'Your bank did not approve this. You were not charged.'));
  session.state.lastOrder = result.order.orderNumber;
  return redirect('/thanks');
}

function thanks({ session }: Request, shop: Shop): Reply {
  const order = shop.ledger.all().find((candidate) => candidate.orderNumber === session.state.lastOrder);
  if (!order) return redirect('/');
  return page(
    screen(
      session,
      'Thank you',
      html`<div class="pad"><h1>You are all set</h1><p>Order <strong id="order-no">${order.orderNumber}</strong> is in the queue. We emailed ${order.email}.</p><div class="money sum"><span>Paid</span><span>${dollars(order.total)}</span></div></div>`,
    ),
  );
}

function whereIs({ session, query }: Request, shop: Shop): Reply {
  const order = shop.ledger.find({ reference: query.get('n') ?? '', email: query.get('e') ?? '' });
  return page(
    screen(
      session,
      'Order',
      html`<div class="pad"><h1>Where is my order?</h1>${query.has('n') && (order ? html`<p>Order ${order.orderNumber} is being roasted, ${dollars(order.total)}.</p>` : html`<div class="toast">No match. Check the number and email.</div>`)}
<form action="/order"><div class="float"><input id="n" name="n" placeholder="Order number"><label for="n">Order number</label></div><div class="float"><input id="e" name="e" placeholder="Email"><label for="e">Email</label></div><button class="big">Look it up</button></form></div>`,
    ),
  );
}

function handle(request: Request, shop: Shop): Reply {
  const { path, session } = request;
  const file = assets.get(path.replace('/assets/', ''));
  if (file) return file;
  if (path.startsWith('/v2/')) return answerApi(request, shop);
  const picture = /^\/img\/([\w-]+)\.svg$/.exec(path)?.[1];
  if (picture) return drawProduct(picture, 190, shapes);
  const product = shop.product(/^\/p\/([\w-]+)$/.exec(path)?.[1] ?? '');
  if (product) return page(productScreen(session, shop, product));
  if (path === '/') return page(shelf(session));
  if (path === '/checkout') return session.cart.length === 0 ? redirect('/') : page(checkoutScreen(session, shop));
  if (path === '/checkout/return') return returned(request, shop);
  if (path === '/thanks') return thanks(request, shop);
  if (path === '/order') return whereIs(request, shop);
  return page(screen(session, 'Lost', html`<div class="pad"><h1>Lost at sea</h1></div>`), 404);
}

export const tidewater = defineMerchant<State>({
  id: 'sealed-tidewater',
  name: 'Tidewater Roasters',
  language: 'en-CA',
  currency: 'CAD',
  products,
  coupon: promo,
  shipping: ways,
  cookieName: 'tide',
  newState: () => ({ pending: null, lastOrder: '' }),
  productPath,
  formatOrderNumber: (sequence) => `#TW${1040 + sequence}`,
  isCheckout: ({ path }) => path === '/checkout',
  renderError: ({ session }) =>
    page(screen(session, 'Oh no', html`<div class="pad"><h1>Something broke</h1><p>Please try again.</p></div>`), 500),
  renderCaptcha: ({ session }, wall) =>
    page(
      screen(
        session,
        'Quick check',
        html`<div class="pad"><h1>Are you a person?</h1>${wall.wrong && html`<div class="toast">Not quite.</div>`}<form method="post" action="/captcha"><img src="${wall.image}" alt="Letters to copy"><input type="hidden" name="next" value="${wall.next}"><div class="float"><input id="answer" name="answer" placeholder="Letters" autocomplete="off"><label for="answer">Letters in the picture</label></div><button class="big">Continue</button></form></div>`,
      ),
    ),
  handle,
});
