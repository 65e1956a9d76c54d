import { randomUUID } from 'node:crypto';
import {
  type AgentDeps,
  type AgentStep,
  type PlaceOutcome,
  preparePurchase,
  type Reader,
  type RecipeStore,
} from '../../src/agent/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';
import { pressFreely, purchaseOrder } from '../harness/purchase.ts';
import { typeCard } from '../harness/type-card.ts';
import type { Customer, Shop, ShopCase } from './shops-file.ts';

export interface Attempt {
  end: 'placed' | 'failed' | 'unknown';
  code: string | null;
  note: string | null;
  /** The total that the agent reported. */
  reportedTotal: number | null;
  orderNumber: string | null;
  seconds: number;
  steps: { label: string; note: string | null; isFailed: boolean; url: string | null; decision: string | null }[];
  modelUse: { calls: number; tokens: number };
  /** What the agent said while it worked. */
  log: string[];
}

export interface BuyDeps {
  browser: Pick<BrowserPool, 'open'>;
  recipes: RecipeStore | null;
  reader?: Reader | null;
  platformHints?: boolean;
  onLook?: AgentDeps['onLook'];
  longestMs: number;
}

/** One purchase as the service would make it: prepare, place once, and look for the order when there was no answer. */
export async function buyCase(deps: BuyDeps, shop: Shop, wanted: ShopCase, customer: Customer): Promise<Attempt> {
  const steps: AgentStep[] = [];
  const log: string[] = [];
  const started = Date.now();
  const prepared = await preparePurchase(
    {
      browser: deps.browser,
      recipes: deps.recipes,
      reader: deps.reader ?? null,
      platformHints: deps.platformHints ?? true,
      onLook: deps.onLook,
      paymentSites: shop.paymentSites,
      log: (message, fields) => void log.push(`${Date.now() - started} ms ${message} ${JSON.stringify(fields ?? {})}`),
    },
    orderFor(shop, wanted, customer),
    {
      signal: AbortSignal.timeout(deps.longestMs),
      card: wanted.card === null ? null : typeCard({ number: wanted.card }),
      onMerchantAccount: async () => undefined,
      onStep: (step) => void steps.push(step),
    },
  );
  const finish = (end: Pick<Attempt, 'end' | 'code' | 'note'> & Partial<Attempt>): Attempt => ({
    orderNumber: null,
    reportedTotal: null,
    ...end,
    log,
    seconds: (Date.now() - started) / 1000,
    modelUse: {
      calls: steps.reduce((sum, { modelUse }) => sum + modelUse.calls, 0),
      tokens: steps.reduce((sum, { modelUse }) => sum + modelUse.inputTokens + modelUse.outputTokens, 0),
    },
    steps: steps.map(({ label, note, isFailed, evidence }) => ({
      label,
      note,
      isFailed,
      url: evidence.url,
      decision: evidence.decision,
    })),
  });
  if (prepared.kind === 'failed') return finish({ end: 'failed', code: prepared.code, note: prepared.note });
  const reportedTotal = prepared.kind === 'ready' ? prepared.review.pricing.total : null;
  try {
    let outcome: PlaceOutcome = prepared.kind === 'ready' ? await prepared.place(pressFreely) : prepared.outcome;
    if (outcome.kind === 'unknown') outcome = await prepared.lookUpOrder();
    return finish({ reportedTotal, ...endOf(outcome) });
  } finally {
    await prepared.close();
  }
}

function endOf(outcome: PlaceOutcome): Pick<Attempt, 'end' | 'code' | 'note' | 'orderNumber'> {
  if (outcome.kind === 'placed') return { end: 'placed', code: null, note: null, orderNumber: outcome.order.number };
  if (outcome.kind === 'unknown')
    return { end: 'unknown', code: 'placement_unknown', note: outcome.note, orderNumber: null };
  return { end: 'failed', code: outcome.code, note: outcome.note, orderNumber: null };
}

function orderFor(shop: Shop, wanted: ShopCase, customer: Customer): PurchaseOrder {
  const { address, billingAddress, ...contact } = customer;
  return purchaseOrder({
    items: wanted.items.map(({ url, quantity, variant }) => ({ url: new URL(url, shop.url).href, quantity, variant })),
    // A shop refuses a second account for the same address.
    contact: wanted.createAccount ? { ...contact, email: unusedEmail(contact.email) } : contact,
    shippingAddress: address,
    billingAddress,
    shippingStrategy: wanted.strategy,
    couponCodes: wanted.coupons,
    limits: { maxTotal: wanted.maxTotal, maxShipping: null, authorised: null },
    createAccountIfRequired: wanted.createAccount,
  });
}

function unusedEmail(email: string): string {
  return email.replace('@', `+${randomUUID().slice(0, 8)}@`);
}
