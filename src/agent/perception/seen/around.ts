import type { SnapshotElement } from './types.ts';

/** What every page of a shop has around its own content. */
export const AROUND: ReadonlySet<SnapshotElement['landmark']> = new Set(['header', 'nav', 'footer']);
