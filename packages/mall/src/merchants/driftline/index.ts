// Driftline: a single-page shop. The server sends an empty shell and a JSON API; pages, drawer, drop-downs, formatting
// and validation are hand-written in the browser. Totals follow the address 400 ms late behind a spinner.
import { defineMerchant } from '../../define-merchant.ts';
import { drawPicture } from '../../draw-picture.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { unitsInStock } from '../../product.ts';
import { readAssets } from '../../read-assets.ts';
import { asset, json, page } from '../../reply.ts';
import { usStates } from '../../sales-tax.ts';
import { answerApi, coupon, type DriftState, shipping } from './api.ts';
import { products } from './products.ts';
import { shell } from './shell.ts';

const assets = readAssets(new URL('./assets/', import.meta.url));
const catalogue = products.map((product) => ({ ...product, left: unitsInStock(product, 'browse') }));

function handle(request: MallRequest<DriftState>, shop: Shop) {
  const { path } = request;
  if (path.startsWith('/api/')) return answerApi(request, shop);
  const file = assets.get(path.replace('/assets/', ''));
  if (file) return file;
  const [, kind, slug] = /^\/(p|media)\/([\w-]+?)(?:\.svg)?$/.exec(path) ?? [];
  const product = catalogue.find((candidate) => candidate.slug === slug);
  if (kind === 'media' && product) return asset('image/svg+xml', drawPicture(product.picture, product.hue));
  if (kind && !product) return shell('Not found – Driftline', { products: catalogue, states: usStates }, 404);
  if (path === '/verified') {
    return page(
      html`<!doctype html><title>Verified</title><script>parent.postMessage({ driftChallenge: true }, location.origin)</script>`,
    );
  }
  return shell(product ? `${product.title} – Driftline` : 'Driftline', { products: catalogue, states: usStates });
}

export const driftline = defineMerchant<DriftState>({
  id: 'driftline',
  name: 'Driftline',
  language: 'en-US',
  currency: 'USD',
  products,
  coupon,
  shipping,
  cookieName: 'drift_bag',
  newState: () => ({ challenge: null }),
  productPath: (slug) => `/p/${slug}`,
  formatOrderNumber: (sequence) => `DL${(48213 + sequence * 7).toString(36).toUpperCase()}${sequence}`,
  isCheckout: (request) => request.path.startsWith('/api/checkout/'),
  renderError: () => json({ error: 'Something went wrong on our end. Please try again.' }, 500),
  renderCaptcha: (request, wall) =>
    request.path === '/captcha'
      ? page(
          html`<!doctype html><title>Driftline</title><p>That didn’t match. <a href="/checkout">Try again</a></p>`,
          403,
        )
      : json({ captcha: { image: wall.image } }, 403),
  handle,
});
