/**
 * What the probe remembers of a page.
 *
 * - `lastTouch`: any watched mutation, even one for show such as a style; `lastChange`: only those that tell something,
 *   and short timers that have fired; `lastInput`: what a person or the agent did to the page, or the
 *   step within one document that this led to;
 * - `changes` counts all of these and names the state of the document;
 * - `pending`: short timers set right after input. A page that opens counts as input until the first real one
 *   (`hadInput`), with a shorter limit, so that its own wake-up is waited for but its late pop-ups are not;
 * - `frames`: when each piece of work for the next frame was asked for, under the same rule. A busy machine draws late;
 * - `depth`: how many timers and frames, each set by the one before, led to what runs now;
 * - `late`: when each longer timer of the page's opening is due, such as one that brings a pop-up;
 * - `leftAt`: when the page last began to go elsewhere.
 */
export interface PageActivity {
  lastTouch: number;
  lastChange: number;
  lastInput: number;
  hadInput: boolean;
  changes: number;
  readonly pending: Set<number>;
  readonly frames: Map<number, number>;
  depth: number;
  readonly late: Map<number, number>;
  leftAt: number;
}

export function startActivity(): PageActivity {
  const now = performance.now();
  return {
    lastTouch: now,
    lastChange: now,
    lastInput: now,
    hadInput: false,
    changes: 0,
    pending: new Set(),
    frames: new Map(),
    depth: 0,
    late: new Map(),
    leftAt: Number.NEGATIVE_INFINITY,
  };
}

export function noteChange(activity: PageActivity): void {
  activity.changes += 1;
  activity.lastChange = performance.now();
}
