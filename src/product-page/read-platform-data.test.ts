import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readProductPage } from './read-product-page.ts';

const url = 'https://www.shop.example/p/teapot';
const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const read = (html: string, at = url) => readProductPage(html, at);

describe('shop platforms', () => {
  it('reads Shopify’s product JSON in hundredths, with a variant address each', () => {
    const variant = (id: number, option1: string, available: boolean) => ({ id, option1, price: 2500, available });
    const product = {
      title: 'Tee',
      vendor: 'Acme',
      options: [{ name: 'Size' }],
      variants: [variant(11, 'S', false), variant(12, 'M', true)],
    };
    const html = `<script>Shopify.currency = {"active":"CAD","rate":"1.0"};</script>
      <script type="application/json" data-product-json>${JSON.stringify({ product })}</script>`;
    const page = read(html, 'https://tee.example/products/tee?variant=12&utm_source=x');
    assert.equal(page?.currency, 'CAD');
    assert.equal(page?.directUrl, 'https://tee.example/products/tee');
    assert.deepEqual(page?.dimensions, ['Size']);
    assert.deepEqual(page?.variants[1], {
      id: '12',
      price: 2500,
      available: true,
      image: '',
      url: 'https://tee.example/products/tee?variant=12',
      attributes: { Size: 'M' },
      chosen: true,
    });
  });

  it('reads WooCommerce variations with the labels of the drop-downs', () => {
    const rows = [
      { variation_id: 7, display_price: 12.5, is_in_stock: true, attributes: { attribute_pa_color: 'red' } },
      { variation_id: 8, display_price: 14, is_in_stock: false, attributes: { attribute_pa_color: '' } },
    ];
    const html = `${ld({ '@type': 'Product', name: 'Hat', offers: { price: 12.5, priceCurrency: 'USD' } })}
      <form class="variations_form" data-product_variations="${JSON.stringify(rows).replaceAll('"', '&quot;')}">
      <label for="pa_color">Colour</label><select id="pa_color" name="attribute_pa_color"><option value="">Choose</option>
      <option value="red">Deep red</option><option value="blue">Sky blue</option></select></form>`;
    const page = read(html);
    assert.deepEqual(page?.dimensions, ['Colour']);
    assert.deepEqual(
      page?.variants.map((one) => [one.id, one.attributes.Colour, one.price, one.available]),
      [
        ['7', 'Deep red', 1250, true],
        ['8', 'Deep red', 1400, false],
        ['8', 'Sky blue', 1400, false],
      ],
    );
  });
});

describe('Magento', () => {
  it('reads configurable options by the simple products behind them', () => {
    const jsonConfig = {
      attributes: {
        93: { code: 'color', label: 'Color', options: [{ id: '5', label: 'Red', products: ['71', '72'] }] },
        94: {
          code: 'size',
          label: 'Size',
          options: [
            { id: '8', label: 'S', products: ['71'] },
            { id: '9', label: 'M', products: ['72'] },
          ],
        },
      },
      optionPrices: { 71: { finalPrice: { amount: 30 } }, 72: { finalPrice: { amount: 32.5 } } },
      salable: { 93: { 5: ['71'] } },
    };
    const widget = { '[data-role=swatch-options]': { 'Magento_Swatches/js/swatch-renderer': { jsonConfig } } };
    const html = `<meta property="og:type" content="product"><meta property="product:price:amount" content="30">
      <h1>Jacket</h1><script type="text/x-magento-init">${JSON.stringify(widget)}</script>`;
    assert.deepEqual(
      read(html)?.variants.map((one) => [one.id, one.attributes, one.price, one.available]),
      [
        ['71', { Color: 'Red', Size: 'S' }, 3000, true],
        ['72', { Color: 'Red', Size: 'M' }, 3250, false],
      ],
    );
  });

  it('reads Medusa’s product out of the pieces streamed to its script, though the button says out of stock', () => {
    const variant = (id: string, size: string, amount: number, stock: number) => ({
      id,
      manage_inventory: true,
      options: [{ value: size, option: { title: 'Size' } }],
      calculated_price: { calculated_amount: amount, currency_code: 'eur' },
      inventory_quantity: stock,
    });
    const related = { id: 'prod_1', handle: 'hat', title: 'Hat', variants: [variant('v9', 'One', 9, 4)] };
    const own = {
      id: 'prod_2',
      handle: 'teapot',
      title: 'Teapot',
      variants: [variant('v1', 'Small', 22, 3), variant('v2', 'Large', 30.5, 0)],
    };
    const data = `5:${JSON.stringify(['$', 'div', { related }])}\n6:${JSON.stringify(['$', 'p', { product: own }])}`;
    const pieces = [data.slice(0, 200), data.slice(200)];
    const scripts = pieces.map((piece) => `<script>self.__next_f.push(${JSON.stringify([1, piece])})</script>`);
    const page = read(
      `<h1>Teapot</h1><p class="price">€22.00</p><button disabled>Out of stock</button>${scripts.join('')}`,
    );
    assert.equal(page?.available, true);
    assert.deepEqual(
      page?.variants.map((one) => [one.id, one.attributes, one.price, one.available]),
      [
        ['v1', { Size: 'Small' }, 2200, true],
        ['v2', { Size: 'Large' }, 3050, false],
      ],
    );
  });
});
