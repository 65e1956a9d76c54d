import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SenderProcessInput } from './webhook-sender.ts';

export interface SenderFleet {
  /** Resolves when all of them work for the first time. */
  ready: Promise<unknown>;
  /** How many senders were killed, and how many stopped for longer than their lease. */
  kills(): number;
  pauses(): number;
  /** Ends the faults; the last senders continue. */
  calm(): void;
  stop(): Promise<void>;
}

export interface FleetFaults {
  size: number;
  everyMs: readonly [number, number];
  pauseMs: number;
}

/**
 * Keeps this many senders running and regularly kills one of them without warning, or stops it for a while and lets it
 * continue. A sender's time counts from when it works: hitting one while it starts would prove nothing.
 */
export function startFleet(
  input: SenderProcessInput,
  { size, everyMs: [least, most], pauseMs }: FleetFaults,
): SenderFleet {
  const script = join(import.meta.dirname, 'webhook-sender.ts');
  const senders: ChildProcess[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let kills = 0;
  let pauses = 0;
  let isCalm = false;

  const later = (waitMs: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, waitMs);
    timers.add(timer);
  };
  const hitLater = (place: number) => {
    if (!isCalm) later(size * (least + Math.random() * (most - least)), () => hit(place));
  };
  const hit = (place: number) => {
    if (Math.random() < 0.5) {
      senders[place]?.kill('SIGKILL');
      kills += 1;
      void launch(place);
      return;
    }
    senders[place]?.kill('SIGSTOP');
    pauses += 1;
    later(pauseMs, () => {
      senders[place]?.kill('SIGCONT');
      hitLater(place);
    });
  };
  const launch = (place: number): Promise<unknown> => {
    const sender = fork(script, [JSON.stringify(input)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    senders[place] = sender;
    sender.once('message', () => hitLater(place));
    return once(sender, 'message');
  };
  const ready = Promise.all(Array.from({ length: size }, (_, place) => launch(place)));

  const calm = () => {
    isCalm = true;
    for (const timer of timers) clearTimeout(timer);
    for (const sender of senders) sender.kill('SIGCONT');
  };
  return {
    ready,
    kills: () => kills,
    pauses: () => pauses,
    calm,
    async stop() {
      calm();
      await Promise.all(
        senders.map(async (sender) => {
          if (sender.exitCode !== null || sender.signalCode !== null) return;
          const ended = once(sender, 'exit');
          sender.kill('SIGTERM');
          await ended;
        }),
      );
    },
  };
}
