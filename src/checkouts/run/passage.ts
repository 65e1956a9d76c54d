import type { AttemptFailure } from './attempt-failure.ts';

/** What a gate returns. `gone`: the work ended elsewhere or waits without us, so there is nothing more to write. */
export type Passage = 'go' | 'gone' | AttemptFailure;
