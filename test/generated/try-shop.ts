import { type Case, honestCases, PERSON, refusalCases } from '../../packages/mall/generated/cases.ts';
import type { DimensionName } from '../../packages/mall/generated/dimensions/index.ts';
import { habitNames } from '../../packages/mall/generated/draw-design.ts';
import { judgeCase, type Report } from '../../packages/mall/generated/judge-case.ts';
import { type OpenShop, openShop } from '../../packages/mall/generated/serve-shop.ts';
import { type PlaceOutcome, type PreparedPurchase, preparePurchase } from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';
import { pressFreely, purchaseOrder } from '../harness/purchase.ts';
import { typeCard } from '../harness/type-card.ts';
import type { CaseResult } from './summarise.ts';

/** Generous: on a busy machine a case must not end otherwise than on a quiet one. */
const LONGEST_MS = 120_000;

export interface TryOptions {
  /** All cases of the shop; otherwise one honest case and one that must be refused. */
  every?: boolean;
  fixed?: Partial<Record<DimensionName, string>>;
}

/** The agent's first visit to a drawn shop, without any recipe. A shop is opened anew for each case. */
export async function tryShop(
  pool: BrowserPool,
  seed: number,
  { every = false, fixed = {} }: TryOptions = {},
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const id of await caseIds(seed, every, fixed)) {
    const open = await openShop(seed, { wanted: fixed });
    try {
      const wanted = [...honestCases(open.shop), ...refusalCases(open.shop)].find((each) => each.id === id);
      if (wanted) results.push(await tryCase(pool, open, wanted));
    } finally {
      await open.close();
    }
  }
  return results;
}

async function caseIds(seed: number, every: boolean, fixed: TryOptions['fixed']): Promise<string[]> {
  const open = await openShop(seed, { wanted: fixed ?? {} });
  await open.close();
  const honest = honestCases(open.shop).map(({ id }) => id);
  const refused = refusalCases(open.shop).map(({ id }) => id);
  if (every) return [...honest, ...refused];
  return [honest[seed % honest.length] ?? '', refused[seed % refused.length] ?? ''];
}

async function tryCase(pool: BrowserPool, open: OpenShop, wanted: Case): Promise<CaseResult> {
  const started = Date.now();
  const { prepared, outcome } = await buy(pool, open, wanted).catch((error: unknown) => ({
    prepared: { kind: 'failed', code: 'threw', note: String(error) } as unknown as PreparedPurchase,
    outcome: null,
  }));
  const seconds = (Date.now() - started) / 1000;
  const report = reportOf(open, prepared, outcome);
  const verdict = judgeCase(open.shop, wanted, open.books, report);
  const why =
    prepared.kind === 'failed'
      ? `${prepared.code}: ${prepared.note}`
      : `${outcome?.kind} ${outcome && 'note' in outcome ? outcome.note : ''}`;
  return {
    seed: open.seed,
    market: open.shop.market.locale,
    case: wanted.id,
    isHonest: wanted.expected !== null,
    isRight: verdict.isRight,
    moneyErrors: verdict.moneyErrors,
    note: [...verdict.moneyErrors, ...verdict.faults, why].join('; ').slice(0, 300),
    seconds,
    habits: habitNames(open.shop.design),
  };
}

async function buy(
  pool: BrowserPool,
  open: OpenShop,
  wanted: Case,
): Promise<{ prepared: PreparedPurchase; outcome: PlaceOutcome | null }> {
  const prepared = await preparePurchase(
    { browser: pool, recipes: null, log: () => undefined },
    orderOf(open, wanted),
    {
      signal: AbortSignal.timeout(LONGEST_MS),
      card: typeCard({ number: wanted.card }),
      onStep: () => undefined,
      onMerchantAccount: async () => undefined,
    },
  );
  if (prepared.kind !== 'ready') return { prepared, outcome: null };
  const outcome = await prepared.place(pressFreely);
  await prepared.close();
  return { prepared, outcome };
}

function orderOf(open: OpenShop, wanted: Case): PurchaseOrder {
  const { market } = open.shop;
  const { home } = market;
  const ceiling = wanted.ceiling / 10 ** market.decimals;
  return purchaseOrder({
    items: [{ url: open.productUrl(wanted.slug), quantity: wanted.quantity, variant: wanted.wishes }],
    contact: { ...PERSON, phone: home.phone },
    shippingAddress: {
      addressLine1: home.line1,
      addressLine2: home.line2,
      city: home.city,
      province: home.region,
      postalCode: home.postcode,
      country: home.country,
    },
    shippingStrategy: wanted.strategy,
    couponCodes: wanted.coupon ? [wanted.coupon] : [],
    limits: { maxTotal: ceiling, maxShipping: null, authorised: { amount: ceiling, currency: market.currency } },
    createAccountIfRequired: wanted.mayOpenAccount,
  });
}

function reportOf(open: OpenShop, prepared: PreparedPurchase, outcome: PlaceOutcome | null): Report {
  if (prepared.kind !== 'ready') return { says: 'failed', total: null };
  const total = Math.round(prepared.review.pricing.total * 10 ** open.shop.market.decimals);
  if (outcome?.kind === 'placed') return { says: 'placed', total };
  if (outcome?.kind === 'unknown') return { says: 'unknown', total };
  return { says: outcome?.kind === 'declined' ? 'declined' : 'failed', total: null };
}
