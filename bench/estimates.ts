// Estimates against what the mall's merchants really charged: npm run bench:estimates -- [--json]
// At every merchant: an estimate while nothing is known of it, an order placed in a browser by a hand-written script, and
// then further estimates and orders, to other places where it ships to the United States. The truth is the merchant's
// ledger. Prices are not given: the estimate reads them off the live page. The mall levies state tax only, so local tax
// counts as error.
import { parseArgs } from 'node:util';
import type { MallMerchant, MallProduct } from '@cartwright/mall';
import { scripts } from '../packages/mall/src/merchants/scripts.ts';
import { createFetchPage, estimateCheckout, recordObservedShipping } from '../src/catalog/index.ts';
import { createRenderPage } from '../src/catalog/render-page.ts';
import { parseAllowList } from '../src/platform/address-policy.ts';
import { toMinor } from '../src/platform/money.ts';
import { createSafeFetcher } from '../src/platform/safe-fetch.ts';
import { homeFor, startBuyer } from '../test/e2e/agent-buyer.ts';
import { createTestDatabase } from '../test/harness/index.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, shop: { type: 'string', multiple: true, default: [] } },
});
const say = (line: string) => process.stderr.write(`${line}\n`);

const american = [
  { city: 'Tacoma', province: 'WA', postalCode: '98402' },
  { city: 'New York', province: 'NY', postalCode: '10001' },
  { city: 'Portland', province: 'OR', postalCode: '97201' },
  { city: 'Indianapolis', province: 'IN', postalCode: '46204' },
];

type Judged = {
  shop: string;
  warm: boolean;
  shippingKnown: boolean;
  error: number;
  shippingOff: number;
};
const judged: Judged[] = [];
const buyer = await startBuyer();
const store = await createTestDatabase();
const fetcher = createSafeFetcher({ policy: { allow: parseAllowList('127.0.0.0/8') } });
const deps = { sql: store.database, fetchPage: createFetchPage(fetcher), renderPage: createRenderPage(buyer.pool) };
try {
  for (const merchant of buyer.mall.merchants) {
    if (!scripts[merchant.shop] || (values.shop.length > 0 && !values.shop.includes(merchant.shop))) continue;
    const home = homeFor(merchant).address;
    const places = home.country === 'US' ? american.map((place) => ({ ...home, ...place })) : [home, home];
    const products = merchant.products.filter((each) => each.behaviour === 'normal');
    for (const [index, place] of places.entries()) {
      const product = products[index % products.length];
      if (product)
        await judge(merchant, product, place, index > 0).catch((error: Error) =>
          say(`${merchant.shop}: ${error.message.split('\n')[0]}`),
        );
    }
  }
} finally {
  await fetcher.close();
  await buyer.close();
  await store.close();
}

type Place = ReturnType<typeof homeFor>['address'];

async function judge(merchant: MallMerchant, product: MallProduct, place: Place, warm: boolean): Promise<void> {
  const { postalCode, province, city, country } = place;
  const estimate = await estimateCheckout(deps, {
    merchant: merchant.name,
    destination: { postalCode, province, city, country },
    items: [{ url: product.url, quantity: 1 }],
  });
  await buy(merchant, product, place);
  const order = buyer.mall.orders(merchant.shop).at(-1);
  if (!order) throw new Error('the order is not in the ledger');
  const { subtotal, shipping, tax, total } = order;
  // As the service does after an order.
  await recordObservedShipping(store.database, {
    merchantHost: merchant.id,
    country,
    state: province,
    subtotal,
    shipping,
    currency: merchant.currency,
  });
  const minor = (amount: number) => toMinor(amount, merchant.currency);
  const off = Math.abs(minor(estimate.total) - total);
  judged.push({
    shop: merchant.shop,
    warm,
    shippingKnown: estimate.shippingKnown,
    error: off / total,
    shippingOff: Math.abs(minor(estimate.shipping) - shipping),
  });
  say(
    `${merchant.shop} ${province} ${warm ? 'known' : 'new'}: estimated ${estimate.subtotal} + ${estimate.shipping}${estimate.shippingKnown ? '' : '?'} + ${estimate.tax} = ${estimate.total}, charged ${subtotal} + ${shipping} + ${tax} = ${total}`,
  );
}

async function buy(merchant: MallMerchant, product: MallProduct, place: Place): Promise<void> {
  const context = await buyer.pool.open({ locale: 'en-US', timezone: 'America/New_York' });
  try {
    await scripts[merchant.shop]?.(context.page, {
      productUrl: product.url,
      customer: {
        firstName: 'Ada',
        lastName: 'Palmer',
        email: 'ada.palmer@example.com',
        phone: homeFor(merchant).phone,
        ...place,
      },
      card: { number: '4242424242424242', month: '12', year: '2031', cvv: '123', name: 'Ada Palmer' },
      variant: (product.variants ?? []).map((group) => group.values.find((value) => !value.soldOut)?.label ?? ''),
    });
  } finally {
    await context.close();
  }
}

function summarise(rows: Judged[]) {
  const errors = rows.map((row) => row.error).toSorted((a, b) => a - b);
  const known = rows.filter((row) => row.shippingKnown);
  return {
    orders: rows.length,
    medianError: percent(errors[Math.floor(errors.length / 2)] ?? 0),
    worstError: percent(errors.at(-1) ?? 0),
    withinTwoPercent: percent(share(rows, (row) => row.error <= 0.02)),
    shippingKnown: percent(share(rows, (row) => row.shippingKnown)),
    shippingRightWhenKnown: percent(share(known, (row) => row.shippingOff === 0)),
  };
}

function share(rows: Judged[], holds: (row: Judged) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;
}

function percent(value: number): number {
  return Number((value * 100).toFixed(2));
}

const result = {
  unknownMerchant: summarise(judged.filter((row) => !row.warm)),
  knownMerchant: summarise(judged.filter((row) => row.warm)),
};
console.log(values.json ? JSON.stringify(result) : result);
