import type { ComplaintCode } from '../../src/words/complaint-words.ts';
import type { ActionKind, FieldKind, PageKind, TotalRole } from '../../src/words/kinds.ts';
import type { PhraseKind } from '../../src/words/phrase-kinds.ts';

/** What shops of one language write, by what it must be read as; texts are separated by ` | `. */
export interface ShopTalk {
  actions: Partial<Record<ActionKind, string>>;
  /** Links and buttons that speak of orders or payments without placing one. */
  harmless: string;
  totals: Partial<Record<TotalRole, string>>;
  pages: Partial<Record<PageKind, string>>;
  /** Labels of tick boxes. */
  ticks?: Partial<Record<FieldKind, string>>;
  complaints: Partial<Record<ComplaintCode, string>>;
  phrases?: Partial<Record<PhraseKind, string>>;
  /** How long delivery takes, all of them two to three days. */
  twoToThreeDays: string;
  /** Other delivery times, with their first and last day. */
  otherDays?: Readonly<Record<string, readonly [number, number]>>;
  /** Next-day delivery. */
  tomorrow?: string;
  taxIncluded?: string;
  /** Ways to pay. */
  card: string;
  offline: string;
}
