import type { FinishedAttempt } from './delivery-store.ts';
import type { EndpointLeases } from './endpoint-leases.ts';
import type { EndpointWork } from './endpoint-work.ts';
import type { EndpointWorks } from './endpoint-works.ts';
import { type SendDependencies, sendDelivery } from './send-delivery.ts';

export interface Dispatcher {
  /** Sends what is in hand, for each endpoint as fast as its pace allows. */
  sendAll(): void;
  /** Starts no more attempts; resolves when those in flight have ended. */
  stop(): Promise<void>;
}

export function createDispatcher(
  deps: SendDependencies & {
    leases: Pick<EndpointLeases, 'isSafe'>;
    works: Pick<EndpointWorks, 'all' | 'isCurrent'>;
    onSent(attempt: FinishedAttempt): void;
  },
): Dispatcher {
  const { leases, works } = deps;
  const sending = new Set<Promise<unknown>>();
  let isStopped = false;

  function sendAhead(endpointId: string, work: EndpointWork): void {
    // A sender that was stopped for too long may not start sending for an endpoint that another one now has. And what
    // was read under a lost lease is not sent under the next one: it has been read again since.
    while (!isStopped && leases.isSafe(endpointId) && works.isCurrent(endpointId, work)) {
      const delivery = work.start();
      if (!delivery) return;
      const sent = sendDelivery(deps, delivery, work)
        .then((attempt) => attempt && deps.onSent(attempt))
        .finally(() => {
          sending.delete(sent);
          work.end();
          sendAhead(endpointId, work);
        });
      sending.add(sent);
    }
  }

  return {
    sendAll() {
      for (const [endpointId, work] of works.all()) sendAhead(endpointId, work);
    },
    async stop() {
      isStopped = true;
      await Promise.all(sending);
    },
  };
}
