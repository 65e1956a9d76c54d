import type { Platform } from './platform.ts';

export const bigCommerce: Platform = {
  name: 'BigCommerce',
  globals: ['BCData'],
  fields: { productId: '[name=product_id][value]' },
  isRecognised: ({ names, globals, sources, cookies }) =>
    names.some((name) => /^bigcommerce\b/i.test(name)) ||
    'BCData' in globals ||
    cookies.includes('SHOP_SESSION_TOKEN') ||
    sources.some((source) => /\bcdn\d*\.bigcommerce\.com\//.test(source)),
  cart: () => '/cart.php',
  checkout: () => '/checkout',
  productData: () => null,
  addRequest: ({ isOnly, quantity }, { fields }) => {
    const product = fields.productId ?? '';
    if (!isOnly || !/^\d+$/.test(product)) return null;
    return { url: '/cart.php', form: { action: 'add', product_id: product, 'qty[]': String(quantity) } };
  },
  steps: /^\/checkout(?:$|[?#])/,
  checkoutDomains: ['mybigcommerce.com'],
  received: /^\/checkout\/order-confirmation(?:\/(?<number>\d+))?/,
  receivedPaths: ['/checkout/order-confirmation'],
  notices: '.alertBox--error, .optimizedCheckout-form-inlineMessage, [data-test="error-modal"] .modal-body',
  busy: '.loadingOverlay, .loadingOverlay-container > .loadingOverlay',
};
