import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CartLine } from '../perception/index.ts';
import { isMerchantUrl, mayTakeCard, merchantSite } from '../run/merchant-site.ts';
import type { AddedItem } from '../run/run.ts';
import { isOtherVariant, matchCart } from './match-cart.ts';

test('a merchant is its registrable domain, and nothing that only looks like it', () => {
  const merchant = merchantSite('https://www.brand.example.com/p/1');
  assert.equal(isMerchantUrl(merchant, 'https://checkout.brand.example.com/'), true);
  assert.equal(isMerchantUrl(merchant, 'https://example.com.evil.net/'), false);
  assert.equal(isMerchantUrl(merchant, 'https://example-com.net/'), false);
  assert.equal(isMerchantUrl(merchant, 'http://www.brand.example.com/'), false);
  assert.equal(isMerchantUrl(merchant, 'javascript:alert(1)'), false);
});

test('a card goes to the merchant and to payment sites that the operator named, and nowhere else', () => {
  const merchant = merchantSite('https://shop.example.com/p', ['payments.example']);
  assert.equal(mayTakeCard(merchant, 'https://shop.example.com/pay'), true);
  assert.equal(mayTakeCard(merchant, 'https://secure.payments.example/pay'), true);
  assert.equal(mayTakeCard(merchant, 'http://secure.payments.example/pay'), false);
  assert.equal(mayTakeCard(merchant, 'https://payments.example.evil.net/pay'), false);
  assert.equal(mayTakeCard(merchantSite('https://shop.example.com/p'), 'https://payments.example/pay'), false);
  assert.equal(isMerchantUrl(merchant, 'https://secure.payments.example/thanks'), false);
});

test('two shops of one hosting domain are two sites', () => {
  const merchant = merchantSite('https://alpha.myshopify.com/p');
  assert.equal(isMerchantUrl(merchant, 'https://alpha.myshopify.com/cart'), true);
  assert.equal(isMerchantUrl(merchant, 'https://beta.myshopify.com/cart'), false);
});

test('hosts without a domain count with their port', () => {
  const merchant = merchantSite('http://127.0.0.1:4001/p');
  assert.equal(isMerchantUrl(merchant, 'http://127.0.0.1:4001/cart'), true);
  assert.equal(isMerchantUrl(merchant, 'http://127.0.0.1:4002/cart'), false);
  assert.equal(isMerchantUrl(merchantSite('http://a.localhost:1/'), 'http://b.localhost:1/'), false);
});

const seen = (title: string, path: string, quantity = 1, variant: Record<string, string> = {}): AddedItem => ({
  item: { url: `https://shop.example${path}`, quantity, variant },
  title,
  finalUrl: `https://shop.example${path}`,
  otherVariants: [],
});
const line = (title: string, over: Partial<CartLine> = {}): CartLine => ({
  title,
  url: '',
  quantity: 1,
  unitPrice: null,
  lineTotal: null,
  quantityRef: null,
  removeRef: null,
  options: '',
  message: '',
  place: { frame: 0, ancestors: [], order: 0 },
  ...over,
});

test('cart lines are matched by address or title; what nobody ordered is extra', () => {
  const match = matchCart(
    [line('Shipping Protection'), line('Linen Shirt', { options: 'Navy / M', quantity: 2 })],
    [seen('Linen Shirt', '/p/shirt', 2, { color: 'Navy', size: 'M' })],
  );
  assert.deepEqual(
    match.extra.map((each) => each.title),
    ['Shipping Protection'],
  );
  assert.equal(match.matched[0]?.quantity, 2);
  assert.equal(match.missing.length, 0);
});

test('in a shop of one document the fragment of a line tells its product', () => {
  const lineOf = (route: string) => line('Linen', { url: `https://shop.example/store#!/${route}` });
  const asked = [seen('Oak stool', '/store#!/Oak-stool/p/7')];
  assert.equal(matchCart([lineOf('Towel/p/8')], asked).missing.length, 1);
  assert.equal(matchCart([lineOf('Oak-stool/p/7')], asked).missing.length, 0);
});

test('two variants of one product do not pass for each other', () => {
  const match = matchCart(
    [line('Linen Shirt', { options: 'Red, L' }), line('Linen Shirt', { options: 'Navy, M', quantity: 3 })],
    [
      seen('Linen Shirt', '/p/shirt', 3, { color: 'Navy', size: 'M' }),
      seen('Linen Shirt', '/p/shirt', 1, { color: 'Red', size: 'L' }),
    ],
  );
  assert.deepEqual(match.matched.map((each) => each.quantity).sort(), [1, 3]);
  assert.ok(match.matched.every((each) => each.quantity === each.expected.quantity));
});

test('a line of the right product in another variant is not the order', () => {
  const asked = { ...seen('Linen Shirt', '/p/shirt', 1, { color: 'Navy' }), otherVariants: ['Red', 'Deep Sea'] };
  const wrong = matchCart([line('Linen Shirt', { options: 'Deep Sea / S' })], [asked]);
  assert.equal(wrong.missing.length, 1);
  const right = matchCart([line('Linen Shirt', { options: 'Navy / S' })], [asked]);
  assert.equal(right.missing.length, 0);
});

test('a summary that leaves the variant out is no other variant; one that names another is', () => {
  const asked = { ...seen('Linen Shirt', '/p/shirt', 2, { color: 'Navy' }), otherVariants: ['Red'] };
  const short = line('Linen Shirt', { options: 'Linen Shirt × 2', quantity: 2 });
  assert.equal(matchCart([short], [asked]).matched.length, 1);
  assert.equal(isOtherVariant(short, asked), false);
  assert.equal(isOtherVariant(line('Linen Shirt, Red'), asked), true);
  assert.equal(isOtherVariant(line('Garden Hose, Red'), asked), false);
});

test('a unit of measure in the name of a product is no other size of it; a size behind that name is', () => {
  const asked = {
    ...seen('Bag Kiso (3 × 14.5 L)', '/p/bag', 1, { size: 'XL' }),
    otherVariants: ['M', 'L'],
  };
  assert.equal(isOtherVariant(line('Bag Kiso (3 × 14.5 L)'), asked), false);
  assert.equal(isOtherVariant(line('Bag Kiso (3 × 14.5 L) L'), asked), true);
  assert.equal(isOtherVariant(line('Bag Kiso (3 × 14.5 L)', { options: 'Size: L' }), asked), true);
  assert.equal(isOtherVariant(line('Bag Kiso, 2 L'), { ...asked, title: 'Bag Kiso' }), true);
});

test('what was written beside a product tells two of it apart, and its shortened form is no other variant', () => {
  const board = (text: string): AddedItem => ({
    ...seen('Oak board', '/p/board', 1, { size: 'Large', engraving: text }),
    otherVariants: ['Small'],
    written: [text],
  });
  const cut = line('Oak board', { options: 'Large · Engraving: For Nora and h..' });
  assert.equal(matchCart([cut], [board('For Nora and her sister')]).matched.length, 1);
  const other = line('Oak board', { options: 'Small · Engraving: For Nora' });
  assert.equal(matchCart([other], [board('For Nora')]).matched.length, 0);
  const two = ['For Nora', 'For Ann'].map((text) => line('Oak board', { options: `Large · Engraving: ${text}` }));
  const { matched } = matchCart(two, [board('For Ann'), board('For Nora')]);
  assert.ok(matched.every(({ expected, line: each }) => each.options.includes(expected.seen.written?.[0] ?? '-')));
});

test('the label of a line’s quantity names no other variant; another number of pieces does', () => {
  const asked = seen('Green Tea', '/p/tea', 1, { pack: '6 pieces' });
  assert.equal(matchCart([line('Green Tea', { options: 'Quantity*' })], [asked]).matched.length, 1);
  assert.equal(matchCart([line('Green Tea', { options: 'Qty: 1' })], [asked]).matched.length, 1);
  assert.equal(matchCart([line('Green Tea', { options: '4 pieces' })], [asked]).matched.length, 0);
});

test('a cart without the product reports it missing', () => {
  const match = matchCart([line('Garden Hose')], [seen('Linen Shirt', '/p/shirt')]);
  assert.equal(match.missing.length, 1);
  assert.equal(match.extra.length, 1);
});
