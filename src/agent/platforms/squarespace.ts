import type { Platform } from './platform.ts';

export const squarespace: Platform = {
  name: 'Squarespace',
  globals: ['Static.SQUARESPACE_CONTEXT'],
  fields: {},
  isRecognised: ({ globals, sources, cookies }) =>
    'Static.SQUARESPACE_CONTEXT' in globals ||
    cookies.includes('SiteUserInfo') ||
    sources.some((source) => /\b(?:assets|static1)\.squarespace\.com\//.test(source)),
  cart: () => '/cart',
  checkout: () => '/checkout',
  productData: () => null,
  // No request of its cart is published.
  addRequest: () => null,
  steps: /^\/checkout(?:$|[?#])/,
  received: /^\/(?:commerce\/)?orders?\/confirmation\b|^\/checkout\/order-confirmed\b/,
  receivedPaths: [],
  notices: '.sqs-add-to-cart-error, [data-test="error-message"], [class*="Notification"][role="alert"]',
  busy: '[data-test="loading-overlay"], .cart-loading-spinner',
};
