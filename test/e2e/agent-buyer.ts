import { type Mall, type MallMerchant, type MallProduct, startMall } from '@cartwright/mall';
import {
  type AgentStep,
  type MerchantRecipe,
  type PlaceOutcome,
  type PreparedPurchase,
  preparePurchase,
  type RecipeStore,
} from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { productIn, shopIn } from '../harness/mall-shop.ts';
import { placePrepared, purchaseOrder } from '../harness/purchase.ts';
import { typeCard } from '../harness/type-card.ts';

export interface Bought {
  prepared: PreparedPurchase;
  outcome: PlaceOutcome | null;
  steps: AgentStep[];
  seconds: number;
}

export interface Buyer {
  mall: Mall;
  pool: BrowserPool;
  recipes: RecipeStore & { all: Map<string, MerchantRecipe> };
  merchant(shop: string): MallMerchant;
  product(shop: string, behaviour: string): MallProduct;
  /** Prepares and, by default, places. */
  buy(shop: string, product: MallProduct, change?: BuyerChange): Promise<Bought>;
  close(): Promise<void>;
}

export interface BuyerChange {
  order?: Partial<PurchaseOrder>;
  quantity?: number;
  variant?: Record<string, string>;
  cardNumber?: string;
  signal?: AbortSignal;
  place?: boolean;
  /** False: the customer has no card, so that only offline methods are left. */
  withCard?: boolean;
  onMerchantAccount?: (account: { origin: string; email: string; password: string }) => Promise<void>;
  /** Leaves a prepared purchase open at its review, unplaced. */
  hold?: boolean;
  useRecipes?: boolean;
  /** Instead of the buyer's own browser. */
  pool?: Pick<BrowserPool, 'open'>;
  log?: (message: string, fields?: Record<string, unknown>) => void;
}

/** In a browser of its own, in that of a pool, or with `cdpUrl` in one that is already running. */
export async function startBuyer({
  pool: given,
  cdpUrl = null,
  withoutPictures = false,
}: {
  pool?: BrowserPool;
  cdpUrl?: string | null;
  withoutPictures?: boolean;
} = {}): Promise<Buyer> {
  const mall = await startMall({ ports: 0 });
  const pool = given ?? openTestPool({ cdpUrl });
  const all = new Map<string, MerchantRecipe>();
  const recipes = {
    all,
    load: async (merchant: string) => all.get(merchant) ?? null,
    save: async (recipe: MerchantRecipe) => void all.set(recipe.merchant, recipe),
    remove: async (merchant: string) => void all.delete(merchant),
  };
  return {
    mall,
    pool,
    recipes,
    merchant: (shop) => shopIn(mall, shop),
    product: (shop, behaviour) => productIn(mall, shop, behaviour),
    buy: async (shop, product, change = {}) => {
      const steps: AgentStep[] = [];
      const started = Date.now();
      const prepared = await preparePurchase(
        {
          browser: change.pool ?? pool,
          recipes: change.useRecipes ? recipes : null,
          log: change.log ?? (() => undefined),
        },
        orderFor(shopIn(mall, shop), product, change),
        {
          signal: change.signal ?? AbortSignal.timeout(90_000),
          card: change.withCard === false ? null : typeCard(change.cardNumber ? { number: change.cardNumber } : {}),
          ...(change.onMerchantAccount && { onMerchantAccount: change.onMerchantAccount }),
          onStep: (step) => void steps.push(step),
          withoutPictures,
        },
      );
      let outcome: PlaceOutcome | null = null;
      if (prepared.kind === 'pressed' || (!change.hold && change.place !== false))
        outcome = await placePrepared(prepared);
      else if (prepared.kind === 'ready' && !change.hold) await prepared.close();
      return { prepared, outcome, steps, seconds: (Date.now() - started) / 1000 };
    },
    close: async () => {
      if (!given) await pool.close();
      await mall.close();
    },
  };
}

const HOMES: Record<string, { phone: string; address: PurchaseOrder['shippingAddress'] }> = {
  US: home('+1 503-555-0132', '12 Elm Street', 'Apt 4', 'Portland', 'OR', '97205', 'US'),
  GB: home('+44 20 7946 0958', '12 Elm Street', '', 'London', '', 'SW1A 1AA', 'GB'),
  FR: home('+33 1 42 68 53 00', '12 rue de la Paix', '', 'Paris', '', '75002', 'FR'),
  CA: home('+1 416-555-0132', '12 Elm Street', 'Apt 4', 'Toronto', 'ON', 'M5V 2T6', 'CA'),
  PL: home('+48 22 555 01 32', 'Lipowa 12', '', 'Warszawa', '', '00-001', 'PL'),
  DE: home('+49 30 1234567', 'Lindenweg 4a', '', 'Berlin', '', '10115', 'DE'),
};

function home(
  phone: string,
  line1: string,
  line2: string,
  city: string,
  province: string,
  postal: string,
  country: string,
) {
  return {
    phone,
    address: { addressLine1: line1, addressLine2: line2, city, province, postalCode: postal, country },
  };
}

/** Where this merchant's ordinary customer lives. */
export function homeFor(merchant: MallMerchant) {
  const byCurrency: Record<string, string> = {
    USD: 'US',
    GBP: 'GB',
    EUR: merchant.language.startsWith('fr') ? 'FR' : 'DE',
    CAD: 'CA',
    PLN: 'PL',
  };
  return HOMES[byCurrency[merchant.currency] ?? 'US'] as (typeof HOMES)[string];
}

/** One product in the variant that an ordinary customer could have. */
export function itemOf(product: MallProduct, quantity = 1): PurchaseOrder['items'][number] {
  const chosen = (product.variants ?? []).map((group) => {
    const label = group.values.find((value) => !value.soldOut)?.label ?? '';
    return [group.kind === 'other' ? group.name : group.kind, label] as const;
  });
  return { url: product.url, quantity, variant: Object.fromEntries(chosen) };
}

export function orderFor(merchant: MallMerchant, product: MallProduct, change: BuyerChange): PurchaseOrder {
  const where = homeFor(merchant);
  const item = itemOf(product, change.quantity);
  return purchaseOrder({
    items: [{ ...item, variant: change.variant ?? item.variant }],
    contact: { firstName: 'Ada', lastName: 'Palmer', email: 'ada.palmer@example.com', phone: where.phone },
    shippingAddress: where.address,
    ...change.order,
  });
}
