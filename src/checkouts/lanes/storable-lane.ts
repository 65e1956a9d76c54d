import { makeStorable } from '../../platform/make-storable.ts';
import type { LaneHooks, LanePressed, LaneSession, MerchantLane, OrderReview } from './merchant-lane.ts';

/**
 * Where a merchant's text enters the service. Half an emoji or a null character must not keep an outcome from being
 * stored: after the click, whatever cannot be stored is lost.
 */
export function withStorableText(lane: MerchantLane): MerchantLane {
  return {
    name: lane.name,
    serves: (merchant) => lane.serves(merchant),
    async prepare(order, hooks) {
      const prepared = await lane.prepare(order, storableSteps(hooks));
      if (prepared.kind === 'ready') return storableSession(prepared);
      return prepared.kind === 'pressed' ? storablePress(prepared) : makeStorable(prepared);
    },
    lookUpOrder: async (trace, order, signal) => makeStorable(await lane.lookUpOrder(trace, order, signal)),
  };
}

function storableSteps(hooks: LaneHooks): LaneHooks {
  return { ...hooks, onStep: (step) => hooks.onStep(makeStorable(step)) };
}

function storablePress(pressed: LanePressed): LanePressed {
  return {
    ...pressed,
    outcome: makeStorable(pressed.outcome),
    lookUpOrder: async () => makeStorable(await pressed.lookUpOrder()),
  };
}

function storableSession(session: LaneSession): LaneSession {
  // The lane compares with what it read itself, so it gets back its own review and not the cleaned one.
  const originals = new WeakMap<OrderReview, OrderReview>();
  const clean = (review: OrderReview): OrderReview => {
    const storable = makeStorable(review);
    originals.set(storable, review);
    return storable;
  };
  return {
    ...session,
    get review() {
      return clean(session.review);
    },
    async recheck() {
      const now = await session.recheck();
      return now.kind === 'changed' ? { kind: 'changed', review: clean(now.review) } : makeStorable(now);
    },
    accept: (review) => session.accept(originals.get(review) ?? review),
    place: async (...given) => makeStorable(await session.place(...given)),
    lookUpOrder: async () => makeStorable(await session.lookUpOrder()),
  };
}
