import { foldLabel, foldText } from '../../words/fold-text.ts';
import { wordsOf } from '../../words/match-phrases.ts';
import { roleOfLabel } from '../../words/role-of-label.ts';
import { UNSPACED } from '../../words/unspaced.ts';
import { classifyActions } from '../controls/classify-actions.ts';
import { findSteppers } from '../controls/find-steppers.ts';
import { classifyFields } from '../fields/classify-fields.ts';
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
import { pageCurrency, pricesIn, readMoney } from './read-money.ts';

const quantityWords = wordsOf('quantity');
const outOfStock = wordsOf('outOfStock');
const times = /(?:^|\s)[×x✕*]\s?(\d{1,3})\b|\b(\d{1,3})\s?[×x✕*](?=\s|$)/i;

/** A number of its own, or beside a word that needs no space: `数量2`, `2個`. */
const count = new RegExp(`(?:^|\\s|[${UNSPACED}])(\\d{1,3})(?:\\s|$|[${UNSPACED}])`);

const adding = /(^|[^a-z])(add[-_]?to[-_]?(cart|basket|bag)|product-?addtocart)/i;

type Spot = Pick<SnapshotElement, 'ref' | 'frame' | 'ancestors'> & { quantity?: number };

type Spotted = Pick<SnapshotElement, 'frame' | 'ancestors'>;

interface Anchor {
  element: Spot;
  wrapper: number;
}

/**
 * The largest wrapper around each anchor that holds no other anchor and none of the things that belong to the whole cart.
 * One that holds a product that was asked for, with its price, is large enough: what lies beyond may be the cart's sums.
 */
function wrap(snapshot: PageSnapshot, anchors: Spot[], whole: readonly Spotted[], names: readonly string[]): Anchor[] {
  const out: Anchor[] = [];
  for (const element of anchors) {
    let wrapper = -1;
    for (const ancestor of element.ancestors) {
      const inside = (thing: Spotted) => thing.frame === element.frame && thing.ancestors.includes(ancestor);
      if (anchors.some((other) => other.ref !== element.ref && inside(other)) || whole.some(inside)) break;
      wrapper = ancestor;
      const texts = snapshot.texts.filter(inside).map(({ text }) => text);
      if (texts.some(looksLikeAmount) && texts.some((text) => names.some((name) => foldText(text).includes(name))))
        break;
    }
    if (wrapper >= 0) out.push({ element, wrapper });
  }
  return out;
}

/** Letters of a text that names a quantity, of one that holds a price, and of one that may belong to a line. */
const LONGEST_QUANTITY = 30;
const LONGEST_PRICE = 80;
const LONGEST_TEXT = 120;
/** From this score on a control of a line is taken for what its words say. */
const LIKELY_CONTROL = 0.45;
/** From which score on a control marks a line, or what belongs to the whole cart. */
const CONTROLS = { removeInLine: 0.35, removeItem: 0.4, goToCheckout: 0.55, placeOrder: 0.6, continueShopping: 0.6 };
/** Pixels of a number on a picture. */
const WIDEST_BADGE = 60;
/** So few texts around an amount are one line of a summary. */
const FEW_TEXTS = 8;

/** No line holds the head of the page, its foot or its name. */
function framing({ texts }: PageSnapshot): Spotted[] {
  return texts.filter(
    ({ landmark, heading, dialog }) =>
      dialog < 0 && (heading === 1 || landmark === 'header' || landmark === 'nav' || landmark === 'footer'),
  );
}

function quantityOf(element: SnapshotElement | undefined, texts: TextBlock[]): number | null {
  if (element) {
    const chosen = element.options.find((o) => o.selected);
    const value = Number.parseInt(chosen ? chosen.text || chosen.value : element.value, 10);
    if (Number.isInteger(value)) return value;
  }
  for (const text of texts) {
    const match = times.exec(text.text);
    if (match) return Number(match[1] ?? match[2]);
    const plain = foldLabel(text.text);
    const number = count.exec(plain);
    // A rate is no number of pieces: "inkl. 19 % MwSt." ends like the Swedish word for them.
    const isRate = /\d\s?[%٪]/.test(text.text);
    if (number && !isRate && quantityWords.test(plain) && plain.length < LONGEST_QUANTITY) return Number(number[1]);
  }
  return null;
}

function lineOf(
  snapshot: PageSnapshot,
  anchor: Anchor,
  actions: readonly ActionCandidate[],
  fields: Map<ElementRef, FieldClass>,
  currency: string,
  names: readonly string[],
): CartLine | null {
  const inside = (x: { frame: number; ancestors: number[] }): boolean =>
    x.frame === anchor.element.frame && x.ancestors.includes(anchor.wrapper);
  const texts = snapshot.texts.filter((t) => inside(t) && !t.struck);
  const elements = snapshot.elements.filter((e) => inside(e) && e.visible);
  const kindOf = (ref: ElementRef): string =>
    actions.find((a) => a.ref === ref && a.score >= LIKELY_CONTROL)?.kind ?? '';
  // A button that says "Added" for a moment is still the one that adds.
  const adds = (e: SnapshotElement): boolean => e.role === 'button' && adding.test(`${e.id} ${e.name} ${e.classes}`);
  if (elements.some((e) => adds(e) || ['addToCart', 'buyNow'].includes(kindOf(e.ref)))) return null;
  const words = texts.filter(
    (t) =>
      /\p{L}{2}/u.test(t.text) &&
      !looksLikeAmount(t.text) &&
      !elements.some((e) => e.role !== 'link' && e.text === t.text),
  );
  const links = elements.filter((e) => e.role === 'link' && e.href !== '' && !CHANGES_LINE.has(kindOf(e.ref)));
  const { title, link } = nameLine(links, words, names);
  const prices = pricesOf(texts, currency);
  if (title === '' || (prices.length === 0 && link === undefined)) return null;
  const quantityElement = elements.find((e) => fields.get(e.ref)?.kind === 'quantity');
  const stepper = quantityElement ? undefined : findSteppers(snapshot).find((step) => inside(step.text));
  const quantity = anchor.element.quantity ?? stepper?.quantity ?? quantityOf(quantityElement, texts);
  const remove = actions.find(
    (a) => a.kind === 'removeItem' && a.score >= CONTROLS.removeInLine && elements.some((e) => e.ref === a.ref),
  );
  return {
    title,
    url: (link ?? links[0])?.href ?? '',
    quantity,
    ...splitPrices(prices, quantity),
    quantityRef: quantityElement?.ref ?? stepper?.plus.ref ?? null,
    removeRef: remove?.ref ?? null,
    options: words
      .map((t) => t.text)
      .filter((t) => t !== title && t.length < LONGEST_TEXT)
      .join(' · ')
      .slice(0, 300),
    message: words.find((t) => outOfStock.test(foldLabel(t.text)))?.text ?? '',
    place: anchor.element,
  };
}

/** Links that do something to their line instead of naming it. */
const CHANGES_LINE: ReadonlySet<string> = new Set(['removeItem', 'edit', 'dismiss', 'updateCart']);

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
  return { title: title.replace(times, '').trim(), link };
}

/** Amounts that stand alone; where there are none, those inside of short sentences. */
function pricesOf(texts: readonly TextBlock[], currency: string): Money[] {
  const alone = texts
    .filter((t) => looksLikeAmount(t.text))
    .map((t) => readMoney(t.text, currency))
    .filter((m): m is Money => m !== null && m.amountMinor >= 0);
  if (alone.length > 0) return alone;
  return texts.flatMap((t) => (t.text.length < LONGEST_PRICE ? pricesIn(t.text, currency) : []));
}

/** A link around picture and name says the name twice, once as what the picture shows. */
function nameOnce(text: string): string {
  return /(?:^|\s)(\S.{5,}) \1$/u.exec(text)?.[1] ?? text;
}

function splitPrices(prices: Money[], quantity: number | null): { unitPrice: Money | null; lineTotal: Money | null } {
  const count = quantity ?? 1;
  for (const unit of prices) {
    const line = prices.find((p) => p !== unit && p.amountMinor === unit.amountMinor * count);
    if (line) return { unitPrice: unit, lineTotal: line };
  }
  const only = prices[0] ?? null;
  if (prices.length <= 1) return { unitPrice: count === 1 ? only : null, lineTotal: only };
  return { unitPrice: only, lineTotal: prices.at(-1) ?? null };
}

/**
 * What lies in the cart, line by line; on pages without controls, the lines of the summary. `expected`: names of products
 * that should be there, by which lines are told from what stands around them.
 */
export function readCartLines(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass> = classifyFields(snapshot),
  actions: readonly ActionCandidate[] = classifyActions(snapshot, fields),
  expected: readonly string[] = [],
): CartLine[] {
  const names = expected.map(foldText).filter((name) => name !== '');
  const currency = pageCurrency(snapshot);
  const free = snapshot.elements.filter((e) => e.visible);
  const of = (kind: string, least: number): SnapshotElement[] =>
    free.filter((e) => actions.some((a) => a.ref === e.ref && a.kind === kind && a.score >= least));
  const quantities = free.filter((e) => fields.get(e.ref)?.kind === 'quantity');
  const anchors = quantities.length > 0 ? quantities : of('removeItem', CONTROLS.removeItem);
  const foreign = [
    ...of('goToCheckout', CONTROLS.goToCheckout),
    ...of('placeOrder', CONTROLS.placeOrder),
    ...of('continueShopping', CONTROLS.continueShopping),
    ...free.filter((e) => ['coupon', 'email', 'street'].includes(fields.get(e.ref)?.kind ?? '')),
  ];
  const totals = snapshot.rows
    .filter((r) => ['total', 'subtotal'].includes(roleOfLabel(r.label)) && !times.test(r.label))
    // A line may name its own total; the cart's stands further from any line than its own row.
    .filter((r) => !anchors.some((a) => a.ancestors.slice(0, 4).some((n) => r.ancestors.slice(0, 3).includes(n))));
  const whole: Spotted[] = [...foreign, ...totals, ...columnHeadings(snapshot), ...framing(snapshot)];
  const steppers = findSteppers(snapshot).map(({ text }) => spotOf(text));
  const spots: Spot[] = anchors.length > 0 ? anchors : steppers.length > 0 ? steppers : quantityTexts(snapshot);
  const lines = wrap(snapshot, spots, whole, names)
    .map((a) => lineOf(snapshot, a, actions, fields, currency, names))
    .filter((l) => l !== null);
  if (lines.length > 0) return lines;
  const badged = wrap(snapshot, badges(snapshot), whole, names)
    .map((a) => lineOf(snapshot, a, actions, fields, currency, names))
    .filter((l) => l?.lineTotal);
  return badged.length > 0 ? badged.filter((l) => l !== null) : summaryLines(snapshot, currency);
}

/** Where the headings of the columns stand: the table that holds them holds every line. A single one may name its row. */
function columnHeadings(snapshot: PageSnapshot): Spotted[] {
  const cells = snapshot.texts.filter(({ tag }) => tag === 'th');
  const rows = Map.groupBy(cells, ({ ancestors }) => ancestors[1]);
  return [...rows.values()].filter((row) => row.length > 1).flatMap(([first]) => first ?? []);
}

/** A bare number on a picture, as hosted checkouts show the quantity. */
function badges(snapshot: PageSnapshot): Spot[] {
  return snapshot.texts
    .filter(
      (t) =>
        /^\d{1,3}$/.test(t.text) &&
        !t.covered &&
        t.box.width < WIDEST_BADGE &&
        !['footer', 'nav', 'header'].includes(t.landmark),
    )
    .map((t) => ({ ...spotOf(t), quantity: Number(t.text) }));
}

function spotOf(text: TextBlock): Spot {
  return { ref: `text:${text.order}`, frame: text.frame, ancestors: text.ancestors };
}

/** Pages that only show the order still write the quantity: each such text stands for a line. */
function quantityTexts(snapshot: PageSnapshot): Spot[] {
  return snapshot.texts
    .filter(
      (t) =>
        t.text.length < LONGEST_TEXT &&
        !t.covered &&
        t.landmark !== 'footer' &&
        t.landmark !== 'nav' &&
        // The cart's own button in the head of the page counts pieces too, but stands for no line.
        (t.landmark !== 'header' || t.dialog >= 0) &&
        quantityOf(undefined, [t]) !== null,
    )
    .map(spotOf);
}

/** `Blue mug × 2 … 24.00` in the summary of a checkout. */
function summaryLines(snapshot: PageSnapshot, currency: string): CartLine[] {
  return snapshot.rows.flatMap((row): CartLine[] => {
    if (row.landmark === 'footer' || row.landmark === 'nav' || row.landmark === 'header') return [];
    const near = snapshot.texts.filter(
      (t) => t.frame === row.frame && t.ancestors.some((a) => row.ancestors.slice(0, 3).includes(a)),
    );
    const own =
      times.exec(row.label) ?? (near.length < FEW_TEXTS ? near.map((t) => times.exec(t.text)).find(Boolean) : null);
    const worded = near.length < FEW_TEXTS ? quantityOf(undefined, near) : null;
    const quantity = own ? Number(own[1] ?? own[2]) : worded;
    const lineTotal = readMoney(row.amountText, currency);
    if (quantity === null || !lineTotal || roleOfLabel(row.label) !== 'unknown') return [];
    const title = row.label.replace(times, '').trim();
    const link = snapshot.elements.find((e) => e.role === 'link' && e.text.includes(title) && title.length > 3);
    return [
      {
        title,
        url: link?.href ?? '',
        quantity,
        unitPrice: null,
        lineTotal,
        quantityRef: null,
        removeRef: null,
        options: '',
        message: '',
        place: row,
      },
    ];
  });
}
