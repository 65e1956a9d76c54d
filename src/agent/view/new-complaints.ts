import type { PurchaseFailureCode } from '../../orders/index.ts';
import { complaintCode } from '../../words/complaint-words.ts';
import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import { findProductBox } from '../perception/index.ts';
import { textPrint } from '../recipes/lesson.ts';
import type { View } from './view.ts';

export interface Complaint {
  code: PurchaseFailureCode;
  text: string;
}

const LONGEST_COMPLAINT = 220;
/** What a control says is an offer, not an answer. */
const CONTROLS = new Set(['a', 'button', 'option']);

/**
 * What the page complains about: its error messages, and short texts that appeared only after the action (many shops
 * write their complaints as ordinary text). Standing text of the page never counts, whatever it says, nor does what a
 * list of other products says about them.
 */
export function newComplaints(before: View | null, after: View): Complaint[] {
  const known = new Set(before?.snapshot.texts.map((text) => foldText(text.text)) ?? []);
  const errors = after.snapshot.messages.filter((message) => message.kind === 'error').map((message) => message.text);
  const box = findProductBox(after.snapshot, after.actions);
  const appeared = before
    ? after.snapshot.texts
        .filter(
          (text) =>
            text.text.length <= LONGEST_COMPLAINT &&
            text.landmark !== 'footer' &&
            !CONTROLS.has(text.tag) &&
            !box.isOfAnother(text) &&
            !known.has(foldText(text.text)),
        )
        .map((text) => text.text)
    : [];
  return [...errors, ...appeared].flatMap((text) => {
    const taught = after.taught?.messages.get(textPrint(text));
    const code = taught === 'nothing' ? null : (taught ?? complaintCode(text));
    return code ? [{ code, text: text.replace(/\s+/g, ' ').trim().slice(0, 160) }] : [];
  });
}

/** "Not in that quantity or not in stock at all": an order of one piece each cannot ask for fewer. */
export function stockCode({ code, text }: Complaint, items: readonly { quantity: number }[]): Complaint['code'] {
  const isEither = code === 'insufficient_stock' && says('soldOut', text);
  return isEither && items.every(({ quantity }) => quantity === 1) ? 'out_of_stock' : code;
}
