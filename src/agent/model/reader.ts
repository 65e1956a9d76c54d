import type { ZodType } from 'zod';
import type { PurchaseOrder } from '../../orders/index.ts';
import type { Box, ElementRef, PageSnapshot, Reading } from '../perception/index.ts';

/** Everything that a second reader can be asked. There is one file for each in `reader/questions`. */
export type QuestionKind =
  | 'values'
  | 'entry'
  | 'variant'
  | 'amounts'
  | 'message'
  | 'page'
  | 'way'
  | 'outcome'
  | 'complaint'
  | 'whole';

/** May be asked once the card was typed: of the page after the order, with every value masked. */
export function isAfterCard(kind: QuestionKind): boolean {
  return kind === 'outcome' || kind === 'complaint';
}

/** A numbered part of the page: a control, a field, a row of amounts or a message. */
export interface Thing {
  text: string;
  /** Null for what is no control. */
  ref: ElementRef | null;
  box: Box | null;
  /** What the program took it for, how sure, and what else it may be; of a field also in which section. */
  reading: Reading & { section?: string };
}

/** One closed question about one page. Texts of the page are raw here: each reader hides what it must not show. */
export interface Question {
  kind: QuestionKind;
  /** What is asked, in our own words. */
  asks: string;
  /** How to answer, with the meaning of each word that an answer may use. */
  rules: readonly string[];
  /** An answer as an example of its form. */
  example: string;
  /** The only form an answer can have. Every property is required: some providers know no others. */
  schema: ZodType;
  /** Where this is: title and address without its query. */
  page: string;
  /** What the program is buying and has just done, partly in the shop's words. Raw as well. */
  notes?: readonly string[];
  /** What the page says besides. */
  lines: readonly string[];
  /** Numbered from zero. */
  things: readonly Thing[];
  /** The questions that are put together as one; each has numbered things of its own. */
  parts?: readonly Question[];
  snapshot: PageSnapshot;
}

export interface ReaderUse {
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

export interface ReaderReply extends ReaderUse {
  /** Fits the schema of the question; null when there was no such answer. */
  answer: unknown;
  /** Why there is no answer, in plain words; absent where there is one. */
  why?: string;
}

/**
 * Asked when the rules doubt their own reading of a page. What it answers is a reading like any other: it is checked by
 * code and judged by its effect, and it can neither act nor decide.
 */
export interface Reader {
  forPurchase(order: PurchaseOrder, limits?: ReaderLimits): PurchaseReader;
}

export interface ReaderLimits {
  /** Calls that the account has left. Absent: as many as a purchase may make. */
  callsLeft?: number;
  /** What earlier visits of the same purchase have used of its budget. */
  used?: ReaderUse;
}

export interface PurchaseReader {
  /** It answers one thing at a time, as a person does. Others are asked about a whole page at once. */
  asksSingly?: true;
  ask(question: Question, signal: AbortSignal, picture?: Uint8Array | null): Promise<ReaderReply>;
  /** For readers that can see: the drawing that goes with a question, as SVG. Null where none may. */
  sketch?(question: Question): string | null;
  /** Questions that its budget still allows. Absent: as many as are put. */
  callsLeft?(): number;
  /** It gave no answer a moment ago. */
  isAway?(): boolean;
  /** A card is about to be typed: from now on only the outcome may be asked about, with every value masked. */
  seal(): void;
}

export const NO_USE: ReaderUse = { calls: 0, inputTokens: 0, outputTokens: 0 };
