// Lumen Lane: lamps, American English, a storefront of nested custom elements with open shadow roots over a JSON API.
// Invariant: the document itself holds one element; everything a buyer sees or fills in lives in shadow trees.
// Must never: price an order in the browser; every figure comes from the API.
import { defineMerchant } from '../../define-merchant.ts';
import { drawProduct } from '../../draw-product.ts';
import { html, type Markup, raw } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { type Product, unitsInStock } from '../../product.ts';
import { readAssets } from '../../read-assets.ts';
import { json, page, type Reply, redirect } from '../../reply.ts';
import { serveSitemap } from '../../serve-sitemap.ts';
import { settleChallenge } from '../../settle-order.ts';
import { answerApi } from './api.ts';
import { promo, type State, shipping } from './order.ts';
import { products } from './products.ts';

const assets = readAssets(new URL('./assets/', import.meta.url));
const shapes = { lantern: 'bottle', 'night-light': 'bottle', '': 'lamp' } as const;
const productPath = (slug: string) => `/item/${slug}`;
const site = { paths: ['/', ...products.map(({ slug }) => productPath(slug))], closed: ['/api/', '/bag'] };

function describe(product: Product, base: string): Markup {
  const data = {
    '@context': 'https://schema.org/',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    image: [`${base}/art/${product.slug}.svg`],
    sku: product.slug,
    offers: {
      '@type': 'Offer',
      url: `${base}${productPath(product.slug)}`,
      priceCurrency: 'USD',
      price: product.price / 100,
      availability: unitsInStock(product, 'browse') > 0 ? 'InStock' : 'SoldOut',
    },
  };
  return html`<script type="application/ld+json">${raw(JSON.stringify(data).replaceAll('<', '\\u003c'))}</script>`;
}

function shell(shop: Shop, product?: Product): Reply {
  return page(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>${product ? `${product.title} | ` : ''}Lumen Lane</title>
    <style>body { margin: 0; background: #fafbfd; }</style>
    ${product && describe(product, shop.origins.shop ?? '')}
    <script type="module" src="/assets/app.js"></script>
  </head>
  <body><ll-app></ll-app></body>
</html>`);
}

function handle(request: MallRequest<State>, shop: Shop): Reply {
  const { path, session } = request;
  const file = assets.get(path.replace('/assets/', ''));
  if (file) return file;
  if (path.startsWith('/api/')) return answerApi(request, shop);
  const found = serveSitemap(shop, path, site);
  if (found) return found;
  const picture = /^\/art\/([\w-]+)\.svg$/.exec(path)?.[1];
  if (picture) return drawProduct(picture, 42, shapes);
  if (path === '/verified') {
    const result = settleChallenge(shop, session, request.query.get('challenge') ?? '');
    if (result.kind !== 'placed') return redirect('/checkout?refused');
    session.state.orders.push(result.order.orderNumber);
    return redirect(`/thanks/${result.order.orderNumber}`);
  }
  const product = shop.product(/^\/item\/([\w-]+)$/.exec(path)?.[1] ?? '');
  if (product) return shell(shop, product);
  return /^\/(bag|checkout|find-order|thanks\/[\w-]+)?$/.test(path)
    ? shell(shop)
    : page(html`<!doctype html><title>Not found</title><p>Not found. <a href="/">Home</a></p>`, 404);
}

export const lumenLane = defineMerchant<State>({
  id: 'lumen-lane',
  name: 'Lumen Lane',
  language: 'en-US',
  currency: 'USD',
  products,
  coupon: promo,
  shipping,
  cookieName: 'lumen_sid',
  newState: () => ({ contact: null, delivery: null, pending: null, orders: [] }),
  productPath,
  formatOrderNumber: (sequence) => `LL${(51_200 + sequence * 7).toString(36).toUpperCase()}${sequence}`,
  isCheckout: ({ path }) => path === '/api/checkout',
  renderError: () => json({ error: 'We hit a snag on our side. Please try again.' }, 500),
  // After a wrong answer the browser is on a plain form post: back to the checkout, which shows the picture again.
  renderCaptcha: (request, wall) =>
    request.path === '/captcha' ? redirect('/checkout') : json({ captcha: wall.image }, 403),
  handle,
});
