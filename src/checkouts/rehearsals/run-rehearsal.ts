import type { Mode, RehearsalStage, StartRehearsalRequest, StepLabel } from '@cartwright/contract';
import type { CheckoutRuntime } from '../checkout-runtime.ts';
import { chooseLane } from '../lanes/choose-lane.ts';
import type { LaneHooks, LaneOrder, LaneSession, LaneStep, OrderReview } from '../lanes/merchant-lane.ts';
import { fromLane, publicStepNote } from '../run/attempt-failure.ts';
import type { RehearsalResult } from './rehearsal-store.ts';

export type RehearsalDeps = Pick<CheckoutRuntime, 'lanes' | 'log' | 'settings'>;
type Rehearsed = { merchant: string; mode: Mode; request: StartRehearsalRequest };

const cardFirst = 'The merchant wants the card before it shows the order review. The rest of the way was not walked.';

/**
 * Walks to the order review with a made-up customer and leaves. The lane gets no card to type and is never asked to
 * place anything: what it prepared is closed as soon as it was read.
 */
export async function runRehearsal(
  deps: RehearsalDeps,
  asked: Rehearsed,
  signal: AbortSignal,
): Promise<RehearsalResult> {
  const began = performance.now();
  const seconds = () => Number(((performance.now() - began) / 1000).toFixed(2));
  const walked: RehearsalResult['steps'] = [];
  let cardForm: { isLast: boolean } | undefined;
  const hooks: LaneHooks = {
    signal: AbortSignal.any([signal, AbortSignal.timeout(deps.settings.executionSeconds * 1000)]),
    card: null,
    rehearsal: {
      onCardForm: (page) => {
        cardForm = page;
      },
    },
    onStep: (step) => void walked.push(presentStep(step, seconds())),
    withoutPictures: true,
    onMerchantAccount: async () => {},
    // Without a card nothing on the way can be the order.
    recordPress: async () => 'refused',
  };
  const lane = chooseLane(deps.lanes, asked.merchant);
  const prepared = await lane?.prepare(buildRehearsalOrder(deps, asked), hooks);
  const review = prepared?.kind === 'ready' ? await readAndLeave(prepared) : null;
  const steps = walked.filter((step) => !(step.isFailed && cardForm?.isLast === false));
  const answer = { steps, review: review && presentReview(review), seconds: seconds() };
  // The walk stopped where it was meant to: the sums of such a page are reported, but they are no verified review.
  if (cardForm?.isLast === false) return { ...answer, reached: 'payment', canBuy: null, stop: null, note: cardFirst };
  if (review) return { ...answer, reached: 'review', canBuy: true, stop: null, note: null };
  const reached = cardForm ? 'payment' : furthest(steps.map(({ status }) => status));
  const failure =
    prepared?.kind === 'failed'
      ? fromLane(prepared)
      : { code: 'internal' as const, note: 'No way to buy at this merchant is set up.' };
  if ('innerNote' in failure) deps.log.info({ merchant: asked.merchant, ...failure }, 'a rehearsal was stopped');
  return { ...answer, reached, canBuy: false, stop: { code: failure.code, note: failure.note }, note: null };
}

async function readAndLeave(session: LaneSession): Promise<OrderReview> {
  try {
    return session.review;
  } finally {
    await session.close().catch(() => undefined);
  }
}

function buildRehearsalOrder(deps: RehearsalDeps, { mode, request }: Rehearsed): LaneOrder {
  const { url, quantity = 1, selectedVariant, shippingAddress } = request;
  return {
    items: [{ url, quantity, variant: { ...selectedVariant } }],
    contact: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com', phone: '+1 503 555 0100' },
    shippingAddress: { addressLine2: '', ...(shippingAddress ?? portland) },
    billingAddress: null,
    shippingStrategy: 'cheapest',
    couponCodes: [],
    limits: { maxTotal: null, maxShipping: null, authorised: null },
    mode,
    allowOfflinePayment: mode === 'test' && deps.settings.testOfflinePayment,
    createAccountIfRequired: false,
    dropUnavailableItems: false,
  };
}

const portland = {
  addressLine1: '12 Harbour Street',
  city: 'Portland',
  province: 'OR',
  postalCode: '97201',
  country: 'US',
};

function presentStep(step: LaneStep, seconds: number): RehearsalResult['steps'][number] {
  return { status: step.label, note: publicStepNote(step.note).note, isFailed: step.isFailed, seconds };
}

function presentReview({ items, pricing, shippingOption, paymentMethod }: OrderReview): RehearsalResult['review'] {
  return { items: items.map(({ title, quantity }) => ({ title, quantity })), pricing, shippingOption, paymentMethod };
}

const stageOf: Partial<Record<StepLabel, RehearsalStage>> = {
  PAGE_NAVIGATION: 'product',
  VARIANT_SELECTION: 'product',
  ADD_TO_CART: 'cart',
  CART_ADD: 'cart',
  CART_VERIFICATION: 'cart',
  GUEST_CHECKOUT: 'address',
  LOGIN_ATTEMPT: 'address',
  ADDRESS_FILLING: 'address',
  SHIPPING_SELECTED: 'delivery',
  PAYMENT_METHOD_SELECTED: 'payment',
  SHIPMENT_AND_TAX_RETRIVAL: 'review',
  ORDER_REVIEW: 'review',
};

function furthest(labels: readonly StepLabel[]): RehearsalStage {
  return labels.flatMap((label) => stageOf[label] ?? []).at(-1) ?? 'none';
}
