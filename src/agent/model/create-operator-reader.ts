import { z } from 'zod';
import { NO_USE, type PurchaseReader, type QuestionKind } from './reader.ts';

/** A question as a person sees it: with the page's picture, and where each numbered part is on it. */
export interface OperatorQuestion {
  kind: QuestionKind;
  asks: string;
  rules: readonly string[];
  page: string;
  things: readonly { text: string; box: { x: number; y: number; width: number; height: number } | null }[];
  /** The form of an answer as a JSON schema. */
  schema: object;
  /** Size of the page's window; boxes are in its pixels. */
  viewport: { width: number; height: number };
}

/** Puts a question to a person and waits. Null when nobody answers. */
export type AskOperator = (
  question: OperatorQuestion,
  picture: Uint8Array | null,
  signal: AbortSignal,
) => Promise<unknown>;

/** A second reader that is a person: for purchases in test mode, to teach a merchant by hand. */
export function createOperatorReader(
  askOperator: AskOperator,
  takePicture: () => Promise<Uint8Array | null>,
): PurchaseReader {
  let isSealed = false;
  return {
    asksSingly: true,
    seal: () => {
      isSealed = true;
    },
    ask: async ({ kind, asks, rules, page, things, schema, snapshot }, signal) => {
      if (isSealed) return { answer: null, ...NO_USE };
      const shown: OperatorQuestion = {
        kind,
        asks,
        rules,
        page,
        things: things.map(({ text, box }) => ({ text, box })),
        schema: z.toJSONSchema(schema),
        viewport: snapshot.viewport,
      };
      const answer = await askOperator(shown, await takePicture(), signal);
      const parsed = schema.safeParse(answer);
      return { answer: parsed.success ? parsed.data : null, ...NO_USE };
    },
  };
}
