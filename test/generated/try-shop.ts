import { type Case, honestCases, PERSON, refusalCases } from '../../packages/mall/generated/cases.ts';
import type { DimensionName } from '../../packages/mall/generated/dimensions/index.ts';
import { habitNames } from '../../packages/mall/generated/draw-design.ts';
import { judgeCase, type Report } from '../../packages/mall/generated/judge-case.ts';
import { type OpenShop, openShop } from '../../packages/mall/generated/serve-shop.ts';
import { type AgentStep, type PlaceOutcome, type PreparedPurchase, preparePurchase } from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';
import { pressFreely, purchaseOrder } from '../harness/purchase.ts';
import { typeCard } from '../harness/type-card.ts';
import { type Evidence, keepEvidence } from './keep-evidence.ts';
import type { CaseResult } from './summarise.ts';

/** Generous: on a busy machine a case must not end otherwise than on a quiet one. */
const LONGEST_MS = 120_000;

export interface TryOptions {
  /** All cases of the shop; otherwise one honest case and one that must be refused. */
  every?: boolean;
  /** Only what should be bought. */
  honestOnly?: boolean;
  fixed?: Partial<Record<DimensionName, string>>;
  /** Stops where the checkout begins to ask, and judges the cart alone. */
  untilCheckout?: boolean;
  /** A folder for the steps, the log and the last picture of each case that went wrong. */
  evidence?: string | undefined;
}

/** The agent's first visit to a drawn shop, without any recipe. A shop is opened anew for each case. */
export async function tryShop(pool: BrowserPool, seed: number, options: TryOptions = {}): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const id of await caseIds(seed, options)) {
    const open = await openShop(seed, { wanted: options.fixed ?? {} });
    try {
      const wanted = [...honestCases(open.shop), ...refusalCases(open.shop)].find((each) => each.id === id);
      if (wanted) results.push(await tryCase(pool, open, wanted, options));
    } finally {
      await open.close();
    }
  }
  return results;
}

async function caseIds(seed: number, { every, honestOnly, fixed = {} }: TryOptions): Promise<string[]> {
  const open = await openShop(seed, { wanted: fixed });
  await open.close();
  const honest = honestCases(open.shop).map(({ id }) => id);
  const refused = honestOnly ? [] : refusalCases(open.shop).map(({ id }) => id);
  if (every) return [...honest, ...refused];
  return [honest[seed % honest.length] ?? '', refused[seed % refused.length] ?? ''].filter((id) => id !== '');
}

async function tryCase(pool: BrowserPool, open: OpenShop, wanted: Case, options: TryOptions): Promise<CaseResult> {
  const started = Date.now();
  const trail: Evidence = { steps: [], log: [] };
  const { prepared, outcome } = await buy(pool, open, wanted, options, trail).catch((error: unknown) => ({
    prepared: { kind: 'failed', code: 'threw', note: String(error) } as unknown as PreparedPurchase,
    outcome: null,
  }));
  const seconds = (Date.now() - started) / 1000;
  const report = reportOf(open, prepared, outcome);
  const judged = judgeCase(open.shop, wanted, open.books, report);
  const verdict = options.untilCheckout && beganCheckout(trail) ? { ...judged, isRight: holds(open, wanted) } : judged;
  const why =
    prepared.kind === 'failed'
      ? `${prepared.code}: ${prepared.note}`
      : `${outcome?.kind} ${outcome && 'note' in outcome ? outcome.note : ''}`;
  const last = trail.steps.findLast(({ isFailed }) => !isFailed)?.label ?? 'no step';
  const result = {
    seed: open.seed,
    market: open.shop.market.locale,
    case: wanted.id,
    isHonest: wanted.expected !== null,
    isRight: verdict.isRight,
    moneyErrors: verdict.moneyErrors,
    note: [...verdict.moneyErrors, ...verdict.faults, why, `after ${last}`].join('; ').slice(0, 300),
    seconds,
    habits: habitNames(open.shop.design),
  };
  if (!verdict.isRight && options.evidence) await keepEvidence(options.evidence, result, trail);
  return result;
}

/** What only a checkout asks for. */
const CHECKOUT_STEPS: ReadonlySet<AgentStep['label']> = new Set([
  'ADDRESS_FILLING',
  'SHIPPING_SELECTED',
  'PAYMENT_METHOD_SELECTED',
  'LOGIN_ATTEMPT',
]);

function beganCheckout({ steps }: Evidence): boolean {
  return steps.some(({ label, isFailed }) => CHECKOUT_STEPS.has(label) && !isFailed);
}

function holds(open: OpenShop, { slug, options, quantity }: Case): boolean {
  const lines = open.carts().flat();
  const [line] = lines;
  const isSame = line?.slug === slug && Object.entries(options).every(([kind, id]) => line.options[kind] === id);
  return lines.length === 1 && isSame && line.quantity === quantity && !line.monthly;
}

async function buy(
  pool: BrowserPool,
  open: OpenShop,
  wanted: Case,
  { untilCheckout = false }: TryOptions,
  trail: Evidence,
): Promise<{ prepared: PreparedPurchase; outcome: PlaceOutcome | null }> {
  const enough = new AbortController();
  const prepared = await preparePurchase(
    { browser: pool, recipes: null, advisor: null, log: (what, facts) => trail.log.push({ what, ...facts }) },
    orderOf(open, wanted),
    {
      signal: AbortSignal.any([AbortSignal.timeout(LONGEST_MS), enough.signal]),
      card: typeCard({ number: wanted.card }),
      onStep: (step) => {
        trail.steps.push(step);
        if (untilCheckout && beganCheckout(trail)) enough.abort();
      },
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
