import type { Dialog, Page } from 'playwright-core';
import { complaintCode } from '../../words/complaint-words.ts';
import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import type { PageMessage } from '../perception/index.ts';

export interface DialogWatch {
  /** What the page said in boxes of the browser since the last action, as messages of the page. */
  messages(): PageMessage[];
  /** A notice that the page drew itself, as a layer that was put away, is no less said than one of the browser's. */
  note(text: string): void;
  /** The next action begins: what was said before belongs to an earlier one. */
  forget(): void;
  /**
   * The press that follows asks the page to take something away, and a page that asks back is told yes: once, soon, and
   * only when the question is not about money. Every other question is answered no.
   */
  expectQuestion(): void;
}

const LONGEST_WAIT_MS = 4_000;
const LONGEST_TEXT = 300;

const AMOUNT = /\d[.,]\d\d\b|\p{Sc}|\p{Nd}\s?[円元원]/u;

/**
 * Boxes of the browser stop the page until they are answered. A notice is taken note of, leaving a page is what the press
 * wanted, and a question is answered no unless it was caused by taking something out of the cart.
 */
export function answerDialogs(
  page: Page,
  log: (message: string, fields?: Record<string, unknown>) => void,
): DialogWatch {
  let texts: string[] = [];
  let expectedUntil = Number.NEGATIVE_INFINITY;
  page.on('dialog', (dialog) => {
    const text = dialog.message().replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT);
    const accepted = isAccepted(dialog, Date.now() < expectedUntil);
    if (dialog.type() === 'confirm') expectedUntil = Number.NEGATIVE_INFINITY;
    if (dialog.type() !== 'beforeunload' && text !== '') texts.push(text);
    log('dialog', { kind: dialog.type(), accepted });
    void (accepted ? dialog.accept() : dialog.dismiss()).catch(() => undefined);
  });
  return {
    messages: () => texts.map(asMessage),
    note: (text) => {
      texts.push(text.slice(0, LONGEST_TEXT));
    },
    forget: () => {
      texts = [];
      expectedUntil = Number.NEGATIVE_INFINITY;
    },
    expectQuestion: () => {
      expectedUntil = Date.now() + LONGEST_WAIT_MS;
    },
  };
}

function isAccepted(dialog: Dialog, isExpected: boolean): boolean {
  if (dialog.type() === 'beforeunload' || dialog.type() === 'alert') return true;
  return dialog.type() === 'confirm' && isExpected && mayConfirm(dialog.message());
}

/** A question about buying, paying or subscribing is not the one that was expected. */
export function mayConfirm(question: string): boolean {
  return !AMOUNT.test(question) && !says('aboutMoney', question);
}

/** A notice counts as a refusal only when it words one: anything else it may say leaves the outcome open. */
export function asMessage(text: string): PageMessage {
  const words = foldText(text);
  const refuses = complaintCode(text) !== null || (says('refusesInput', words) && !says('asksForPatience', words));
  return { frame: 0, text, kind: refuses ? 'error' : 'info', ref: null, box: { x: 0, y: 0, width: 0, height: 0 } };
}
