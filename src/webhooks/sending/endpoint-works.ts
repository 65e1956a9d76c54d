import type { EndpointRoom, FinishedAttempt } from './delivery-store.ts';
import { createEndpointWork, type EndpointWork } from './endpoint-work.ts';
import type { SenderSettings } from './settings.ts';

/** What a sender has in hand, endpoint by endpoint. */
export interface EndpointWorks {
  /** The endpoint's work, begun if there is none yet. */
  of(endpointId: string): EndpointWork;
  all(): Iterable<[string, EndpointWork]>;
  /** Whether this is still the endpoint's work: after a lost lease a new one is begun. */
  isCurrent(endpointId: string, work: EndpointWork): boolean;
  isInUse(endpointId: string): boolean;
  /** The lease is lost or released. */
  drop(endpointId: string): void;
  /** They are finished in the database. */
  forget(attempts: readonly FinishedAttempt[]): void;
  /** It cannot be written now; it is read and sent again after a pause. */
  putAside(attempt: FinishedAttempt): void;
  /** How many more deliveries the sender could handle. */
  room(): number;
  /** How many more may be read for each of these endpoints, where any may. */
  roomsFor(endpointIds: Iterable<string>): EndpointRoom[];
}

export function createEndpointWorks(
  settings: Pick<SenderSettings, 'endpointConcurrency' | 'maxInFlight'>,
): EndpointWorks {
  const works = new Map<string, EndpointWork>();

  function of(endpointId: string): EndpointWork {
    const work = works.get(endpointId) ?? createEndpointWork(settings.endpointConcurrency);
    works.set(endpointId, work);
    return work;
  }

  return {
    of,
    all: () => works,
    isCurrent: (endpointId, work) => works.get(endpointId) === work,
    isInUse: (endpointId) => works.get(endpointId)?.isInUse() ?? false,
    drop: (endpointId) => works.delete(endpointId),
    forget(attempts) {
      for (const { endpointId, position } of attempts) works.get(endpointId)?.forget(position);
    },
    putAside: ({ endpointId, position }) => works.get(endpointId)?.putAside(position),
    room() {
      let inHand = 0;
      for (const work of works.values()) inHand += work.inHand.size;
      return Math.max(settings.maxInFlight - inHand, 0);
    },
    roomsFor: (endpointIds) =>
      [...endpointIds]
        .map((endpointId) => ({ endpointId, work: of(endpointId) }))
        .map(({ endpointId, work }) => ({ endpointId, room: work.room(), inHand: [...work.inHand] }))
        .filter(({ room }) => room > 0),
  };
}
