import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { SafeFetcher } from '../../platform/safe-fetch.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { startPruning } from '../log/prune-log.ts';
import { createAttemptWriter } from './attempt-writer.ts';
import { type FinishedAttempt, selectDue } from './delivery-store.ts';
import { createDeliveryTargets } from './delivery-targets.ts';
import { createEndpointLeases } from './endpoint-leases.ts';
import { createEndpointWork, type EndpointWork } from './endpoint-work.ts';
import { judgeEndpoints } from './judge-endpoints.ts';
import { noMetrics, type WebhookMetrics } from './metrics.ts';
import { sendDelivery } from './send-delivery.ts';
import { defaultSettings, type SenderSettings } from './settings.ts';
import { createSignal } from './signal.ts';
import { sortVerdicts } from './sort-verdicts.ts';
import { createEndpointTaker } from './take-endpoints.ts';
import { registerLocalSender } from './wake-senders.ts';
import { listenForEvents } from './wake-store.ts';

export interface SenderDependencies {
  database: Database;
  fetcher: SafeFetcher;
  sealer: Sealer;
  log: Log;
  metrics?: WebhookMetrics | undefined;
  settings?: Partial<SenderSettings> | undefined;
}

export interface Sender {
  /** Takes nothing more, finishes what is in flight and releases the rest. */
  stop(): Promise<void>;
}

/**
 * Sends what is due, for all accounts. Any number of senders may run, in any number of processes.
 *
 * An endpoint belongs to one sender at a time, by a lease. Five things run side by side:
 *
 * - the loop (`run`) reads what is due for the endpoints that are held, whenever `due` is raised: an event was recorded,
 *   an attempt was written, an endpoint was taken, or the poll came round;
 * - the taker looks for endpoints that have no sender;
 * - each endpoint's work is sent as fast as its pace allows (`sendAhead`), and only while its lease is safe;
 * - the writer stores finished attempts, many at a time; until then they stay in hand, so that nobody reads them again;
 * - endpoints that began or stopped failing are judged, which may disable them.
 *
 * A sender that stops takes, reads and starts nothing more. What is in flight ends and is written; then the leases are
 * given back. If the process dies instead, the leases expire and another sender repeats what was not written.
 */
export function startSender(deps: SenderDependencies): Sender {
  const { database, log, metrics = noMetrics } = deps;
  const settings = { ...defaultSettings, ...deps.settings };
  const targets = createDeliveryTargets(deps);
  const works = new Map<string, EndpointWork>();
  const sending = new Set<Promise<unknown>>();
  const failing = new Set<string>();
  const due = createSignal();
  let isStopped = false;

  const leases = createEndpointLeases({
    database,
    log,
    settings,
    isInUse: (id) => works.get(id)?.isInUse() ?? false,
    onLost: (id) => works.delete(id),
  });
  const writer = createAttemptWriter(
    { database, log, holder: leases.holder },
    { written: onWritten, refused: ({ endpointId, position }) => works.get(endpointId)?.putAside(position) },
  );
  const taker = createEndpointTaker({ leases, log, room, onTaken: due.raise });

  function onWritten(attempts: readonly FinishedAttempt[]): void {
    for (const attempt of attempts) works.get(attempt.endpointId)?.forget(attempt.position);
    due.raise();
    const verdicts = sortVerdicts(attempts, failing);
    if (verdicts === null) return;
    judgeEndpoints({ database, log, metrics, settings }, verdicts)
      .then(({ disabled }) => disabled.forEach(targets.forget))
      .catch((error) => log.warn({ err: error }, 'webhook endpoints could not be judged'));
  }

  function room(): number {
    let inHand = 0;
    for (const work of works.values()) inHand += work.inHand.size;
    return Math.max(settings.maxInFlight - inHand, 0);
  }

  async function readDue(): Promise<void> {
    const rooms = [...leases.held()]
      .map((endpointId) => ({ endpointId, work: workOf(endpointId) }))
      .map(({ endpointId, work }) => ({ endpointId, room: work.room(), inHand: [...work.inHand] }))
      .filter((endpoint) => endpoint.room > 0);
    const deliveries = rooms.length === 0 ? [] : await selectDue(database, leases.holder, rooms);
    for (const delivery of deliveries) {
      if (delivery.endpointIsFailing) failing.add(delivery.endpointId);
      workOf(delivery.endpointId).add(delivery);
    }
    for (const [id, work] of works) sendAhead(id, work);
  }

  function workOf(endpointId: string): EndpointWork {
    const work = works.get(endpointId) ?? createEndpointWork(settings.endpointConcurrency);
    works.set(endpointId, work);
    return work;
  }

  function sendAhead(endpointId: string, work: EndpointWork): void {
    // A sender that was stopped for too long may not start sending for an endpoint that another one now has. And what
    // was read under a lost lease is not sent under the next one: it has been read again since.
    while (!isStopped && leases.isSafe(endpointId) && works.get(endpointId) === work) {
      const delivery = work.start();
      if (!delivery) return;
      const sent = sendDelivery({ ...deps, metrics, targets, settings }, delivery, work)
        .then((attempt) => attempt && writer.add(attempt))
        .finally(() => {
          sending.delete(sent);
          work.end();
          sendAhead(endpointId, work);
        });
      sending.add(sent);
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const next = due.next(settings.pollMs);
      taker.take();
      await readDue().catch((error) => log.warn({ err: error }, 'webhook deliveries could not be read'));
      await next;
    }
  }

  const unregister = registerLocalSender(database, due.raise);
  const listener = listenForEvents(database, due.raise);
  const pruning = startPruning({ database, log, days: settings.logDays });
  const running = run();
  return {
    async stop() {
      isStopped = true;
      unregister();
      due.raise();
      await Promise.all([running, taker.settled(), listener.stop(), pruning.stop()]);
      await Promise.all(sending);
      await writer.drain(settings.timeoutMs);
      await leases.stop();
    },
  };
}
