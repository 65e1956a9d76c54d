import {
  type AgentStep,
  type PlaceOutcome,
  type PreparedPurchase,
  preparePurchase,
  type RecipeStore,
} from '../../../src/agent/index.ts';
import type { BrowserPool } from '../../../src/browser/index.ts';
import type { PurchaseOrder } from '../../../src/orders/index.ts';
import { placePrepared, purchaseOrder } from '../../harness/purchase.ts';
import { typeCard } from '../../harness/type-card.ts';
import type { ServedShop } from './serve-storefront.ts';

export interface Bought {
  prepared: PreparedPurchase;
  outcome: PlaceOutcome | null;
  steps: AgentStep[];
  seconds: number;
  /** `placed`, or the code that the purchase ended with. */
  end: string;
  note: string;
}

export interface Wanted {
  path: string;
  quantity?: number;
  variant?: Record<string, string>;
}

export async function buyAt(
  pool: BrowserPool,
  shop: ServedShop,
  items: readonly Wanted[],
  change: {
    order?: Partial<PurchaseOrder>;
    cardNumber?: string;
    recipes?: RecipeStore;
    paymentSites?: readonly string[];
    onStep?: (step: AgentStep) => void;
    /** Also takes the pictures of its steps, as the service does. */
    withPictures?: boolean;
    log?: (message: string, fields?: Record<string, unknown>) => void;
  } = {},
): Promise<Bought> {
  const steps: AgentStep[] = [];
  const started = Date.now();
  const prepared = await preparePurchase(
    {
      browser: pool,
      recipes: change.recipes ?? null,
      paymentSites: change.paymentSites ?? [],
      log: change.log ?? (() => undefined),
    },
    { ...orderFor(shop, items), ...change.order },
    {
      signal: AbortSignal.timeout(90_000),
      card: typeCard(change.cardNumber ? { number: change.cardNumber } : {}),
      onStep: (step) => {
        steps.push(step);
        change.onStep?.(step);
      },
      withoutPictures: !change.withPictures,
    },
  );
  const outcome = await placePrepared(prepared);
  const seconds = (Date.now() - started) / 1000;
  if (prepared.kind === 'failed')
    return { prepared, outcome, steps, seconds, end: prepared.code, note: `before: ${prepared.note}` };
  if (!outcome || outcome.kind === 'placed') return { prepared, outcome, steps, seconds, end: 'placed', note: '' };
  const end = 'code' in outcome ? outcome.code : outcome.kind;
  return { prepared, outcome, steps, seconds, end, note: `${outcome.kind}: ${outcome.note}` };
}

type Home = [phone: string, line1: string, line2: string, city: string, province: string, code: string];

const HOMES: Readonly<Record<string, Home>> = {
  US: ['+1 503-555-0132', '12 Elm Street', 'Apt 4', 'Portland', 'OR', '97205'],
  DE: ['+49 30 1234567', 'Lindenweg 4a', '', 'Berlin', '', '10115'],
  FR: ['+33 1 42 68 53 00', '12 rue de la Paix', '', 'Paris', '', '75002'],
  ES: ['+34 915 55 01 32', 'Calle de Alcalá 12', '3º B', 'Madrid', 'Madrid', '28014'],
  PL: ['+48 22 555 01 32', 'Lipowa 12', '', 'Warszawa', 'Mazowieckie', '00-001'],
  NL: ['+31 20 555 0132', 'Keizersgracht 12', '', 'Amsterdam', '', '1015 CN'],
  IT: ['+39 06 5550132', 'Via Condotti 12', '', 'Roma', 'RM', '00187'],
  PT: ['+351 21 555 0132', 'Rua Augusta 12', '', 'Lisboa', '', '1100-053'],
  BR: ['+55 11 95555-0132', 'Rua Augusta 1500', '', 'São Paulo', 'SP', '01304-001'],
  GB: ['+44 20 7946 0132', '12 Rose Lane', '', 'London', '', 'SW1A 1AA'],
  TR: ['+90 532 555 01 32', 'Moda Caddesi 12', '', 'Kadıköy', 'İstanbul', '34710'],
  AU: ['+61 2 5550 0132', '12 Wattle Street', '', 'Sydney', 'NSW', '2000'],
  CZ: ['+420 222 555 132', 'Lipová 12', '', 'Praha', '', '110 00'],
  SE: ['+46 8 555 01 32', 'Storgatan 12', '', 'Stockholm', '', '111 20'],
  JP: ['+81 3-5550-0132', '丸の内1-12', '', '千代田区', '東京都', '100-0005'],
  SA: ['+966 11 555 0132', 'King Fahd Road 12', '', 'Riyadh', '', '12271'],
};

/** Where the customer of a country lives, and the telephone there. */
export function homeOf(country: string): PurchaseOrder['shippingAddress'] & { phone: string } {
  const [phone, addressLine1, addressLine2, city, province, postalCode] = HOMES[country] as Home;
  return { phone, addressLine1, addressLine2, city, province, postalCode, country };
}

function orderFor(shop: ServedShop, items: readonly Wanted[]): PurchaseOrder {
  const { country } = shop.definition;
  const { phone, ...shippingAddress } = homeOf(country);
  return purchaseOrder({
    items: items.map(({ path, quantity = 1, variant = {} }) => ({ url: `${shop.url}${path}`, quantity, variant })),
    contact: { firstName: 'Ada', lastName: 'Palmer', email: 'ada.palmer@example.com', phone },
    shippingAddress,
  });
}
