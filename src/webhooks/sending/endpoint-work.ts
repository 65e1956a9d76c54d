import type { DueDelivery } from './delivery-store.ts';
import { createEndpointPace, type EndpointPace } from './endpoint-pace.ts';

/** What a sender has in hand for one endpoint. */
export interface EndpointWork {
  pace: EndpointPace;
  /** Read, but not yet finished in the database, so they must not be read again. */
  inHand: ReadonlySet<number>;
  /** How many more may be read. */
  room(): number;
  add(delivery: DueDelivery): void;
  /** The next to send, if one more may be in flight. */
  start(): DueDelivery | undefined;
  end(): void;
  /** It is finished in the database. */
  forget(position: number): void;
  /** It cannot be sent now; it is read again after a pause. */
  putAside(position: number): void;
  isInUse(): boolean;
}

/** Covers the database's response time at the rate of a fast receiver. */
const READ_AHEAD = 32;
const PAUSE_MS = 5_000;
const IDLE_AFTER_MS = 5_000;

export function createEndpointWork(concurrency: number): EndpointWork {
  const pace = createEndpointPace(concurrency);
  const queue: DueDelivery[] = [];
  const inHand = new Set<number>();
  let inFlight = 0;
  let lastUsed = performance.now();
  return {
    pace,
    inHand,
    room() {
      // Read ahead, so that there is always something to send; not for an endpoint that has yet to prove itself.
      if (pace.limit <= 2) return Math.max(pace.limit - inHand.size, 0);
      const window = pace.limit * READ_AHEAD;
      // Few large reads rather than many small ones: a third of it in hand is enough to keep sending.
      return inHand.size > window / 3 ? 0 : window - inHand.size;
    },
    add(delivery) {
      lastUsed = performance.now();
      inHand.add(delivery.position);
      queue.push(delivery);
    },
    start() {
      if (inFlight >= pace.limit) return undefined;
      const delivery = queue.shift();
      if (delivery) inFlight += 1;
      return delivery;
    },
    end() {
      inFlight -= 1;
    },
    forget: (position) => inHand.delete(position),
    putAside(position) {
      setTimeout(() => inHand.delete(position), PAUSE_MS).unref();
    },
    isInUse: () => inHand.size > 0 || performance.now() - lastUsed < IDLE_AFTER_MS,
  };
}
