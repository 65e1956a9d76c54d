import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import type { SafeFetcher } from '../platform/safe-fetch.ts';
import type { Sealer } from '../platform/sealing.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { createAttemptWriter } from './attempt-writer.ts';
import { type ClaimedDelivery, claimDeliveries, type FinishedAttempt, releaseDeliveries } from './delivery-store.ts';
import { createDeliveryTargets } from './delivery-targets.ts';
import { createEndpointPace, type EndpointPace } from './endpoint-pace.ts';
import { judgeEndpoints } from './judge-endpoints.ts';
import { createLeaseKeeper } from './lease-keeper.ts';
import { noMetrics, type WebhookMetrics } from './metrics.ts';
import { waitAfter } from './retry-schedule.ts';
import { defaultSettings, type SenderSettings } from './settings.ts';
import { createSignal } from './signal.ts';
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

export interface Held extends ClaimedDelivery {
  claim: string;
}

interface EndpointWork {
  pace: EndpointPace;
  queue: Held[];
  inFlight: number;
  lastUsed: number;
}

/** An endpoint that is idle for so long is forgotten, with the pace it had reached. */
const FORGET_AFTER_MS = 60_000;

/** Sends what is due, for all accounts. Any number of senders may run, in any number of processes. */
export function startSender(deps: SenderDependencies): Sender {
  const { database, fetcher, log, metrics = noMetrics } = deps;
  const settings = { ...defaultSettings, ...deps.settings };
  const targets = createDeliveryTargets(deps);
  const works = new Map<string, EndpointWork>();
  const sending = new Set<Promise<void>>();
  const due = createSignal();
  const leases = createLeaseKeeper({ database, log, settings });
  const failing = new Set<string>();
  const writer = createAttemptWriter({ database, log }, (attempts) => {
    for (const attempt of attempts) leases.drop(attempt);
    due.raise();
    const verdicts = judge(attempts);
    if (verdicts === null) return;
    judgeEndpoints({ database, log, metrics, settings }, verdicts)
      .then(({ disabled }) => disabled.forEach(targets.forget))
      .catch((error) => log.warn({ err: error }, 'webhook endpoints could not be judged'));
  });
  let stopped = false;

  function judge(attempts: readonly FinishedAttempt[]) {
    const failed = new Set<string>();
    const recovered = new Set<string>();
    const gone = new Set<string>();
    for (const { endpointId, state, status } of attempts) {
      if (state === 'delivered') {
        if (failing.delete(endpointId)) recovered.add(endpointId);
        failed.delete(endpointId);
      } else {
        failing.add(endpointId);
        failed.add(endpointId);
        if (status === 410) gone.add(endpointId);
      }
    }
    if (failed.size + recovered.size === 0) return null;
    return { failing: [...failed], recovered: [...recovered], gone: [...gone] };
  }

  function workOf(endpointId: string): EndpointWork {
    let work = works.get(endpointId);
    if (!work) {
      work = { pace: createEndpointPace(settings.endpointConcurrency), queue: [], inFlight: 0, lastUsed: 0 };
      works.set(endpointId, work);
    }
    return work;
  }

  async function claim(): Promise<void> {
    const most = settings.maxInFlight - leases.size;
    if (most <= 0) return;
    const rooms = new Map<string, number>();
    const asked = performance.now();
    for (const [id, work] of works) {
      const used = work.queue.length + work.inFlight;
      if (used === 0 && asked - work.lastUsed > FORGET_AFTER_MS) works.delete(id);
      else rooms.set(id, Math.max(windowOf(work.pace) - used, 0));
    }
    const roomOfOthers = windowOf(createEndpointPace(settings.endpointConcurrency));
    const token = randomUUID();
    const taken = await claimDeliveries(database, {
      claim: token,
      leaseMs: settings.leaseMs,
      rooms,
      roomOfOthers,
      most,
    });
    for (const delivery of taken) {
      const held = { ...delivery, claim: token };
      leases.hold(held, asked);
      if (held.endpointIsFailing) failing.add(held.endpointId);
      const work = workOf(held.endpointId);
      work.lastUsed = asked;
      work.queue.push(held);
    }
    for (const id of new Set(taken.map((delivery) => delivery.endpointId))) pump(workOf(id));
  }

  function pump(work: EndpointWork): void {
    while (!stopped && work.inFlight < work.pace.limit) {
      const held = work.queue.shift();
      if (!held) return;
      // A sender that was stopped for too long may not start sending what another one now holds.
      if (!leases.isSafe(held)) continue;
      work.inFlight += 1;
      const sent = send(held, work).finally(() => {
        sending.delete(sent);
        work.inFlight -= 1;
        pump(work);
      });
      sending.add(sent);
    }
  }

  async function send(held: Held, work: EndpointWork): Promise<void> {
    const target = await targets.get(held.endpointId, held.endpointVersion).catch((error) => {
      log.warn({ err: error, endpointId: held.endpointId }, 'webhook endpoint could not be opened');
    });
    // Not given back at once: it would come straight round again. The lease runs out by itself.
    if (target === undefined) return leases.drop(held);
    if (target === null) return giveBack([held]);
    const message = { id: held.eventId, body: held.body };
    const outcome = await attemptDelivery({ fetcher, timeoutMs: settings.timeoutMs }, target, message);
    if (outcome.acknowledged) work.pace.succeeded();
    else work.pace.failed();
    metrics.attempted(outcome.acknowledged ? 'delivered' : 'failed', outcome.durationMs / 1_000);
    const waitMs = outcome.acknowledged ? null : waitAfter(held.tries + 1, settings.retryWaitsMs);
    writer.add({
      endpointId: held.endpointId,
      position: held.position,
      claim: held.claim,
      state: outcome.acknowledged ? 'delivered' : waitMs === null ? 'failed' : 'pending',
      waitMs,
      ...outcome,
    });
  }

  async function giveBack(deliveries: readonly Held[]): Promise<void> {
    for (const held of deliveries) leases.drop(held);
    // If this fails the leases run out by themselves.
    if (deliveries.length > 0) await releaseDeliveries(database, deliveries).catch(() => {});
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const waiting = due.next(settings.pollMs);
      try {
        await claim();
      } catch (error) {
        log.warn({ err: error }, 'webhook deliveries could not be claimed');
      }
      await waiting;
    }
  }

  const unregister = registerLocalSender(database, due.raise);
  const listener = listenForEvents(database, due.raise);
  const running = run();
  return {
    async stop() {
      stopped = true;
      unregister();
      due.raise();
      await Promise.all([running, listener.stop()]);
      await giveBack([...works.values()].flatMap((work) => work.queue.splice(0)));
      await Promise.all(sending);
      await writer.drain(settings.timeoutMs);
      await leases.stop();
    },
  };
}

/** Taken ahead of being sent, so that the pipe stays full between claims; not for one that has yet to prove itself. */
function windowOf(pace: EndpointPace): number {
  return pace.limit <= 2 ? pace.limit : pace.limit * 4;
}
