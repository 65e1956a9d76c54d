// Oakhurst & Daughters: an accordion of five panels on one page, checked by the server, that pushes every visitor to
// register. The way on as a guest is a link in the small print, package protection is pre-ticked, the state is
// typed by hand, adding to the cart stays on the product page.
import { defineMerchant } from '../../define-merchant.ts';
import { drawPicture } from '../../draw-picture.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { readAssets } from '../../read-assets.ts';
import { asset, page } from '../../reply.ts';
import { answerCheckout } from './checkout.ts';
import { coupon, frame, newState, type OakState, shipping } from './frame.ts';
import { products } from './products.ts';
import { addToCart, basketPage, changeBasket, findOrder, home, productPage } from './shop-pages.ts';

type Request = MallRequest<OakState>;

const files = readAssets(new URL('./assets/', import.meta.url));

function goneNotice(request: Request, shop: Shop): string {
  const titles = (request.query.get('gone') ?? '').split(',').flatMap((slug) => shop.product(slug)?.title ?? []);
  return titles.length > 0
    ? `Sorry, ${titles.join(' and ')} sold out while you were checking out and was removed.`
    : '';
}

function handle(request: Request, shop: Shop) {
  const { method, path } = request;
  if (path === '/') return home();
  if (path === '/basket')
    return method === 'POST' ? changeBasket(request, shop) : basketPage(request, shop, goneNotice(request, shop));
  if (path.startsWith('/checkout')) return answerCheckout(request, shop);
  if (path === '/my-order') return findOrder(request, shop);
  const file = files.get(path.replace('/static/', ''));
  if (file) return file;
  const [, folder, slug] = /^\/(shop|pictures)\/([\w-]+?)(?:\.svg)?$/.exec(path) ?? [];
  const item = products.find((candidate) => candidate.slug === slug);
  if (item && folder === 'pictures') return asset('image/svg+xml', drawPicture(item.shape, item.tone));
  if (item)
    return method === 'POST' ? addToCart(request, item) : productPage(item, { added: request.query.has('added') });
  return frame('Not found', html`<h1>Nothing grows here</h1><p>That page could not be found.</p>`, 404);
}

export const oakhurst = defineMerchant<OakState>({
  id: 'oakhurst',
  name: 'Oakhurst & Daughters',
  language: 'en-US',
  currency: 'USD',
  products,
  coupon,
  shipping,
  cookieName: 'oak_visitor',
  newState,
  productPath: (slug) => `/shop/${slug}`,
  formatOrderNumber: (sequence) => `OAK${30518 + sequence}`,
  isCheckout: (request) => request.path.startsWith('/checkout'),
  renderError: () =>
    frame(
      'Error',
      html`<h1>There has been a critical error on this website.</h1><p>Please try again shortly.</p>`,
      500,
    ),
  renderCaptcha: (request, wall) => {
    const form = html`<h1>Are you human?</h1>${wall.wrong && html`<p class="why">That was not right, please try once more.</p>`}<form method="post" action="/captcha"><input type="hidden" name="next" value="/checkout"><p><img src="${wall.image}" alt="Captcha picture"></p><p class="row"><label>Letters and numbers above <input name="answer"></label></p><p><button class="button">I am human</button></p></form>`;
    return request.headers['x-panels'] === undefined ? frame('Security check', form, 403) : page(form, 403);
  },
  handle,
});
