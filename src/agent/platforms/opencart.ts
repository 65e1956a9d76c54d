import type { Platform } from './platform.ts';

export const openCart: Platform = {
  name: 'OpenCart',
  globals: [],
  fields: { productId: '[name=product_id][value]' },
  isRecognised: ({ sources, cookies }) =>
    sources.some((source) => /\bcatalog\/view\/(?:javascript|theme|stylesheet)\//.test(source)) ||
    cookies.includes('OCSESSID'),
  cart: ({ url }) => routeTo(url, 'checkout/cart'),
  checkout: ({ url }) => routeTo(url, 'checkout/checkout'),
  productData: () => null,
  addRequest: ({ isOnly, quantity }, { url, sources, fields }) => {
    const product = fields.productId ?? '';
    if (!isOnly || !/^\d+$/.test(product)) return null;
    const isFour = sources.some((source) =>
      /\bcatalog\/view\/(?:stylesheet\/|javascript\/bootstrap\/js\/bootstrap\.bundle)/.test(source),
    );
    return {
      url: routeTo(url, isFour ? 'checkout/cart.add' : 'checkout/cart/add'),
      form: { product_id: product, quantity: String(quantity) },
    };
  },
  steps: /[?&]route=checkout\/checkout\b/,
  received: /[?&]route=checkout\/success\b/,
  receivedPaths: ['/index.php?route=checkout/success'],
  notices: '.alert-danger, .alert-warning, .text-danger, .invalid-feedback',
  busy: '#checkout-confirm.loading, button[data-loading-text]:disabled .fa-spin',
};

/** The shop may lie in a folder, and its language is part of the address. */
function routeTo(url: string, route: string): string {
  const page = new URL(url);
  const folder = /^(.*\/)index\.php$/.exec(page.pathname)?.[1] ?? '/';
  const language = page.searchParams.get('language');
  return `${folder}index.php?route=${route}${language ? `&language=${encodeURIComponent(language)}` : ''}`;
}
