import type { FieldWords } from './field-words.ts';
import { abbreviations } from './languages/abbreviations.ts';
import { ar } from './languages/ar.ts';
import { bg } from './languages/bg.ts';
import { ca } from './languages/ca.ts';
import { cs } from './languages/cs.ts';
import { da } from './languages/da.ts';
import { de } from './languages/de.ts';
import { el } from './languages/el.ts';
import { en } from './languages/en.ts';
import { es } from './languages/es.ts';
import { et } from './languages/et.ts';
import { fi } from './languages/fi.ts';
import { fr } from './languages/fr.ts';
import { he } from './languages/he.ts';
import { hrSr } from './languages/hr-sr.ts';
import { hu } from './languages/hu.ts';
import { idMs } from './languages/id-ms.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { ko } from './languages/ko.ts';
import { lt } from './languages/lt.ts';
import { lv } from './languages/lv.ts';
import { nbNo } from './languages/nb-no.ts';
import { nl } from './languages/nl.ts';
import { pl } from './languages/pl.ts';
import { pt } from './languages/pt.ts';
import { ro } from './languages/ro.ts';
import { ru } from './languages/ru.ts';
import { sk } from './languages/sk.ts';
import { sl } from './languages/sl.ts';
import { sv } from './languages/sv.ts';
import { th } from './languages/th.ts';
import { tr } from './languages/tr.ts';
import { uk } from './languages/uk.ts';
import { vi } from './languages/vi.ts';
import { zh } from './languages/zh.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Languages in which shops are driven. A new one is a file of its own and its name here. */
export const vocabularies: readonly Vocabulary[] = [
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
  sv,
  da,
  nbNo,
  fi,
  cs,
  sk,
  hu,
  ro,
  tr,
  el,
  ja,
  zh,
  ko,
  ar,
  he,
  ru,
  uk,
  vi,
  th,
  idMs,
  ca,
  bg,
  hrSr,
  sl,
  lt,
  lv,
  et,
];

/** Languages in which forms are understood but no shop is driven by words alone. */
export const formLanguages: readonly FieldWords[] = [abbreviations];

/** What shops in a language say, by the code that a page declares; some files speak for a few languages that are close. */
export function vocabularyOf(code: string): Vocabulary | undefined {
  const language = code.toLowerCase().split(/[-_]/)[0] ?? '';
  return vocabularies.find((each) => each.language.split('-').includes(language));
}
