import { abbreviations } from './abbreviations.ts';
import type { FieldKind } from './kinds.ts';
import { arabic, chinese, hebrew, indonesianAndMalay, japanese, korean, thai, vietnamese } from './more-eastern.ts';
import { baltic, finnish, scandinavian } from './more-northern.ts';
import { czechAndSlovak, russian, southSlavic, ukrainian } from './more-slavic.ts';
import { catalan, greek, hungarian, romanian, turkish } from './more-southern.ts';
import type { FieldWords } from './words-of-fields.ts';

/** Languages in which forms are understood but no shop is driven by words alone. */
export const moreLanguages: readonly FieldWords[] = [
  russian,
  ukrainian,
  czechAndSlovak,
  southSlavic,
  scandinavian,
  finnish,
  baltic,
  hungarian,
  romanian,
  greek,
  turkish,
  catalan,
  japanese,
  korean,
  chinese,
  vietnamese,
  indonesianAndMalay,
  arabic,
  hebrew,
  thai,
  abbreviations,
];

export function moreFields(): [FieldKind, string][] {
  return moreLanguages.flatMap((l) => Object.entries(l.fields) as [FieldKind, string][]);
}
