import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { SafeFetcher } from '../../platform/safe-fetch.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { startPruning } from '../log/prune-log.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createAttemptWriter } from './attempt-writer.ts';
import { type DueDelivery, type FinishedAttempt, selectDue } from './delivery-store.ts';
import { createDeliveryTargets } from './delivery-targets.ts';
import { createEndpointLeases } from './endpoint-leases.ts';
import { createEndpointWork, type EndpointWork } from './endpoint-work.ts';
import { judgeEndpoints } from './judge-endpoints.ts';
import { noMetrics, type WebhookMetrics } from './metrics.ts';
import { waitAfter } from './retry-schedule.ts';
import { defaultSettings, type SenderSettings } from './settings.ts';
import { createSignal } from './signal.ts';
import { sortVerdicts } from './sort-verdicts.ts';
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
  /** Stops taking, finishes what is in flight, gives back the rest. */
  stop(): Promise<void>;
}

/** Endpoints that wait for a sender are looked for no more often than this, however many events come. */
const TAKE_INTERVAL_MS = 20;

/** Sends what is due, for all accounts. Any number of senders may run, in any number of processes. */
export function startSender(deps: SenderDependencies): Sender {
  const { database, fetcher, log, metrics = noMetrics } = deps;
  const settings = { ...defaultSettings, ...deps.settings };
  const targets = createDeliveryTargets(deps);
  const works = new Map<string, EndpointWork>();
  const sending = new Set<Promise<void>>();
  const failing = new Set<string>();
  const due = createSignal();
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
  let stopped = false;
  let lastTake = Number.NEGATIVE_INFINITY;
  let isTaking = false;
  let taking = Promise.resolve();

  function onWritten(attempts: readonly FinishedAttempt[]): void {
    for (const attempt of attempts) works.get(attempt.endpointId)?.forget(attempt.position);
    due.raise();
    const verdicts = sortVerdicts(attempts, failing);
    if (verdicts === null) return;
    judgeEndpoints({ database, log, metrics, settings }, verdicts)
      .then(({ disabled }) => disabled.forEach(targets.forget))
      .catch((error) => log.warn({ err: error }, 'webhook endpoints could not be judged'));
  }

  /** Beside the reading, not before it: endpoints that are held already need not wait for the search for others. */
  function takeMore(): void {
    if (isTaking || stopped) return;
    isTaking = true;
    let inHand = 0;
    for (const work of works.values()) inHand += work.inHand.size;
    const wait = Math.max(lastTake + TAKE_INTERVAL_MS - performance.now(), 0);
    taking = delay(wait)
      .then(() => {
        lastTake = performance.now();
        isTaking = false;
        return leases.take(Math.max(settings.maxInFlight - inHand, 0));
      })
      .then((taken) => {
        if (taken > 0) due.raise();
      })
      .catch((error) => log.warn({ err: error }, 'webhook endpoints could not be taken'));
  }

  async function fill(): Promise<void> {
    const rooms = [...leases.held()]
      .map((endpointId) => ({ endpointId, work: workOf(endpointId) }))
      .map(({ endpointId, work }) => ({ endpointId, room: work.room(), inHand: [...work.inHand] }))
      .filter((endpoint) => endpoint.room > 0);
    const deliveries = rooms.length === 0 ? [] : await selectDue(database, leases.holder, rooms);
    for (const delivery of deliveries) workOf(delivery.endpointId).add(delivery);
    for (const [id, work] of works) pump(id, work);
  }

  function workOf(endpointId: string): EndpointWork {
    const work = works.get(endpointId) ?? createEndpointWork(settings.endpointConcurrency);
    works.set(endpointId, work);
    return work;
  }

  function pump(endpointId: string, work: EndpointWork): void {
    // A sender that was stopped for too long may not start sending for an endpoint that another one now has. And what was
    // read under a lease that was lost is not sent under the next one: it has been read again since.
    while (!stopped && leases.isSafe(endpointId) && works.get(endpointId) === work) {
      const delivery = work.start();
      if (!delivery) return;
      const sent = send(delivery, work).finally(() => {
        sending.delete(sent);
        work.end();
        pump(endpointId, work);
      });
      sending.add(sent);
    }
  }

  async function send(delivery: DueDelivery, work: EndpointWork): Promise<void> {
    const target = await targets.get(delivery.endpointId, delivery.endpointVersion).catch((error) => {
      log.warn({ err: error, endpointId: delivery.endpointId }, 'webhook endpoint could not be opened');
      return null;
    });
    if (target === null) return work.putAside(delivery.position);
    if (delivery.endpointIsFailing) failing.add(delivery.endpointId);
    const message = { id: delivery.eventId, body: delivery.body };
    const outcome = await attemptDelivery({ fetcher, timeoutMs: settings.timeoutMs }, target, message);
    if (outcome.acknowledged) work.pace.succeeded();
    else work.pace.failed();
    metrics.attempted(outcome.acknowledged ? 'delivered' : 'failed', outcome.durationMs / 1_000);
    const waitMs = outcome.acknowledged ? null : waitAfter(delivery.tries + 1, settings.retryWaitsMs);
    writer.add({
      endpointId: delivery.endpointId,
      position: delivery.position,
      tries: delivery.tries,
      state: outcome.acknowledged ? 'delivered' : waitMs === null ? 'failed' : 'pending',
      waitMs,
      ...outcome,
    });
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const next = due.next(settings.pollMs);
      takeMore();
      await fill().catch((error) => log.warn({ err: error }, 'webhook deliveries could not be read'));
      await next;
    }
  }

  const unregister = registerLocalSender(database, due.raise);
  const listener = listenForEvents(database, due.raise);
  const pruning = startPruning({ database, log, days: settings.logDays });
  const running = run();
  return {
    async stop() {
      stopped = true;
      unregister();
      due.raise();
      await Promise.all([running, taking, listener.stop(), pruning.stop()]);
      await Promise.all(sending);
      await writer.drain(settings.timeoutMs);
      await leases.stop();
    },
  };
}
