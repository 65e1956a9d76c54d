import type { PurchaseFailureCode } from '../../orders/index.ts';
import type { QuestionKind } from '../model/index.ts';
import { ErrorPage, type Stop } from '../run/stop.ts';
import type { Stage } from './doubt.ts';

/**
 * What a refusal may have misread, by where it comes up: the questions are put in this order until one is answered. What
 * is not in the table is not a question of reading: ceilings, addresses of other sites, captchas, a merchant that is down.
 */
const DOUBTS: Record<Stage, Partial<Record<PurchaseFailureCode, readonly QuestionKind[]>>> = {
  product: {
    product_not_found: ['page', 'way'],
    out_of_stock: ['message', 'page', 'variant', 'way'],
    insufficient_stock: ['message', 'way'],
    variant_not_found: ['variant'],
    variant_required: ['message', 'variant'],
    agent_stuck: ['way'],
  },
  cart: {
    out_of_stock: ['message', 'way'],
    insufficient_stock: ['message'],
    agent_stuck: ['way'],
    // Every later page is compared with what the goods cost here.
    merchant_error: ['amounts'],
  },
  checkout: {
    agent_stuck: ['values', 'entry', 'way'],
    guest_checkout_unavailable: ['way', 'values', 'page'],
    payment_method_unavailable: ['values', 'way'],
    no_shipping_method: ['message', 'values', 'way'],
    billing_address_required: ['values', 'way'],
    address_rejected: ['message', 'values'],
    card_declined: ['message'],
    out_of_stock: ['message', 'page', 'way'],
    insufficient_stock: ['message'],
    merchant_error: ['page', 'way'],
  },
  // A code that was asked for would not be tried.
  codes: { agent_stuck: ['values', 'way'] },
  // Before the card is typed: what the review would refuse, and what the shop would.
  payment: {
    agent_stuck: ['values', 'entry', 'amounts'],
    address_rejected: ['values', 'way'],
    billing_address_required: ['values', 'way'],
    no_shipping_method: ['values', 'way'],
    payment_method_unavailable: ['values', 'way'],
    merchant_error: ['amounts'],
    price_limit_exceeded: ['values', 'amounts'],
    shipping_limit_exceeded: ['values', 'amounts'],
    authorization_exceeded: ['values', 'amounts'],
  },
  // Shown before the card is typed, in doubt or not.
  card: {},
  // What will send the card, while the page may still be shown.
  sending: { agent_stuck: ['way'] },
  review: { merchant_error: ['amounts'], agent_stuck: ['amounts'], price_limit_exceeded: ['amounts'] },
};

/** What to ask before a refusal stands. What passes by itself is tried again later, unless only a page's words say so. */
export function questionsFor(stage: Stage, stop: Stop): readonly QuestionKind[] {
  if (stop.transient && !(stop instanceof ErrorPage)) return [];
  return DOUBTS[stage][stop.code] ?? [];
}

/**
 * What a page that is read otherwise may take back. The rest is no question of reading: who may pass, where a card goes, a
 * merchant that is down, and what is wrong on our side.
 */
const OF_READING: ReadonlySet<PurchaseFailureCode> = new Set([
  'product_not_found',
  'out_of_stock',
  'insufficient_stock',
  'variant_required',
  'variant_not_found',
  'guest_checkout_unavailable',
  'address_rejected',
  'no_shipping_method',
  'payment_method_unavailable',
  'card_declined',
  'merchant_error',
  'price_limit_exceeded',
  'shipping_limit_exceeded',
  'authorization_exceeded',
  'billing_address_required',
  'agent_stuck',
]);

/**
 * The same for a reader that sees the whole page: the program may take the wrong thing for the obstacle, so that everything
 * is asked that may be one at this stage, whatever the purchase would be given up for.
 */
export function wholeQuestions(stage: Stage, stop: Stop): readonly QuestionKind[] {
  if ((stop.transient && !(stop instanceof ErrorPage)) || !OF_READING.has(stop.code)) return [];
  return [...new Set([...questionsFor(stage, stop), ...ALWAYS[stage]])];
}

/** What may be the obstacle whatever the purchase would be given up for. */
export const ALWAYS: Record<Stage, readonly QuestionKind[]> = {
  product: ['message', 'variant', 'way'],
  cart: ['message', 'way'],
  checkout: ['values', 'entry', 'way', 'message'],
  codes: ['values', 'way'],
  payment: ['values', 'entry', 'way', 'amounts'],
  card: ['values', 'entry', 'way', 'amounts'],
  sending: ['way'],
  review: ['amounts', 'values', 'way'],
};
