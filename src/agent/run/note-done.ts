import type { Run } from './run.ts';

const MOST_NOTES = 3;

/**
 * Keeps what was done last, for whoever is asked what a page means. Names of controls are kept whole: what hides personal
 * data in them later must meet every value uncut.
 */
export function noteDone({ memory }: Pick<Run, 'memory'>, what: string): void {
  memory.lastDone = [...memory.lastDone, what].slice(-MOST_NOTES);
}
