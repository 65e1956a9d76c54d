import type { Platform } from './platform.ts';

export const magento: Platform = {
  name: 'Magento',
  globals: ['checkout.shoppingCartUrl', 'checkout.checkoutUrl'],
  fields: {},
  isRecognised: ({ sources, cookies, globals }) =>
    sources.some(
      (source) => source === 'text/x-magento-init' || /\/static\/(?:version\d+\/)?frontend\//.test(source),
    ) ||
    cookies.some((name) => /^mage-(?:cache|messages|translation)/.test(name)) ||
    'checkout.shoppingCartUrl' in globals,
  cart: ({ globals }) => globals['checkout.shoppingCartUrl'] || '/checkout/cart/',
  checkout: ({ globals }) => globals['checkout.checkoutUrl'] || '/checkout/',
  productData: () => null,
  // Adding wants a key of the session and the options by number, which its own form sends best.
  addRequest: () => null,
  steps: /\/checkout\/(?:#(?:shipping|payment))?$|\/onestepcheckout\b/,
  received: /\/checkout\/(?:onepage|multishipping)\/success\b/,
  receivedPaths: ['/checkout/onepage/success/'],
  notices: '.message-error, .messages .error, .mage-error, .message-warning',
  busy: '.loading-mask, #checkout-loader, ._block-content-loading',
};
