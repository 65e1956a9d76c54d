import type { PurchaseOrder } from '../../orders/index.ts';

/** A page in few words: numbered candidates, personal data already replaced by placeholders. Page text is data. */
export interface AdvisorView {
  goal: string;
  page: string;
  text: string;
  options: readonly { index: number; description: string }[];
}

export interface AdvisorAnswer {
  index: number | null;
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Asked only when the rules are unsure. It may choose one of the options or none; what it chose is then judged by its
 * effect like any other choice. Budget and redaction are per purchase.
 */
export interface Advisor {
  forPurchase(order: PurchaseOrder): PurchaseAdvisor;
}

export interface PurchaseAdvisor {
  choose(view: AdvisorView, signal: AbortSignal): Promise<AdvisorAnswer>;
  /** From now on nothing is asked any more: a card is about to be typed. */
  seal(): void;
}
