import type { Platform } from './platform.ts';

export const wooCommerce: Platform = {
  name: 'WooCommerce',
  globals: ['wc_add_to_cart_params.cart_url', 'wc_checkout_params.checkout_url', 'woocommerce_params.wc_ajax_url'],
  fields: { wooProduct: 'form.cart [name="add-to-cart"][value], form.cart [name=product_id][value]' },
  isRecognised: ({ names, classes, globals, sources }) =>
    names.some((name) => /^WooCommerce\b/.test(name)) ||
    /\bwoocommerce(?:-page|-no-js|-js)?\b/.test(classes) ||
    'woocommerce_params.wc_ajax_url' in globals ||
    sources.some((source) => /\/plugins\/woocommerce\//.test(source)),
  cart: ({ globals }) => globals['wc_add_to_cart_params.cart_url'] || '/cart/',
  checkout: ({ globals }) => globals['wc_checkout_params.checkout_url'] || '/checkout/',
  productData: () => null,
  addRequest: ({ variantId, isOnly, quantity }, { fields, globals }) => {
    const product = fields.wooProduct ?? '';
    const id = isOnly ? product : variantId;
    if (!/^\d+$/.test(product) || !/^\d+$/.test(id)) return null;
    const ajax = globals['woocommerce_params.wc_ajax_url'] || '/?wc-ajax=%%endpoint%%';
    return { url: ajax.replace('%%endpoint%%', 'add_to_cart'), form: { product_id: id, quantity: String(quantity) } };
  },
  steps: /\/checkout\/(?:order-pay\/|$|\?)/,
  received: /\/order-received\/(?<number>\d+)/,
  receivedPaths: [],
  notices: '.woocommerce-error, .woocommerce-NoticeGroup, .wc-block-components-notice-banner.is-error',
  busy: '.woocommerce-checkout-review-order-table .blockOverlay, form.checkout.processing, .wc-block-components-loading-mask, .wc-block-components-totals-wrapper .is-loading',
};
