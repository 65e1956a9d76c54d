import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Case, honestCases, PERSON, refusalCases } from '../../packages/mall/generated/cases.ts';
import type { DimensionName } from '../../packages/mall/generated/dimensions/index.ts';
import { habitNames } from '../../packages/mall/generated/draw-design.ts';
import { judgeCase, type Report } from '../../packages/mall/generated/judge-case.ts';
import { type OpenShop, openShop } from '../../packages/mall/generated/serve-shop.ts';
import {
  type AgentStep,
  type PlaceOutcome,
  type PreparedPurchase,
  preparePurchase,
  type Question,
  type Reader,
  type RecipeStore,
} from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';
import { countQuestions, silentReader } from '../harness/count-questions.ts';
import { lyingReader } from '../harness/lying-reader.ts';
import { placePrepared, purchaseOrder } from '../harness/purchase.ts';
import { typeCard } from '../harness/type-card.ts';
import { collectEvidence, type Evidence } from './collect-evidence.ts';
import { hidingPool } from './hide-truth.ts';
import type { CaseResult } from './summarise.ts';
import { truthReader } from './truth-reader.ts';

/** Generous: a case must end the same way on a busy machine as on a quiet one. */
const LONGEST_MS = 300_000;

export type ReaderName = 'none' | 'truth' | 'lying' | 'silent' | 'model';

export interface TryOptions {
  /** All cases of the shop; otherwise one honest case and one that must be refused. */
  every?: boolean;
  /** These cases alone, where the shop has them. */
  cases?: readonly string[];
  /** Only what should be bought. */
  honestOnly?: boolean;
  /** Stops where the checkout begins to ask, and judges the cart alone. */
  untilCheckout?: boolean;
  fixed?: Partial<Record<DimensionName, string>>;
  /** The share of the shop's words that nobody knows. */
  strange?: number;
  /** Who is asked when the agent doubts: nobody, one who knows the truth, a liar, one who never answers, or a model. */
  reader?: ReaderName;
  model?: Reader | null;
  longestMs?: number;
  /** What earlier visits learnt, and where this one leaves what it learns. */
  recipes?: RecipeStore | null;
  /** Folder for the log and the pictures of failures. */
  evidence?: string | undefined;
}

/** The agent's visit to a drawn shop, the first one unless there are recipes. The shop is opened again for each case. */
export async function tryShop(pool: BrowserPool, seed: number, options: TryOptions = {}): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const id of options.cases?.length ? options.cases : await caseIds(seed, options)) {
    const open = await openShop(seed, { wanted: options.fixed ?? {}, strange: options.strange ?? 0 });
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
  const evidence = collectEvidence();
  const asked: Question[] = [];
  const { prepared, outcome } = await buy(pool, { open, wanted, options, evidence, asked }).catch((error: unknown) => ({
    prepared: { kind: 'failed', code: 'threw', note: String(error) } as unknown as PreparedPurchase,
    outcome: null,
  }));
  const seconds = (Date.now() - started) / 1000;
  const report = reportOf(open, prepared, outcome);
  const judged = judgeCase(open.shop, wanted, open.books, report);
  const verdict =
    options.untilCheckout && beganCheckout(evidence) ? { ...judged, isRight: holds(open, wanted) } : judged;
  const why =
    prepared.kind === 'failed'
      ? `${prepared.code}: ${prepared.note}`
      : `${outcome?.kind} ${outcome && 'note' in outcome ? outcome.note : ''}`;
  if (options.evidence && !verdict.isRight)
    await evidence.keep(join(options.evidence, `${open.seed}-${wanted.id}`), {
      note: why,
      verdict,
      wanted,
      habits: habitNames(open.shop.design),
      carts: open.carts(),
      books: open.books.orders(),
      charges: open.books.charges,
    });
  return {
    seed: open.seed,
    market: open.shop.market.locale,
    case: wanted.id,
    isHonest: wanted.expected !== null,
    isRight: verdict.isRight,
    moneyErrors: verdict.moneyErrors,
    note: [...verdict.moneyErrors, ...verdict.faults, why, `after ${evidence.steps.at(-1)}`].join('; ').slice(0, 300),
    seconds,
    asked: asked.map(({ kind }) => kind),
    habits: habitNames(open.shop.design),
  };
}

/** What only a checkout asks for. */
const CHECKOUT_STEPS: ReadonlySet<AgentStep['label']> = new Set([
  'ADDRESS_FILLING',
  'SHIPPING_SELECTED',
  'PAYMENT_METHOD_SELECTED',
  'LOGIN_ATTEMPT',
]);

function beganCheckout({ steps }: Evidence): boolean {
  return steps.some((label) => CHECKOUT_STEPS.has(label));
}

function holds(open: OpenShop, { slug, options, quantity }: Case): boolean {
  const lines = open.carts().flat();
  const [line] = lines;
  const isSame = line?.slug === slug && Object.entries(options).every(([kind, id]) => line.options[kind] === id);
  return lines.length === 1 && isSame && line.quantity === quantity && !line.monthly;
}

interface Visit {
  open: OpenShop;
  wanted: Case;
  options: TryOptions;
  evidence: Evidence;
  /** Where the questions go that the agent puts. */
  asked: Question[];
}

async function buy(
  pool: BrowserPool,
  { open, wanted, options, evidence, asked }: Visit,
): Promise<{ prepared: PreparedPurchase; outcome: PlaceOutcome | null }> {
  const { untilCheckout, reader = 'none', recipes = null, model = null, longestMs = LONGEST_MS } = options;
  const enough = new AbortController();
  let page: Page | null = null;
  const knowing = hidingPool(pool, (purchase) => {
    page = purchase.page;
  });
  const readers: Record<ReaderName, Reader | null> = {
    none: null,
    truth: truthReader(wanted, () => page),
    lying: lyingReader(),
    silent: silentReader,
    model,
  };
  const deps = {
    browser: reader === 'truth' ? knowing : pool,
    recipes,
    reader: readers[reader] && countQuestions(readers[reader], asked),
    log: evidence.log,
    onLook: evidence.onLook,
    // As set by an operator who knows the payment providers of the merchants.
    paymentSites: open.paymentUrls.map((url) => new URL(url).host),
  };
  const prepared = await preparePurchase(deps, orderOf(open, wanted, reader === 'truth'), {
    signal: AbortSignal.any([AbortSignal.timeout(longestMs), enough.signal]),
    card: typeCard({ number: wanted.card }),
    onStep: (step) => {
      evidence.onStep(step);
      if (untilCheckout && beganCheckout(evidence)) enough.abort();
    },
    onMerchantAccount: async () => undefined,
  });
  return { prepared, outcome: await placePrepared(prepared) };
}

function orderOf(open: OpenShop, wanted: Case, atTruth: boolean): PurchaseOrder {
  const { market } = open.shop;
  const { home } = market;
  const ceiling = wanted.ceiling / 10 ** market.decimals;
  const address = {
    addressLine1: home.line1,
    addressLine2: home.line2,
    city: home.city,
    province: home.region,
    postalCode: home.postcode,
    country: home.country,
  };
  return purchaseOrder({
    items: [
      {
        url: atTruth ? toTruth(open, open.productUrl(wanted.slug)) : open.productUrl(wanted.slug),
        quantity: wanted.quantity,
        variant: wanted.wishes,
      },
    ],
    contact: { ...PERSON, phone: home.phone },
    shippingAddress: address,
    // Never copied by the service: a caller who buys where one is demanded sends the same address twice.
    billingAddress: open.shop.design.billing.does === 'own-form' ? address : null,
    shippingStrategy: wanted.strategy,
    couponCodes: wanted.coupon ? [wanted.coupon] : [],
    limits: { maxTotal: ceiling, maxShipping: null, authorised: { amount: ceiling, currency: market.currency } },
    createAccountIfRequired: wanted.mayOpenAccount,
  });
}

/** The same page where its truth can be read. */
function toTruth(open: OpenShop, url: string): string {
  return url.replace(open.url, open.truthUrl);
}

function reportOf(open: OpenShop, prepared: PreparedPurchase, outcome: PlaceOutcome | null): Report {
  if (prepared.kind === 'failed') return { says: 'failed', total: null };
  const factor = 10 ** open.shop.market.decimals;
  const total = prepared.kind === 'ready' ? Math.round(prepared.review.pricing.total * factor) : null;
  if (outcome?.kind === 'placed') return { says: 'placed', total };
  if (outcome?.kind === 'unknown') return { says: 'unknown', total };
  return { says: outcome?.kind === 'declined' ? 'declined' : 'failed', total: null };
}
