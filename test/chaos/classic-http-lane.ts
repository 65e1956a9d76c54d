import { randomUUID } from 'node:crypto';
import type {
  CardPart,
  LaneFailure,
  LaneFailureCode,
  LaneHooks,
  LaneOrder,
  LaneSession,
  MerchantLane,
  OrderReview,
  PlaceOutcome,
} from '../../src/checkouts/lanes/merchant-lane.ts';
import { faultPoint } from '../../src/platform/fault-point.ts';

const TIMEOUT_MS = 5_000;

/** Buys at the mall's mail-order shop with plain form posts, so that thousands of purchases are cheap. */
export function createLane(): MerchantLane {
  return {
    name: 'classic-http',
    serves: () => true,
    prepare: (order, hooks) => prepare(order, hooks).catch((error) => describeFailure(error, hooks.signal)),
    lookUpOrder: (trace, order, signal) => {
      const { origin, reference } = JSON.parse(trace) as { origin: string; reference: string };
      return lookUp(origin, reference, order.contact.email, signal);
    },
  };
}

class Refused extends Error {
  readonly code: LaneFailureCode;
  readonly transient: boolean;
  constructor(code: LaneFailureCode, transient: boolean, message: string) {
    super(message);
    this.code = code;
    this.transient = transient;
  }
}

async function prepare(order: LaneOrder, { signal, onStep, card, recordPress }: LaneHooks): Promise<LaneSession> {
  const origin = new URL(order.items[0]?.url ?? '').origin;
  const reference = randomUUID();
  const email = order.contact.email;
  const post = (path: string, fields: Record<string, string>, within = signal) =>
    send(`${origin}/store/${path}`, { cartid: reference, ...fields }, within);
  const step = (label: Parameters<typeof onStep>[0]['label']) => onStep({ label, note: null, isFailed: false });

  await step('PAGE_NAVIGATION');
  for (const { url, quantity } of order.items) {
    const slug = /\/([\w-]+)\.html$/.exec(url)?.[1] ?? '';
    await post('basket.cgi', { action: 'add', item: slug, qty: String(quantity) });
  }
  await step('ADD_TO_CART');
  const { shippingAddress: ship, contact } = order;
  await post('checkout.cgi', {
    step: 'address',
    ShipFirst: contact.firstName,
    ShipLast: contact.lastName,
    ShipAddr1: ship.addressLine1,
    ShipCity: ship.city,
    ShipState: ship.province,
    ShipZip: ship.postalCode,
    ShipCountry: ship.country,
    Phone: contact.phone,
    Email: email,
    BillSame: 'Y',
  });
  await step('ADDRESS_FILLING');
  await post('checkout.cgi', { step: 'shipping', ShipVia: order.shippingStrategy === 'fastest' ? 'next' : 'ground' });
  await step('SHIPPING_SELECTED');
  if (!card) throw new Refused('payment_method_unavailable', false, 'there is no card');
  const fields: Record<string, string> = { step: 'payment' };
  const fill = (part: CardPart, format: string, field: string) =>
    card.type(part, format, async (text) => {
      fields[field] = text;
    });
  await fill('number', 'plain', 'CardNum');
  await fill('expiryMonth', 'MM', 'ExpMo');
  await fill('expiryYear', 'YYYY', 'ExpYr');
  await fill('cvv', 'plain', 'CVV2');
  await fill('holder', 'plain', 'CardName');
  const trace = JSON.stringify({ origin, reference });
  // A quarter of the visits presses something after the card that might have been the order.
  const pressed = reference < '4' ? await recordPress({ trace, total: null }) : null;
  if (pressed === 'refused') throw new Refused('authorization_exceeded', false, 'too little is left');
  await post('checkout.cgi', fields);
  await pressed?.clear();
  await step('CREDIT_CARD_INPUT');
  const readReview = async () => readReviewPage(order, origin, await read(origin, reference, signal));
  let review = await readReview();
  await step('ORDER_REVIEW');

  return {
    kind: 'ready',
    get review() {
      return review;
    },
    async recheck() {
      try {
        const now = await readReview();
        return now.pricing.total === review.pricing.total ? { kind: 'same' } : { kind: 'changed', review: now };
      } catch (error) {
        return describeFailure(error, signal);
      }
    },
    accept(agreed) {
      review = agreed;
    },
    async place() {
      await faultPoint('lane.before-click');
      const answer = await send(`${origin}/store/checkout.cgi`, { cartid: reference, step: 'place' });
      await faultPoint('lane.after-click');
      const number = /id="orderno">([^<]+)/.exec(answer.body)?.[1];
      if (number) return { kind: 'placed', order: { number, url: null } };
      if (/declined/.test(answer.body))
        return { kind: 'declined', code: 'card_declined', note: 'the card was declined' };
      return { kind: 'unknown', note: `the shop answered ${answer.status}` };
    },
    lookUpOrder: () => lookUp(origin, reference, email, AbortSignal.timeout(TIMEOUT_MS)),
    trace: async () => trace,
    close: async () => undefined,
  };
}

async function lookUp(origin: string, ref: string, email: string, signal: AbortSignal): Promise<PlaceOutcome> {
  const query = new URLSearchParams({ ref, email });
  const response = await fetch(`${origin}/store/orderstatus.cgi?${query}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const body = await response.text();
  const number = /id="orderno">([^<]+)/.exec(body)?.[1] ?? null;
  if (response.status !== 200) return { kind: 'unknown', note: `the shop has no order under ${ref}` };
  return { kind: 'placed', order: { number, url: null } };
}

async function send(url: string, fields: Record<string, string>, signal?: AbortSignal) {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const body = await response.text();
  if (response.status >= 500) throw new Refused('merchant_error', true, `the shop answered ${response.status}`);
  if (response.status === 403) throw new Refused('captcha_blocked', false, 'the shop shows a captcha');
  return { status: response.status, body };
}

async function read(origin: string, reference: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(`${origin}/store/checkout.cgi?step=review&cartid=${reference}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (response.status >= 500) throw new Refused('merchant_error', true, `the shop answered ${response.status}`);
  return response.text();
}

function readReviewPage(order: LaneOrder, origin: string, page: string): OrderReview {
  const money = (label: string) =>
    Number(
      new RegExp(`${label}(?:</b>)?</td><td align="right">(?:<b>)?-?\\$([\\d,.]+)`).exec(page)?.[1]?.replace(',', '') ??
        0,
    );
  const total = money('Order total');
  if (total === 0) throw new Refused('out_of_stock', false, 'the review shows no total');
  return {
    pricing: {
      currency: 'USD',
      subtotal: money('Merchandise'),
      shipping: money('Shipping'),
      tax: money('Sales tax'),
      discount: money('Promotion'),
      total,
    },
    shippingOption: /<b>Via<\/b> ([^<]+)/.exec(page)?.[1] ?? null,
    shippingStrategy: order.shippingStrategy,
    items: order.items.map(({ url, quantity }) => ({ url, title: url, quantity })),
    droppedItems: [],
    merchantOrigin: origin,
    paymentMethod: 'card',
  };
}

function describeFailure(error: unknown, signal: AbortSignal): LaneFailure {
  if (signal.aborted) throw error;
  const refused = error instanceof Refused ? error : new Refused('merchant_unreachable', true, String(error));
  const { code, transient, message: note } = refused;
  return { kind: 'failed', stage: 'before_placement', code, transient, note };
}
