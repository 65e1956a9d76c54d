import { type CardEntry, checkCard, type GoodCard, splitExpiry } from '../../src/check-card.ts';
import type { Reply } from '../../src/reply.ts';
import type { LedgerAddress } from '../books.ts';
import { cardFields } from '../pages/questions.ts';
import { priceOrder, unitPrice } from '../price-order.ts';
import { goodOf, type Shop } from '../shop.ts';
import type { Line, Visit } from '../visit.ts';
import { type Desk, go } from './desk.ts';

const holderOf = (shop: Shop, value: (key: string) => string) =>
  shop.design.cardHolder.does === 'split'
    ? [value('holderFirst'), value('holderLast')].filter(Boolean).join(' ')
    : value('holder');

/** What was typed into the card's fields, by the shop's own names for them. */
function readCard(shop: Shop, answer: (key: string) => string): CardEntry {
  const value = (key: string) => answer(`card.${key}`);
  const number =
    shop.design.cardNumber.does === 'four' ? [1, 2, 3, 4].map((part) => value(`n${part}`)).join('') : value('number');
  const joined = splitExpiry(value('expiry').replace(/\s/g, ''));
  const isJoined = ['short', 'long'].includes(shop.design.cardExpiry.does);
  return {
    number,
    ...(isJoined ? joined : { month: value('month'), year: value('year') }),
    cvv: value('cvv'),
    ...(shop.design.cardHolder.does === 'none' ? {} : { name: holderOf(shop, value) }),
  };
}

/** The card, or null with the shop's complaint in the visit. */
export function acceptCard(shop: Shop, visit: Visit, answer: (key: string) => string): GoodCard | null {
  const verdict = checkCard(readCard(shop, answer));
  if (verdict.problems.length > 0) {
    const label = (key: string) =>
      cardFields(shop).find((field) => field.key === `card.${key}`)?.label ?? shop.say('card');
    const words: Record<string, string> = {
      number_missing: 'number',
      number_invalid: 'number',
      expiry_invalid: 'expiry',
      expired: 'expiry',
      cvv_invalid: 'cvv',
      name_missing: 'holder',
    };
    visit.errors.set('card', verdict.problems.map((problem) => label(words[problem] ?? 'number')).join(', '));
    return null;
  }
  const card = verdict as GoodCard & { problems: [] };
  const type = shop.design.cardType.does === 'none' ? card.brand : answer('card.type');
  if (type !== card.brand) {
    visit.errors.set('card', shop.say('cardType'));
    return null;
  }
  if (shop.design.cardExtras.does === 'postcode' && answer('card.zip').trim() === '') {
    visit.errors.set('card', shop.say('postcode'));
    return null;
  }
  return { last4: card.last4, brand: card.brand, outcome: card.outcome };
}

/** Charges the card and writes the order. The answer leads on; null when the card or the stock refuses. */
export function finishOrder(desk: Desk, card: GoodCard | null): string | null {
  const { shop, books, visit } = desk;
  const gone = visit.lines.find((line) => books.stock(line.slug, line.options) < line.quantity);
  if (gone) {
    visit.notice = {
      kind: 'error',
      text: `${goodOf(shop, gone.slug)?.name ?? ''}: ${shop.say('soldOut')}`,
      what: 'soldOut',
    };
    return null;
  }
  const { total } = priceOrder(shop, visit);
  const currency = shop.market.currency;
  if (card && card.outcome !== 'approved') {
    books.charges.push({ orderNumber: '', amount: total, currency, outcome: 'declined', last4: card.last4 });
    visit.errors.set('card', shop.say('declined'));
    return null;
  }
  const order = write(desk, visit.lines, card, total);
  if (card)
    books.charges.push({
      orderNumber: order.orderNumber,
      amount: total,
      currency,
      outcome: 'approved',
      last4: card.last4,
    });
  visit.lines = [];
  visit.saved.clear();
  visit.card = null;
  visit.unpaid = null;
  visit.coupon = null;
  return nextAfter(shop, order.orderNumber, 'order');
}

/** Offer, waiting page, thanks: whichever of them the shop has and the customer has not seen. */
export function nextAfter(shop: Shop, orderNumber: string, seen: 'order' | 'offer' | 'wait'): string {
  const query = `?order=${encodeURIComponent(orderNumber)}`;
  if (seen === 'order' && shop.design.afterOrder.does === 'offer-page') return `/offer${query}`;
  if (seen !== 'wait' && shop.design.waiting.does > 0) return `/wait${query}`;
  return `/thanks${query}`;
}

function write(desk: Desk, lines: readonly Line[], card: GoodCard | null, total: number) {
  const { shop, books, visit } = desk;
  const sums = priceOrder(shop, { ...visit, lines });
  const value = (key: string) => visit.values.get(key) ?? '';
  const order = books.ledger.place({
    cartToken: visit.token,
    email: value('email'),
    items: lines.map((line) => {
      const good = goodOf(shop, line.slug);
      return {
        slug: line.slug,
        variant: Object.values(line.options).join(' / ') || null,
        quantity: line.quantity,
        unitPrice: good ? unitPrice(good, line.options) : 0,
      };
    }),
    shippingOption: visit.delivery,
    coupon: visit.coupon,
    extras: visit.extraTicked && shop.extra ? [{ name: shop.extra.id, price: shop.extra.price }] : [],
    subtotal: sums.subtotal,
    shipping: sums.shipping ?? 0,
    tax: sums.tax,
    discount: sums.discount,
    total,
    shippingAddress: addressOf(value),
    billingAddress: null,
    paymentMethod: visit.method ?? 'card',
    card: card && { last4: card.last4, brand: card.brand },
    newsletter: value('newsletter') === 'on',
    accountCreated: visit.hasAccount || value('createAccount') === 'on',
    decoysFilled: value('trap') ? ['trap'] : [],
  });
  books.sell(order, lines);
  return order;
}

function addressOf(value: (key: string) => string): LedgerAddress {
  const line1 = value('street') || [value('streetName'), value('houseNumber')].filter(Boolean).join(' ');
  const phone =
    value('phone') ||
    [value('phoneCode'), value('phoneLocal')].filter(Boolean).join(' ') ||
    [1, 2, 3].map((part) => value(`phone${part}`)).join('');
  return {
    name: value('fullName') || [value('firstName'), value('lastName')].filter(Boolean).join(' '),
    line1,
    line2: value('line2') || value('district'),
    city: value('city'),
    region: value('region'),
    postalCode: value('postcode'),
    country: value('country'),
    phone,
  };
}

/** One more order with the same card, if the customer takes the offer. */
export function takeOffer(desk: Desk, orderNumber: string): Reply {
  const { shop, books } = desk;
  const first = books.orders().find((order) => order.orderNumber === orderNumber);
  const good = shop.goods.find((each) => each.groups.length === 0 && !each.isSoldOut);
  if (first && good) {
    const lines: Line[] = [{ slug: good.slug, options: {}, quantity: 1, monthly: false }];
    const order = write(
      { ...desk, visit: { ...desk.visit, extraTicked: false, coupon: null } },
      lines,
      null,
      good.price,
    );
    books.charges.push({
      orderNumber: order.orderNumber,
      amount: good.price,
      currency: shop.market.currency,
      outcome: 'approved',
      last4: first.card?.last4 ?? '',
    });
  }
  return go(desk, nextAfter(shop, orderNumber, 'offer'));
}
