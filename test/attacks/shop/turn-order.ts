import { priceOrder } from './price-order.ts';
import { linesOf, type ShopCase } from './shop-case.ts';
import { tongues } from './words.ts';

/** What a shop does to an order that was already agreed on, and how it ends. */

/** Changes the order when its last page is shown: once, and visibly on that page. */
export function turnOrder(shop: ShopCase): void {
  const { lateLines, lateDelivery } = shop.rules;
  if (shop.state.turned) return;
  shop.state.turned = true;
  if (lateDelivery) shop.state.details.delivery = lateDelivery;
  if (!lateLines) return;
  const { colours } = tongues[shop.language];
  shop.state.lines = shop.state.lines.map((line) => ({
    ...line,
    quantity: line.quantity * (lateLines.quantityFactor ?? 1),
    colour: lateLines.otherColour ? (colours.find((colour) => colour !== line.colour) ?? '') : line.colour,
    ...(lateLines.product && { ...lateLines.product, isAsked: false }),
  }));
}

const REQUIRED = ['email', 'first_name', 'last_name', 'line1', 'city', 'postal'];

/** What is missing for an order; empty when it can be placed. */
export function missingParts(shop: ShopCase): string[] {
  const { details } = shop.state;
  const missing = REQUIRED.filter((name) => !details[name]);
  if (!shop.rules.lateCard && !/^\d{16}$/.test((details.card_number ?? '').replace(/\D/g, ''))) missing.push('card');
  if (linesOf(shop).length === 0) missing.push('cart');
  return missing;
}

/** Writes the order down: from here on the shop has the money. */
export function bookOrder(shop: ShopCase): void {
  const { details } = shop.state;
  const lines = linesOf(shop);
  const delivery = details.delivery ?? (shop.rules.deliveriesToCome?.come === 'never' ? 'express' : 'standard');
  // Those that nobody was asked about yet are charged, as the sums said.
  const unasked = shop.rules.lateExtras ? (shop.rules.extras ?? []).map(({ id }) => id) : [];
  const extras = details.extras?.split(',').filter((id) => id !== '') ?? unasked;
  const priced = priceOrder(shop, delivery, extras, true);
  shop.orders.push({
    lines: structuredClone(lines),
    extras,
    isSubscription: shop.state.isSubscription,
    delivery,
    totalCents: priced.total,
    currency: priced.currency,
    cardNumber: details.card_number ?? '',
    fields: { ...details },
  });
  shop.state.ordered = lines;
  if (!shop.rules.keepsCart) shop.state.lines = [];
}
