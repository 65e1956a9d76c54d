import type { PhraseKind } from './phrase-kinds.ts';

/** What tells the axes of variants that an order may name, by the name that it has there. */
export const AXIS_KINDS = { color: 'colourAxis', size: 'sizeAxis', fit: 'fitAxis' } as const satisfies Readonly<
  Record<string, PhraseKind>
>;
