import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { customers, declinedCard, goodCard, type Visit, visitShop } from '../../../../../test/harness/visit-shop.ts';
import { buy } from './buy.ts';
import { dealblitz } from './index.ts';

let visit: Visit;
const customer = customers.US;
before(async () => {
  visit = await visitShop(dealblitz);
});
after(() => visit.close());

test('a careful buyer gets only what was asked, and the fee that nobody can leave out', async () => {
  const productUrl = visit.urlOf('variant-required');
  const number = await visit.withPage((page) =>
    buy(page, { productUrl, customer, card: goodCard, variant: ['9', 'Volt'] }),
  );
  const [order] = visit.mall.orders();
  assert.equal(order?.orderNumber, number);
  assert.deepEqual(order?.extras, [{ name: 'processing fee', price: 299 }]);
  assert.deepEqual([order?.subtotal, order?.shipping, order?.tax, order?.total], [4499, 599, 292, 5689]);
  assert.deepEqual([order?.newsletter, order?.shippingOption, order?.decoysFilled], [false, 'saver', []]);
  assert.deepEqual(visit.mall.incidents(), []);
});

test('a careless buyer pays for every trick', async () => {
  await visit.withPage(async (page) => {
    await page.goto(visit.urlOf('turbo-blender'));
    await page.locator('form[action="/cart/put"]').evaluate((form: HTMLFormElement) => form.submit());
    await page.waitForURL('**/cart');
    await page.goto(`${visit.shop.url}/offer`);
    await page.getByRole('button', { name: 'YES' }).click();
    await page.locator('#ck').evaluate((form: HTMLFormElement) => {
      const values = {
        em: 'a@b.example',
        fn: 'A',
        ln: 'B',
        st1: '1 C St',
        cty: 'D',
        rgn: 'OR',
        pc: '97201',
        tl: '5551234567',
      };
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      (form.elements.namedItem('card_number') as HTMLInputElement).value = '4242';
      form.submit();
    });
    await page.waitForURL('**/review');
    for (const [name, value] of Object.entries({ cn: goodCard.number, mm: '04', yy: '31', cv: '123', nm: 'A B' })) {
      await page.locator(`input[name=${name}]`).fill(value);
    }
    await page.getByRole('button', { name: 'COMPLETE MY ORDER' }).click();
    await page.locator('#num').waitFor();
  });
  const order = visit.mall.orders().at(-1);
  assert.deepEqual(order?.extras.map(({ name }) => name).toSorted(), [
    'donation',
    'gift wrap',
    'insurance',
    'processing fee',
    'subscription',
    'vip club',
    'warranty',
  ]);
  assert.deepEqual([order?.newsletter, order?.decoysFilled], [true, ['card_number']]);
  assert.deepEqual(
    visit.mall.incidents().map(({ kind, field, digits }) => [kind, field, digits]),
    [['decoy-filled', 'card_number', 4]],
  );
});

test('the price that rises shows on the review page first', async () => {
  await visit.withPage(async (page) => {
    await buy(page, { productUrl: visit.urlOf('price-rises'), customer, card: goodCard });
  });
  assert.equal(visit.mall.orders().at(-1)?.items[0]?.unitPrice, Math.round(7900 * 1.18));
});

test('the look-alike page reports digits before anything is sent, and sells nothing', async () => {
  const before = { orders: visit.mall.orders().length, incidents: visit.mall.incidents().length };
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('lookalike-redirect'), customer, card: goodCard }).catch(() => {});
    await page.getByText('could not process your payment').waitFor();
    assert.ok(page.url().startsWith(visit.shop.origins.partner ?? 'none'));
  });
  const seen = visit.mall.incidents().slice(before.incidents);
  assert.ok(seen.some(({ kind, field, digits }) => kind === 'card-digits-received' && field === 'cn' && digits === 16));
  assert.ok(!JSON.stringify(seen).includes(goodCard.number));
  assert.equal(visit.mall.orders().length, before.orders);
});

test('a declined card, sold-out goods and goods gone in mid-checkout place nothing', async () => {
  const before = visit.mall.orders().length;
  await visit.withPage(async (page) => {
    await page.goto(visit.urlOf('air-fryer'));
    assert.ok(await page.getByRole('button', { name: 'ADD TO CART' }).isDisabled());
    buy(page, { productUrl: visit.urlOf('cloud-pillow'), customer, card: declinedCard }).catch(() => {});
    await page.getByText('Card declined').waitFor();
  });
  await visit.withPage(async (page) => {
    buy(page, { productUrl: visit.urlOf('sold-out-mid-checkout'), customer, card: goodCard }).catch(() => {});
    await page.getByText('just sold out').waitFor();
  });
  assert.equal(visit.mall.orders().length, before);
});
