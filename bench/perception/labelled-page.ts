import type { PageSnapshot } from '../../src/agent/perception/index.ts';

/** A page as the agent saw it, and what its parts really are. */
export interface LabelledPage {
  /** The seed of a drawn shop, or the name of a real one. */
  shop: string;
  language: string;
  /** `product`, `cart`, `checkout` …: what the shop says of the page. Empty where nobody has said it yet. */
  kind: string;
  seen: PageSnapshot;
  /** By element. The snapshot itself no longer shows any of it. */
  truths: Record<string, string>;
  /** Amounts in the summaries, by name. */
  rows: Record<string, number>;
  /** The same rows as written. */
  rowTexts: { name: string; text: string }[];
  messages: { name: string; text: string }[];
}
