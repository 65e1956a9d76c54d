import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import type { SafeFetcher } from '../../platform/safe-fetch.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { startPruning } from '../log/prune-log.ts';
import { createAttemptWriter } from './attempt-writer.ts';
import { type FinishedAttempt, selectDue } from './delivery-store.ts';
import { createDeliveryTargets } from './delivery-targets.ts';
import { createDispatcher } from './dispatcher.ts';
import { watchEndpointHealth } from './endpoint-health.ts';
import { createEndpointLeases } from './endpoint-leases.ts';
import { createEndpointWorks } from './endpoint-works.ts';
import { noMetrics, type WebhookMetrics } from './metrics.ts';
import { defaultSettings, type SenderSettings } from './settings.ts';
import { createSignal } from './signal.ts';
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
 * - the dispatcher sends each endpoint's work as fast as its pace allows, and only while its lease is safe;
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
  const works = createEndpointWorks(settings);
  const health = watchEndpointHealth({ database, log, metrics, settings, onDisabled: targets.forget });
  const due = createSignal();
  let isStopped = false;

  const leases = createEndpointLeases({ database, log, settings, isInUse: works.isInUse, onLost: works.drop });
  const written = (attempts: readonly FinishedAttempt[]) => {
    works.forget(attempts);
    due.raise();
    health.learnFrom(attempts);
  };
  const writer = createAttemptWriter({ database, log, holder: leases.holder }, { written, refused: works.putAside });
  const dispatcher = createDispatcher({ ...deps, metrics, settings, targets, leases, works, onSent: writer.add });
  const taker = createEndpointTaker({ leases, log, room: works.room, onTaken: due.raise });

  async function readDue(): Promise<void> {
    const rooms = works.roomsFor(leases.held());
    const deliveries = rooms.length === 0 ? [] : await selectDue(database, leases.holder, rooms);
    for (const delivery of deliveries) {
      if (delivery.endpointIsFailing) health.noteFailing(delivery.endpointId);
      works.of(delivery.endpointId).add(delivery);
    }
    dispatcher.sendAll();
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
      const sent = dispatcher.stop();
      unregister();
      due.raise();
      await Promise.all([running, taker.settled(), listener.stop(), pruning.stop(), sent]);
      await writer.drain(settings.timeoutMs);
      await leases.stop();
    },
  };
}
