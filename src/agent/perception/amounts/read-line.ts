import { foldLabel, foldText } from '../../../words/fold-text.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import { UNSPACED } from '../../../words/unspaced.ts';
import { findSteppers } from '../controls/find-steppers.ts';
import type {
  ActionCandidate,
  CartLine,
  ElementRef,
  FieldClass,
  Money,
  PageSnapshot,
  SnapshotElement,
  TextBlock,
} from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { pricesIn, readMoney, withoutPrices } from './read-money.ts';
import { readTimes } from './read-times.ts';
import { withoutNames } from './without-names.ts';

const quantityWords = wordsOf('quantity');
const outOfStock = wordsOf('outOfStock');
/** A number of its own, or beside a word that needs no space: `数量2`, `2個`. */
const count = new RegExp(`(?:^|\\s|[${UNSPACED}])(\\d{1,3})(?:\\s|$|[${UNSPACED}])`);

const adding = /(^|[^a-z])(add[-_]?to[-_]?(cart|basket|bag)|product-?addtocart)/i;

/** Letters of a text that names a quantity, of one that holds a price, and of one that may belong to a line. */
const LONGEST_QUANTITY = 30;
const LONGEST_PRICE = 80;
export const LONGEST_TEXT = 120;
/** From this score on a control of a line is taken for what its words say; one that removes it, from a lower one. */
const LIKELY_CONTROL = 0.45;
const LIKELY_REMOVE = 0.35;

/** Something that stands for one line: its quantity, what removes it, or a text that names a number. */
export type Spot = Pick<SnapshotElement, 'ref' | 'frame' | 'ancestors' | 'order'> & { quantity?: number };

/** A text that stands for a line. */
export function spotOf({ order, frame, ancestors }: TextBlock): Spot {
  return { ref: `text:${order}`, frame, ancestors, order };
}

export interface Anchor {
  element: Spot;
  wrapper: number;
}

export function quantityOf(element: SnapshotElement | undefined, texts: TextBlock[]): number | null {
  if (element) {
    const chosen = element.options.find((o) => o.selected);
    const value = Number.parseInt(chosen ? chosen.text || chosen.value : element.value, 10);
    if (Number.isInteger(value)) return value;
  }
  for (const text of texts) {
    const times = readTimes(text.text);
    if (times) return times.count;
    // A number of pieces stands below the name more often than in it: the shortest line that speaks of pieces counts them.
    const lines = [...(text.lines ?? []), text.text].sort((a, b) => a.length - b.length);
    const worded = lines.map(wordedCount).find((each) => each !== null);
    if (worded !== undefined) return worded;
  }
  return null;
}

/** `Quantity: 2`, `2 pcs`: of several numbers the one that stands beside such a word. */
function wordedCount(text: string): number | null {
  // Neither a rate nor a price is a number of pieces: "inkl. 19 % MwSt." ends like the Swedish word for them. Nor is a
  // number with a fraction: "MwSt. (8.1)".
  const plain = foldLabel(withoutPrices(text).replace(/\d+[.,]\d*[1-9]\d*/g, ' '));
  const isRate = /\d\s?[%٪]/.test(text);
  if (isRate || plain.length >= LONGEST_QUANTITY || !quantityWords.test(plain)) return null;
  const words = plain.split(/\s+/);
  const isWord = (word: string | undefined) => word !== undefined && quantityWords.test(word);
  const beside = words.find((word, at) => /^\d{1,3}$/.test(word) && (isWord(words[at + 1]) || isWord(words[at - 1])));
  const number = beside ?? count.exec(plain)?.[1];
  return number === undefined ? null : Number(number);
}

/** One line of the cart, read from the wrapper around its anchor; null when that holds no line. */
export function readLine(
  snapshot: PageSnapshot,
  anchor: Anchor,
  actions: readonly ActionCandidate[],
  fields: Map<ElementRef, FieldClass>,
  currency: string,
  names: readonly string[],
): CartLine | null {
  const inside = (x: { frame: number; ancestors: number[] }): boolean =>
    x.frame === anchor.element.frame && x.ancestors.includes(anchor.wrapper);
  const texts = snapshot.texts.filter((t) => inside(t) && !t.struck).flatMap(linesApart);
  const elements = snapshot.elements.filter((e) => inside(e) && e.visible);
  const kindOf = (ref: ElementRef): string =>
    actions.find((a) => a.ref === ref && a.score >= LIKELY_CONTROL)?.kind ?? '';
  // A button that says "Added" for a moment is still the one that adds.
  const adds = (e: SnapshotElement): boolean => e.role === 'button' && adding.test(`${e.id} ${e.name} ${e.classes}`);
  const quantityElement = elements.find((e) => fields.get(e.ref)?.kind === 'quantity');
  // "Add one" right beside the quantity counts it up.
  const isStep = (e: SnapshotElement): boolean => e.ancestors[0] === quantityElement?.ancestors[0];
  if (elements.some((e) => adds(e) || (['addToCart', 'buyNow'].includes(kindOf(e.ref)) && !isStep(e)))) return null;
  // A parcel lists what is in it above its deliveries.
  if (elements.some((e) => fields.get(e.ref)?.kind === 'shippingOption')) return null;
  const spoken = texts.filter(
    (t) =>
      /\p{L}/u.test(t.text) &&
      !looksLikeAmount(t.text) &&
      !elements.some((e) => e.role !== 'link' && e.text === t.text),
  );
  // A name has more than one letter; a variant may have no more: "L", "500 g".
  const words = spoken.filter((t) => /\p{L}{2}/u.test(t.text));
  const links = elements.filter((e) => e.role === 'link' && e.href !== '' && !CHANGES_LINE.has(kindOf(e.ref)));
  const { title, link } = nameLine(links, words, names);
  const prices = pricesOf(texts, currency);
  if (title === '' || (prices.length === 0 && link === undefined)) return null;
  const stepper = quantityElement ? undefined : findSteppers(snapshot).find((step) => inside(step.text));
  const counting = texts.map((text) => withoutNames(text, names));
  const quantity = anchor.element.quantity ?? stepper?.quantity ?? quantityOf(quantityElement, counting);
  const remove = actions.find(
    (a) => a.kind === 'removeItem' && a.score >= LIKELY_REMOVE && elements.some((e) => e.ref === a.ref),
  );
  return {
    title,
    url: (link ?? links[0])?.href ?? '',
    quantity,
    ...splitPrices(
      prices,
      quantity,
      texts.some(({ text }) => isPieces(text)),
    ),
    quantityRef: quantityElement?.ref ?? stepper?.plus.ref ?? null,
    removeRef: remove?.ref ?? null,
    options: [...chosenOf(elements, quantityElement), ...spoken.map((t) => t.text)]
      .filter((t) => t !== title && t.length < LONGEST_TEXT)
      .join(' · ')
      .slice(0, 300),
    message: words.find((t) => outOfStock.test(foldLabel(t.text)))?.text ?? '',
    place: anchor.element,
  };
}

/** A cart may let one change the variant in its lists: what is chosen there is what the line holds. */
function chosenOf(elements: readonly SnapshotElement[], quantity: SnapshotElement | undefined): string[] {
  const lists = elements.filter((element) => element.role === 'select' && element !== quantity);
  return lists.flatMap(({ options }) => options.find(({ selected, value }) => selected && value !== '')?.text ?? []);
}

/** Links that do something to their line or its cart instead of naming it. */
const CHANGES_LINE: ReadonlySet<string> = new Set([
  'removeItem',
  'edit',
  'dismiss',
  'updateCart',
  'goToCheckout',
  'placeOrder',
  'openCoupon',
  'applyCoupon',
]);

/** The name of a line and the link that carries it: what was asked for first, then what is linked twice, then the longest. */
function nameLine(
  links: readonly SnapshotElement[],
  words: readonly TextBlock[],
  names: readonly string[],
): { title: string; link: SnapshotElement | undefined } {
  const isNamed = (text: string) => names.some((name) => foldText(text).includes(name));
  // Picture and name of a product lead to the same page; a link that stands alone may do anything to the line.
  const isDoubled = (e: SnapshotElement) => links.some((other) => other !== e && other.href === e.href);
  const link = links
    .filter((e) => /\p{L}{2}/u.test(e.text))
    .sort(
      (a, b) =>
        Number(isNamed(b.text)) - Number(isNamed(a.text)) ||
        Number(isDoubled(b)) - Number(isDoubled(a)) ||
        b.text.length - a.text.length,
    )[0];
  const heading = words.find((t) => isNamed(t.text)) ?? words.find((t) => t.heading > 0) ?? words[0];
  const title = nameOnce(link?.text ?? '') || heading?.text || links[0]?.label || '';
  return { title: readTimes(title)?.rest ?? title.trim(), link };
}

/** Amounts that stand alone; where there are none, those inside of short sentences. */
function pricesOf(texts: readonly TextBlock[], currency: string): Money[] {
  const alone = texts
    .filter((t) => looksLikeAmount(t.text))
    .map((t) => readPrice(t.text, currency))
    .filter((m): m is Money => m !== null && m.amountMinor >= 0);
  if (alone.length > 0) return alone;
  return texts.flatMap((t) => (t.text.length < LONGEST_PRICE ? pricesIn(t.text, currency) : []));
}

/** "2 @ £18.90" begins with a number that is no price. */
export function readPrice(text: string, currency: string): Money | null {
  return readMoney(readTimes(text)?.rest || text, currency);
}

/** "Mug, blue" and below it "2 @ £18.90", in one text: the name and what one costs say different things. */
export function linesApart(block: TextBlock): TextBlock[] {
  const lines = (block.lines ?? []).filter((line) => line !== '');
  return lines.some(isPieces) ? lines.map((text) => ({ ...block, text, lines: [] })) : [block];
}

/** A link around picture and name says the name twice, once as what the picture shows. */
function nameOnce(text: string): string {
  return /(?:^|\s)(\S.{5,}) \1$/u.exec(text)?.[1] ?? text;
}

/** "2 × $18.90": how many, and what one of them costs. */
export function isPieces(text: string): boolean {
  const rest = /^\d/.test(text.trim()) ? readTimes(text)?.rest : undefined;
  return rest !== undefined && looksLikeAmount(rest);
}

function splitPrices(
  prices: Money[],
  quantity: number | null,
  isOfOne: boolean,
): { unitPrice: Money | null; lineTotal: Money | null } {
  const count = quantity ?? 1;
  for (const unit of prices) {
    const line = prices.find((p) => p !== unit && p.amountMinor === unit.amountMinor * count);
    if (line) return { unitPrice: unit, lineTotal: line };
  }
  const only = prices[0] ?? null;
  if (only && prices.length === 1 && isOfOne && count > 1) return { unitPrice: only, lineTotal: null };
  if (prices.length <= 1) return { unitPrice: count === 1 ? only : null, lineTotal: only };
  return { unitPrice: only, lineTotal: prices.at(-1) ?? null };
}
