import { setTimeout as delay } from 'node:timers/promises';
import type {
  LaneFailureCode,
  LaneOrder,
  LaneSession,
  MerchantLane,
  OrderReview,
  PlaceOutcome,
} from '../../src/checkouts/lanes/merchant-lane.ts';
import type { ChargedTotal } from '../../src/orders/index.ts';

export interface ScriptedOrder {
  url: string;
  reference: string;
  number: string;
  total: number;
}

/**
 * Shops that do what the product URL tells them, with a ledger of what was ordered. Query: prepareMs, placeMs, price,
 * fail=CODE with transient=1 and times=N, place=declined|garbled|unknown|lost|throws, later=PRICE (the total after the review).
 * press=cleared|unknown|placed: what becomes of a press on the way to the review, which takes pressMs.
 */
export interface ScriptedShop {
  lane: MerchantLane;
  orders: ScriptedOrder[];
  /** Sessions that were opened and not closed. */
  openSessions(): number;
  preparations(url: string): number;
}

export function createScriptedShop(): ScriptedShop {
  const orders: ScriptedOrder[] = [];
  const prepared = new Map<string, number>();
  let open = 0;

  function find(reference: string): PlaceOutcome {
    const order = orders.find((placed) => placed.reference === reference);
    if (!order) return { kind: 'unknown', note: 'the shop has no such order' };
    return { kind: 'placed', order: { number: order.number, url: null } };
  }

  const close = async () => {
    open -= 1;
  };

  const lane: MerchantLane = {
    name: 'scripted',
    serves: () => true,
    lookUpOrder: async (trace) => find(trace),
    async prepare(order, { signal, onStep, recordPress }) {
      const url = order.items[0]?.url ?? '';
      const script = new URL(url).searchParams;
      const count = (prepared.get(url) ?? 0) + 1;
      prepared.set(url, count);
      if (script.has('steps')) await onStep({ label: 'PAGE_NAVIGATION', note: null, isFailed: false });
      await delay(Number(script.get('prepareMs') ?? 0), undefined, { signal });
      const press = script.get('press');
      const reference = `${url}#${count}`;
      if (press !== null) {
        const record = await recordPress({ trace: reference, total: { minor: 1_000, currency: 'USD' } });
        await delay(Number(script.get('pressMs') ?? 0));
        if (press === 'placed') orders.push({ url, reference, number: `S-${orders.length + 1}`, total: 10 });
        if (press === 'cleared' && record !== 'refused') await record.clear();
        else {
          open += 1;
          const outcome = { kind: 'unknown', note: 'the script says so' } as const;
          return {
            kind: 'pressed',
            outcome,
            lookUpOrder: async () => find(reference),
            close,
          };
        }
      }
      const code = script.get('fail') as LaneFailureCode | null;
      if (code && count <= Number(script.get('times') ?? Number.POSITIVE_INFINITY)) {
        const note = 'the script says so';
        return { kind: 'failed', stage: 'before_placement', code, transient: script.has('transient'), note };
      }
      open += 1;
      return openSession(order, script, count);
    },
  };

  function openSession(order: LaneOrder, script: URLSearchParams, count: number): LaneSession {
    const url = order.items[0]?.url ?? '';
    const reference = `${url}#${count}`;
    const price = Number((count > 1 && script.get('later')) || script.get('price') || 10);
    let review = reviewOf(order, price);
    return {
      kind: 'ready',
      get review() {
        return review;
      },
      async recheck() {
        const now = reviewOf(order, Number(script.get('later') ?? price));
        return now.pricing.total === review.pricing.total ? { kind: 'same' } : { kind: 'changed', review: now };
      },
      accept(agreed) {
        review = agreed;
      },
      async place() {
        await delay(Number(script.get('placeMs') ?? 0));
        const how = script.get('place');
        if (how === 'declined') return { kind: 'declined', code: 'card_declined', note: 'the card was declined' };
        if (how === 'unknown') return { kind: 'unknown', note: 'no answer came' };
        const number = `S-${orders.length + 1}${how === 'garbled' ? ' \ud83d\u0000' : ''}`;
        orders.push({ url, reference, number, total: review.pricing.total });
        if (how === 'throws') throw new Error('the connection broke');
        return how === 'lost'
          ? { kind: 'unknown', note: 'no answer came' }
          : { kind: 'placed', order: { number, url: null, charged: chargedBy(script) } };
      },
      lookUpOrder: async () => find(reference),
      trace: async () => reference,
      close,
    };
  }

  return { lane, orders, openSessions: () => open, preparations: (url) => prepared.get(url) ?? 0 };
}

/** `charged=12`: what the confirmation says, whatever was agreed. */
function chargedBy(script: URLSearchParams): ChargedTotal | null {
  const total = script.get('charged');
  return total === null ? null : { currency: 'USD', total: Number(total), parts: null };
}

function reviewOf(order: LaneOrder, total: number): OrderReview {
  return {
    pricing: { currency: 'USD', subtotal: total, shipping: 0, tax: 0, discount: 0, total },
    shippingOption: 'Standard',
    shippingStrategy: order.shippingStrategy,
    items: order.items.map(({ url, quantity }) => ({ url, title: 'Thing', quantity })),
    droppedItems: [],
    merchantOrigin: new URL(order.items[0]?.url ?? '').origin,
    paymentMethod: 'card',
  };
}
