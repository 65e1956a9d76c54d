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

/** Keeps so many senders running; kills one without warning after a random time between the two, and again. */
export function startFleet(
  input: SenderProcessInput,
  { size, killEveryMs }: { size: number; killEveryMs: readonly [number, number] },
): SenderFleet {
  const script = join(import.meta.dirname, 'webhook-sender.ts');
  const launch = () => fork(script, [JSON.stringify(input)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const senders: ChildProcess[] = Array.from({ length: size }, launch);
  let kills = 0;
  let timer: NodeJS.Timeout;
  const [least, most] = killEveryMs;
  const plan = () => {
    timer = setTimeout(
      () => {
        const victim = Math.floor(Math.random() * size);
        senders[victim]?.kill('SIGKILL');
        senders[victim] = launch();
        kills += 1;
        plan();
      },
      least + Math.random() * (most - least),
    );
  };
  plan();
  return {
    kills: () => kills,
    calm: () => clearTimeout(timer),
    async stop() {
      clearTimeout(timer);
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
