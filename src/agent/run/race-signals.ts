import { Stop } from './stop.ts';

/** Awaits work no longer than until one of these signals, whose reason it then fails with. */
export function raceSignals<T>(work: Promise<T>, signals: readonly AbortSignal[]): Promise<T> {
  return new Promise((done, fail) => {
    const onAbort = () => fail(reasonOf(signals));
    const leave = () => {
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
    };
    for (const signal of signals) {
      if (signal.aborted) {
        work.catch(() => undefined);
        fail(reasonOf(signals));
        return;
      }
      signal.addEventListener('abort', onAbort, { once: true });
    }
    work.then(done, fail).finally(leave);
  });
}

function reasonOf(signals: readonly AbortSignal[]): Error {
  const reason: unknown = signals.find((signal) => signal.aborted)?.reason;
  if (reason instanceof Stop) return reason;
  return new Stop('internal', reason instanceof Error ? reason.message : 'stopped', true);
}
