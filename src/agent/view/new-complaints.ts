import type { PurchaseFailureCode } from '../../orders/index.ts';
import { type ComplaintCode, complaintCode } from '../../words/complaint-words.ts';
import { foldText } from '../../words/fold-text.ts';
import { findProductBox } from '../perception/index.ts';
import { textPrint } from '../recipes/lesson.ts';
import { findShelves } from './on-shelf.ts';
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
  const box = findProductBox(after.snapshot, after.actions);
  let isOnShelf: ReturnType<typeof findShelves> | null = null;
  const isOfOthers = (text: Text) => {
    if (box.isOfAnother(text)) return true;
    isOnShelf ??= findShelves(after);
    return isOnShelf(text);
  };
  const errors = after.snapshot.messages
    .filter((message) => message.kind === 'error' && !isBeside(message, after.snapshot.viewport))
    .filter((message) => !isOnOtherCard(message, after.snapshot.texts, isOfOthers))
    .map((message) => message.text);
  // A picture in a link is read as one text with its name, whatever stands around both.
  const linked = new Set(
    after.snapshot.elements.filter(({ role }) => role === 'link').map(({ text }) => foldText(text)),
  );
  // What a closed list shows in place of an answer asks for one, in the words of a complaint.
  const lists = after.snapshot.elements.filter(({ role, visible }) => visible && LISTS.has(role));
  const isFace = (text: Text) =>
    lists.some(
      ({ frame, text: face, box: place }) => frame === text.frame && face === text.text && holds(place, text.box),
    );
  const appeared = before
    ? after.snapshot.texts
        .filter(
          (text) =>
            text.text.length <= LONGEST_COMPLAINT &&
            text.landmark !== 'footer' &&
            !CONTROLS.has(text.tag) &&
            !linked.has(foldText(text.text)) &&
            !isFace(text) &&
            !known.has(foldText(text.text)) &&
            !isOfOthers(text),
        )
        .map((text) => text.text)
    : [];
  return [...errors, ...appeared].flatMap((text) => {
    const code = complaintIn(after, text);
    return code ? [{ code, text: text.replace(/\s+/g, ' ').trim().slice(0, 160) }] : [];
  });
}

/**
 * Beyond the sides of the page nobody reads it: there stand the cards that a carousel has yet to show. What a dialog of the
 * browser says has no place at all.
 */
function isBeside({ box: { x, width } }: Message, viewport: View['snapshot']['viewport']): boolean {
  return width > 0 && (x >= viewport.width || x + width <= 0);
}

/** "Sold out" in the red of an error, on the card of another product: the same words stand there among the texts. */
function isOnOtherCard(
  { frame, box: place }: Message,
  texts: readonly Text[],
  isOfOthers: (text: Text) => boolean,
): boolean {
  const own = texts.filter((text) => text.frame === frame && holds(place, text.box));
  return own.length > 0 && own.every(isOfOthers);
}

type Message = View['snapshot']['messages'][number];
type Text = View['snapshot']['texts'][number];

const LISTS: ReadonlySet<string> = new Set(['combobox', 'select']);

function holds(outer: Box, inner: Box): boolean {
  const middle = { x: inner.x + inner.width / 2, y: inner.y + inner.height / 2 };
  const isWithin = (at: number, from: number, size: number) => at >= from && at <= from + size;
  return isWithin(middle.x, outer.x, outer.width) && isWithin(middle.y, outer.y, outer.height);
}

type Box = Text['box'];

/** What a text complains about, by what a second reader said of it or else by its words. */
export function complaintIn({ taught }: View, text: string): ComplaintCode | null {
  const said = taught?.messages.get(textPrint(text));
  return said === 'nothing' ? null : (said ?? complaintCode(text));
}

/**
 * "Only 4 left" is no complaint to somebody who wants three. "The requested quantity (3) is not available" is one: it
 * complains without its number as well, and the number is what was wanted.
 */
export function leavesEnough({ code, text }: Complaint, wanted: number): boolean {
  const [left] = text.match(/\d+/) ?? [];
  if (code !== 'insufficient_stock' || left === undefined || Number(left) < wanted) return false;
  return Number(left) > wanted || complaintCode(text.replace(left, ' ')) !== 'insufficient_stock';
}

/** "Not in that quantity": an order of one piece each cannot ask for fewer, so there is none. */
export function stockCode(
  { code }: Pick<Complaint, 'code'>,
  items: readonly { quantity: number }[],
): Complaint['code'] {
  return code === 'insufficient_stock' && items.every(({ quantity }) => quantity === 1) ? 'out_of_stock' : code;
}
