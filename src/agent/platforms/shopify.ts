import type { Platform } from './platform.ts';

export const shopify: Platform = {
  name: 'Shopify',
  globals: ['Shopify.shop', 'Shopify.routes.root'],
  fields: { shopifyVariant: 'form[action*="/cart/add"] [name=id][value]' },
  isRecognised: ({ globals, sources, cookies }) =>
    'Shopify.shop' in globals ||
    sources.some((source) => /\bcdn\.shopify\.com\/|\/cdn\/shop\//.test(source)) ||
    cookies.some((name) => /^_shopify_[sy]$/.test(name)),
  cart: ({ globals }) => `${rootOf(globals)}cart`,
  checkout: ({ globals }) => `${rootOf(globals)}checkout`,
  productData: ({ url }) => {
    const path = /^(.*\/products\/[^/]+)\/?$/.exec(URL.parse(url)?.pathname ?? '')?.[1];
    return path ? `${path}.js` : null;
  },
  addRequest: ({ variantId, isOnly, quantity }, { globals, fields }) => {
    const id = isOnly ? (fields.shopifyVariant ?? variantId) : variantId;
    if (!/^\d{3,}$/.test(id)) return null;
    return { url: `${rootOf(globals)}cart/add.js`, form: { id, quantity: String(quantity) } };
  },
  steps: /\/(?:checkouts\/(?:cn\/|c\/)?|cart\/c\/)\w+/,
  checkoutDomains: ['myshopify.com'],
  received: /\/(?:thank[_-]you|orders\/[0-9a-f]{32}\b|post_purchase)/,
  receivedPaths: [],
  notices: '.cart__warnings, .cart-item__error, .product-form__error-message-wrapper, .notice--error, .form__message',
  busy: '.cart__items--disabled, .loading__spinner:not(.hidden), .total-recap--loading',
};

/** Shops in several languages live below a path of their own. */
function rootOf(globals: Readonly<Record<string, string>>): string {
  const root = globals['Shopify.routes.root'] ?? '';
  return /^\/(?:[\w-]+\/)?$/.test(root) ? root : '/';
}
