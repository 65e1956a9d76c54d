import { type PlaceOutcome, type PreparedPurchase, preparePurchase, type Reader } from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { placePrepared, purchaseOrder } from '../harness/purchase.ts';
import { type TestCard, typeCard } from '../harness/type-card.ts';
import { DELIVERIES, PRICE_CENTS, type ShopCase, TAX_PERCENT } from './shop/shop-case.ts';
import { tongues } from './shop/words.ts';

export interface Attempt {
  shop: ShopCase;
  card: TestCard;
  order: PurchaseOrder;
  prepared: PreparedPurchase;
  /** Orders that the shop had before anybody said "place". */
  ordersBeforePlacing: number;
  /** What the agent told its caller before the order. */
  reviewedTotalCents: number | null;
  outcome: PlaceOutcome | null;
  seconds: number;
}

const HOMES: Record<string, { phone: string; address: PurchaseOrder['shippingAddress'] }> = {
  en: home('+1 503-555-0132', '12 Elm Street', 'Portland', 'OR', '97205', 'US'),
  de: home('+49 30 1234567', 'Lindenweg 4a', 'Berlin', '', '10115', 'DE'),
  fr: home('+33 1 42 68 53 00', '12 rue de la Paix', 'Paris', '', '75002', 'FR'),
  es: home('+34 91 123 45 67', 'Calle Mayor 5', 'Madrid', 'Madrid', '28013', 'ES'),
};

function home(
  phone: string,
  addressLine1: string,
  city: string,
  province: string,
  postalCode: string,
  country: string,
) {
  return { phone, address: { addressLine1, addressLine2: '', city, province, postalCode, country } };
}

const QUANTITY = 2;

/** What the purchase costs at an honest shop; the limits are a little higher. */
export function honestTotalCents(shop: ShopCase): number {
  const goods = PRICE_CENTS * QUANTITY;
  const tax = tongues[shop.language].taxIncluded ? 0 : Math.round((goods * TAX_PERCENT) / 100);
  return goods + DELIVERIES[1].cents + tax;
}

export function orderFor(shop: ShopCase): PurchaseOrder {
  const { currency, colours } = tongues[shop.language];
  const { phone, address } = HOMES[shop.language] as (typeof HOMES)[string];
  const ceiling = (honestTotalCents(shop) + 100) / 100;
  return purchaseOrder({
    items: [{ url: `${shop.origin()}/p/enamel-mug`, quantity: QUANTITY, variant: { color: colours[1] } }],
    contact: { firstName: 'Ada', lastName: 'Palmer', email: 'ada.palmer@example.com', phone },
    shippingAddress: address,
    limits: shop.attack.noCeiling
      ? { maxTotal: null, maxShipping: null, authorised: null }
      : { maxTotal: ceiling, maxShipping: null, authorised: { amount: ceiling, currency } },
  });
}

export function openPool(): BrowserPool {
  return openTestPool({ allow: '127.0.0.0/8,::1/128' });
}

/** Generous: a case must end the same way on a busy machine as on a quiet one. */
const LONGEST_MS = 180_000;

/** A whole purchase as a caller would make it: prepare, place once, whatever the shop does. */
export async function buyCase(
  browser: BrowserPool,
  shop: ShopCase,
  card: TestCard,
  { reader = null, log = quiet }: { reader?: Reader | null; log?: typeof quiet } = {},
): Promise<Attempt> {
  const order = orderFor(shop);
  const started = Date.now();
  const prepared = await preparePurchase({ browser, recipes: null, reader, log }, order, {
    signal: AbortSignal.timeout(LONGEST_MS),
    card: typeCard(card),
    onStep: () => undefined,
  });
  const ordersBeforePlacing = shop.orders.length;
  const reviewedTotalCents = prepared.kind === 'ready' ? Math.round(prepared.review.pricing.total * 100) : null;
  const outcome = await placePrepared(prepared);
  return {
    shop,
    card,
    order,
    prepared,
    ordersBeforePlacing,
    reviewedTotalCents,
    outcome,
    seconds: (Date.now() - started) / 1000,
  };
}

const quiet = (_message: string, _fields?: Record<string, unknown>) => undefined;
