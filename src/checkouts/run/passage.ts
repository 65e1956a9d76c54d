import type { AttemptFailure } from './attempt-failure.ts';

/** What a gate answers. `gone`: the work ended elsewhere, or waits without us; nothing more is to be written. */
export type Passage = 'go' | 'gone' | AttemptFailure;
