import type { Platform } from './platform.ts';

export const wix: Platform = {
  name: 'Wix',
  globals: ['wixBiSession', 'wixEmbedsAPI'],
  fields: {},
  isRecognised: ({ names, globals, sources }) =>
    names.some((name) => /^Wix\.com\b/.test(name)) ||
    'wixBiSession' in globals ||
    'wixEmbedsAPI' in globals ||
    sources.some((source) => /\bstatic\.parastorage\.com\//.test(source)),
  cart: () => '/cart-page',
  checkout: () => '/checkout',
  productData: () => null,
  // No request of its cart works without the visitor's token.
  addRequest: () => null,
  steps: /^\/(?:[\w-]+\/)?checkout(?:$|[?#])/,
  received: /^\/(?:[\w-]+\/)?thank-you-page\//,
  receivedPaths: [],
  notices: '[data-hook*="error-message"], [data-hook="notification-error"], [data-hook$="-error"]',
  busy: '[data-hook="total-row-spinner"], [data-hook="checkout-summary-loader"]',
};
