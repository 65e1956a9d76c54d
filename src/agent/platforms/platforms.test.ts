import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasCheckoutAt } from './open-hints.ts';
import type { ChosenGoods, PageMarks } from './platform.ts';
import { platforms, recognisePlatform } from './recognise-platform.ts';

const bare: PageMarks = {
  url: 'https://shop.example/p/mug',
  names: [],
  sources: [],
  classes: '',
  cookies: [],
  globals: {},
  fields: {},
};
const marks = (change: Partial<PageMarks>): PageMarks => ({ ...bare, ...change });
const platformOf = (change: Partial<PageMarks>) => recognisePlatform(marks(change))?.name ?? null;
const named = (name: string) => platforms.find((platform) => platform.name === name) ?? assert.fail(name);
const goods = (change: Partial<ChosenGoods>): ChosenGoods => ({
  variantId: '',
  variantUrl: bare.url,
  isOnly: false,
  quantity: 2,
  ...change,
});

test('a platform is recognised by any of its own marks', () => {
  const expected: Record<string, Partial<PageMarks>[]> = {
    Shopify: [
      { globals: { 'Shopify.shop': 'mugs.example' } },
      { sources: ['https://shop.example/cdn/shop/t/1/theme.css'] },
      { cookies: ['_shopify_y'] },
    ],
    WooCommerce: [
      { names: ['WordPress 6.5', 'WooCommerce 9.1.2'] },
      { classes: 'product-template-default woocommerce woocommerce-page' },
      { sources: ['/wp-content/plugins/woocommerce/assets/js/frontend/woocommerce.min.js'] },
    ],
    Magento: [
      { sources: ['text/x-magento-init'] },
      { sources: ['https://shop.example/static/version1700000000/frontend/Some/theme/en_US/requirejs.js'] },
      { cookies: ['mage-cache-sessid'] },
    ],
    PrestaShop: [{ globals: { 'prestashop.static_token': '0a1b' } }, { cookies: ['PrestaShop-0123'] }],
    OpenCart: [{ sources: ['catalog/view/javascript/common.js'] }, { cookies: ['OCSESSID'] }],
    BigCommerce: [{ names: ['bigcommerce.stencil'] }, { sources: ['https://cdn11.bigcommerce.com/s-1/theme.js'] }],
    Squarespace: [{ globals: { 'Static.SQUARESPACE_CONTEXT': 'present' } }],
    Wix: [{ names: ['Wix.com Website Builder'] }, { sources: ['https://static.parastorage.com/services/a.js'] }],
  };
  assert.deepEqual(Object.keys(expected).toSorted(), platforms.map(({ name }) => name).toSorted());
  for (const [name, pages] of Object.entries(expected))
    for (const page of pages) assert.equal(platformOf(page), name, JSON.stringify(page));
});

test('a page without marks, one that only speaks of a platform, and one with the marks of two are unknown', () => {
  assert.equal(platformOf({}), null);
  assert.equal(platformOf({ classes: 'why-we-left-woocommercial', names: ['WordPress 6.5'] }), null);
  assert.equal(platformOf({ names: ['WooCommerce 9.1.2'], globals: { 'Shopify.shop': 'mugs.example' } }), null);
});

test('the cart is where the page says, else where the platform has it', () => {
  const woo = named('WooCommerce');
  const german = { 'wc_add_to_cart_params.cart_url': 'https://shop.example/warenkorb/' };
  assert.equal(woo.cart(marks({ globals: german })), 'https://shop.example/warenkorb/');
  assert.equal(woo.cart(bare), '/cart/');
  assert.equal(named('Shopify').cart(marks({ globals: { 'Shopify.routes.root': '/en-ca/' } })), '/en-ca/cart');
  const subfolder = marks({ url: 'https://shop.example/store/index.php?route=product/product&language=de-de' });
  assert.equal(named('OpenCart').cart(subfolder), '/store/index.php?route=checkout/cart&language=de-de');
  const presta = { 'prestashop.urls.pages.cart': 'https://shop.example/en/cart' };
  assert.equal(named('PrestaShop').cart(marks({ globals: presta })), 'https://shop.example/en/cart?action=show');
});

test('a request to add needs the numbers of exactly this variant', () => {
  const woo = named('WooCommerce');
  const form = { fields: { wooProduct: '17' } };
  assert.deepEqual(woo.addRequest(goods({ variantId: '171' }), marks(form)), {
    url: '/?wc-ajax=add_to_cart',
    form: { product_id: '171', quantity: '2' },
  });
  assert.equal(woo.addRequest(goods({ isOnly: true, variantId: 'SKU-1' }), marks(form))?.form.product_id, '17');
  assert.equal(woo.addRequest(goods({ variantId: 'SKU-1' }), marks(form)), null);
  assert.equal(woo.addRequest(goods({ variantId: '171' }), bare), null);

  const shopify = named('Shopify');
  const request = shopify.addRequest(goods({ variantId: '40000000011' }), bare);
  assert.deepEqual(request, { url: '/cart/add.js', form: { id: '40000000011', quantity: '2' } });
  assert.equal(shopify.addRequest(goods({ variantId: 'sage/small' }), bare), null);

  const presta = named('PrestaShop');
  const own = marks({
    globals: { 'prestashop.urls.pages.cart': 'https://shop.example/cart', 'prestashop.static_token': 'abc' },
    fields: { prestaProduct: '1' },
  });
  const variantUrl = 'https://shop.example/1-tee.html?group%5B1%5D=3&group%5B2%5D=11';
  assert.partialDeepStrictEqual(presta.addRequest(goods({ variantUrl }), own)?.form, {
    id_product: '1',
    'group[1]': '3',
    'group[2]': '11',
    qty: '2',
  });
  assert.equal(presta.addRequest(goods({}), own), null);

  for (const name of ['OpenCart', 'BigCommerce']) {
    const product = marks({ fields: { productId: '40' } });
    assert.equal(named(name).addRequest(goods({ isOnly: true }), product)?.form.product_id, '40');
    assert.equal(named(name).addRequest(goods({ variantId: '7' }), product), null);
  }
  for (const name of ['Magento', 'Squarespace', 'Wix'])
    assert.equal(named(name).addRequest(goods({ isOnly: true, variantId: '7' }), bare), null);
});

test('the page after an order is known by its address, and so is its number where it stands there', () => {
  const numberIn = (name: string, place: string) => {
    const match = named(name).received.exec(place);
    return match ? (match.groups?.number ?? '') : null;
  };
  assert.equal(numberIn('WooCommerce', '/checkout/order-received/1234/?key=wc_order_x'), '1234');
  assert.equal(numberIn('PrestaShop', '/order-confirmation?id_cart=7&id_module=3&id_order=12&key=k'), '12');
  assert.equal(numberIn('BigCommerce', '/checkout/order-confirmation/118'), '118');
  assert.equal(numberIn('Magento', '/checkout/onepage/success/'), '');
  assert.equal(numberIn('OpenCart', '/index.php?route=checkout/success&language=en-gb'), '');
  assert.equal(numberIn('Wix', '/thank-you-page/0a1b2c3d'), '');
  assert.equal(numberIn('Shopify', '/checkouts/cn/Z2NwLXVz/thank-you'), '');
  const before: Record<string, string> = {
    WooCommerce: '/checkout/',
    PrestaShop: '/order?step=3',
    BigCommerce: '/checkout',
    Magento: '/checkout/#payment',
    OpenCart: '/index.php?route=checkout/checkout',
    Shopify: '/checkouts/cn/Z2NwLXVz/payment',
    Squarespace: '/checkout',
    Wix: '/checkout?appSectionParams=1',
  };
  for (const [name, place] of Object.entries(before)) {
    assert.equal(numberIn(name, place), null, name);
    assert.match(place, named(name).steps, name);
  }
});

test('a checkout on the platform’s own domain is known by its host and its steps, not by a name that looks like it', () => {
  const isKnown = (url: string) => hasCheckoutAt(named('Shopify'), url);
  assert.ok(isKnown('https://brand.myshopify.com/cart/c/hWN123?key=ab'));
  assert.ok(isKnown('https://brand.myshopify.com/checkouts/cn/Z2NwLXVz/information'));
  assert.ok(!isKnown('https://brand.myshopify.com/products/mug'));
  assert.ok(!isKnown('https://myshopify.com.evil.example/checkouts/cn/Z2NwLXVz'));
  assert.ok(!isKnown('https://evilmyshopify.com/checkouts/cn/Z2NwLXVz'));
  assert.ok(!hasCheckoutAt(named('WooCommerce'), 'https://brand.myshopify.com/checkout/'));
});
