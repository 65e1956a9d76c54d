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
 * Asked only when the rules are unsure, never after a card was typed. It may choose one of the options or none; what
 * it chose is then judged by its effect like any other choice.
 */
export interface Advisor {
  choose(view: AdvisorView, signal: AbortSignal): Promise<AdvisorAnswer>;
}
