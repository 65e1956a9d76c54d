import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SenderProcessInput } from './webhook-sender.ts';

export interface SenderFleet {
  /** How many senders were killed. */
  kills(): number;
  /** Ends the killing; the last senders go on. */
  calm(): void;
  stop(): Promise<void>;
}

/**
 * Keeps so many senders running and kills one of them without warning every so often. A sender's time counts from when
 * it works: one that is killed while it starts would prove nothing.
 */
export function startFleet(
  input: SenderProcessInput,
  { size, killEveryMs: [least, most] }: { size: number; killEveryMs: readonly [number, number] },
): SenderFleet {
  const script = join(import.meta.dirname, 'webhook-sender.ts');
  const senders: ChildProcess[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let kills = 0;
  let isCalm = false;

  const launch = (place: number) => {
    const sender = fork(script, [JSON.stringify(input)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    senders[place] = sender;
    sender.once('message', () => {
      if (isCalm) return;
      const life = size * (least + Math.random() * (most - least));
      const timer = setTimeout(() => {
        timers.delete(timer);
        sender.kill('SIGKILL');
        kills += 1;
        launch(place);
      }, life);
      timers.add(timer);
    });
  };
  for (let place = 0; place < size; place += 1) launch(place);

  const calm = () => {
    isCalm = true;
    for (const timer of timers) clearTimeout(timer);
  };
  return {
    kills: () => kills,
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
