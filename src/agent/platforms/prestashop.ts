import type { Platform } from './platform.ts';

export const prestaShop: Platform = {
  name: 'PrestaShop',
  globals: ['prestashop.urls.pages.cart', 'prestashop.urls.pages.order', 'prestashop.static_token'],
  fields: {
    prestaProduct: '#add-to-cart-or-refresh [name=id_product]',
    prestaToken: '#add-to-cart-or-refresh [name=token]',
  },
  isRecognised: ({ names, globals, cookies, sources }) =>
    names.some((name) => /^PrestaShop\b/i.test(name)) ||
    'prestashop.static_token' in globals ||
    cookies.some((name) => /^PrestaShop-/.test(name)) ||
    sources.some((source) => /\/modules\/ps_\w+\//.test(source)),
  cart: ({ globals }) => withAction(globals['prestashop.urls.pages.cart'] || '/cart'),
  checkout: ({ globals }) => globals['prestashop.urls.pages.order'] || '/order',
  productData: () => null,
  addRequest: ({ variantUrl, isOnly, quantity }, { globals, fields }) => {
    const cart = globals['prestashop.urls.pages.cart'];
    const token = globals['prestashop.static_token'] || fields.prestaToken;
    const product = fields.prestaProduct ?? '';
    const groups = groupsIn(variantUrl);
    if (!cart || !token || !/^\d+$/.test(product) || (!isOnly && groups.length === 0)) return null;
    const form = {
      token,
      id_product: product,
      id_customization: '0',
      qty: String(quantity),
      add: '1',
      action: 'update',
    };
    return { url: cart, form: { ...form, ...Object.fromEntries(groups), ajax: '1' } };
  },
  steps: /\/order(?:$|\?)|[?&]controller=order(?:&|$)/,
  received: /[/=]order-confirmation\b.*[?&]id_order=(?<number>\d+)|[/=]order-confirmation\b/,
  receivedPaths: [],
  notices: '.alert-danger, .notification-danger, .js-payment-binary .alert-warning',
  busy: '.cart-summary.is-loading, .cart-overview.is-loading, body.page-order.is-loading',
};

/** Without it some shops show a cart's page that takes no changes. */
function withAction(cart: string): string {
  return cart.includes('action=') ? cart : `${cart}${cart.includes('?') ? '&' : '?'}action=show`;
}

function groupsIn(url: string): [string, string][] {
  return [...(URL.parse(url)?.searchParams ?? [])].filter(([name]) => /^group\[\d+\]$/.test(name));
}
