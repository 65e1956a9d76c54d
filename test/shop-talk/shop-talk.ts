import type { ComplaintCode } from '../../src/agent/words/complaint-words.ts';
import type { ActionKind, PageKind, TotalRole } from '../../src/agent/words/kinds.ts';

/** What shops of one language write, by what it must be read as; texts are parted by ` | `. */
export interface ShopTalk {
  actions: Partial<Record<ActionKind, string>>;
  /** Links and buttons that speak of orders or payments without placing one. */
  harmless: string;
  totals: Partial<Record<TotalRole, string>>;
  pages: Partial<Record<PageKind, string>>;
  complaints: Partial<Record<ComplaintCode, string>>;
  /** How long delivery takes, all of them two to three days. */
  twoToThreeDays: string;
  /** Ways of payment. */
  card: string;
  offline: string;
}
