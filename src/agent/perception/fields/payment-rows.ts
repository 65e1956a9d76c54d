import { foldLabel } from '../../../words/fold-text.ts';
import { compile, longest } from '../../../words/match-phrases.ts';
import { stemList } from '../../../words/name-stems.ts';
import { paymentKind } from '../../../words/payment-words.ts';
import { AROUND } from '../seen/around.ts';
import { isSubmit } from '../seen/is-submit.ts';
import type { SnapshotElement } from '../seen/types.ts';

const names = compile([
  ...stemList('paymentName'),
  'pay ?pal | klarna | ideal | bancontact | blik | sofort | giropay | sepa( .{0,15})? | apple pay | google pay | amazon pay | mb ?way | multibanco | pix | boleto | afterpay | visa | mastercard',
]);

/** Whether these words hold the name of a way to pay. */
export function namesPayment(words: string): boolean {
  return paymentKind(words) !== 'other' || Boolean(longest(names, foldLabel(words)));
}

/** A pane of an accordion is a wrapper or two around its head; in a grid each way has a row and a column of its own. */
const WRAPPERS = 4;

/** Many pages draw the ways to pay as tiles that a script listens to. */
const PRESSED: ReadonlySet<SnapshotElement['role']> = new Set(['button', 'clickable']);

/**
 * Buttons that send no form and stand side by side, one named after the card and another after a further way to pay, or two
 * after ways to pay without a card: all of them choose how to pay, also those whose words nobody knows. A link that leads nowhere is such a button; where the
 * chosen way is another kind of element than the rest, each of them has to name one.
 */
export function paymentRows(elements: readonly SnapshotElement[]): SnapshotElement[][] {
  const isEmptyLink = ({ role, href, landmark }: SnapshotElement) =>
    role === 'link' && !/^https?:[^#]+$/.test(href) && !AROUND.has(landmark);
  const pressed = elements.filter(
    (element) => element.visible && (isEmptyLink(element) || (PRESSED.has(element.role) && !isSubmit(element))),
  );
  const alike = rowsOf(pressed);
  const ways = pressed.filter((element) => !alike.flat().includes(element) && namesPayment(nameOf(element)));
  const around = rowsAround(ways).map((row) => [...row, ...siblingsOf(row, pressed)]);
  const known = [...alike, ...around].flat();
  return [
    ...alike,
    ...around,
    ...rowsBesideChosen(
      ways.filter((way) => !known.includes(way)),
      pressed,
    ),
  ];
}

/**
 * What names a way to pay without a card, beside several links that lead nowhere and look like each other: it is the chosen
 * one among them, whatever they say.
 */
function rowsBesideChosen(ways: readonly SnapshotElement[], pressed: readonly SnapshotElement[]): SnapshotElement[][] {
  return ways.flatMap((way) => {
    if (paymentKind(nameOf(way)) !== 'offline' || way.role === 'link') return [];
    const beside = way.ancestors.slice(0, WRAPPERS).flatMap((wrapper) => {
      const within = pressed.filter(
        (each) => each !== way && each.frame === way.frame && each.ancestors.includes(wrapper),
      );
      return within.length > 0 ? [within] : [];
    })[0];
    const [first] = beside ?? [];
    const isLike = ({ role, ancestors }: SnapshotElement) =>
      role === 'link' && ancestors.length === first?.ancestors.length;
    return beside && beside.length > 1 && beside.every(isLike) ? [[way, ...beside]] : [];
  });
}

/**
 * What stands among ways to pay and looks like one of them is one as well, also in words that nobody knows: the chosen way
 * is the one that looks otherwise.
 */
function siblingsOf(row: readonly SnapshotElement[], pressed: readonly SnapshotElement[]): SnapshotElement[] {
  const [first] = row;
  const wrapper = first?.ancestors.find((at) => row.every(({ ancestors }) => ancestors.includes(at)));
  if (!first || wrapper === undefined) return [];
  const isLike = (each: SnapshotElement) =>
    row.some(
      ({ tag, role, ancestors }) =>
        tag === each.tag && role === each.role && ancestors.length === each.ancestors.length,
    );
  return pressed.filter(
    (each) => !row.includes(each) && each.frame === first.frame && each.ancestors.includes(wrapper) && isLike(each),
  );
}

/** What is chosen may be the whole row, and the others links in rows like it. */
function rowsAround(ways: readonly SnapshotElement[]): SnapshotElement[][] {
  const rows: SnapshotElement[][] = [];
  for (let level = 0; level < WRAPPERS; level += 1) {
    for (const { frame, ancestors } of ways) {
      const wrapper = ancestors[level] ?? -1;
      const row = ways.filter(
        (each) =>
          each.frame === frame &&
          each.ancestors.slice(0, WRAPPERS).includes(wrapper) &&
          !rows.some((other) => other.includes(each)),
      );
      if (isPayment(row)) rows.push(row);
    }
  }
  return rows;
}

/** The same of links, each to a page of its own: the older way to ask how to pay. Around the content they only inform. */
export function paymentLinks(elements: readonly SnapshotElement[]): SnapshotElement[][] {
  const links = elements.filter(
    ({ role, visible, landmark, href }) =>
      role === 'link' && visible && !AROUND.has(landmark) && /^https?:/.test(href) && !href.includes('#'),
  );
  return rowsOf(links).filter((row) => new Set(row.map(({ href }) => href)).size === row.length);
}

function rowsOf(buttons: readonly SnapshotElement[]): SnapshotElement[][] {
  const rows: SnapshotElement[][] = [];
  for (let level = 0; level < WRAPPERS; level += 1) {
    const placeOf = (each: SnapshotElement) =>
      `${each.frame} ${each.tag} ${each.ancestors.length} ${each.ancestors[level]}`;
    const open = buttons.filter((button) => !rows.some((row) => row.includes(button)));
    for (const row of Map.groupBy(open, placeOf).values()) if (isPayment(row)) rows.push(row);
  }
  return rows;
}

/** Where nobody knows the words for the card, two ways to pay without one tell: buttons of wallets alone buy at once. */
function isPayment(row: readonly SnapshotElement[]): boolean {
  const kinds = row.map((each) => paymentKind(nameOf(each)));
  // One control that stands above and below a long page is not two ways.
  const offline = row.filter((_, at) => kinds[at] === 'offline').map(nameOf);
  if (new Set(offline).size > 1) return true;
  return kinds.includes('card') && row.some((each, at) => kinds[at] !== 'card' && namesPayment(nameOf(each)));
}

/**
 * Of ways to pay that are links the chosen one is none: what stands in one block with links for other ways, and is no link
 * itself, is what was chosen.
 */
export function isChosenBesideLinks(
  elements: readonly SnapshotElement[],
  { frame, ancestors }: Pick<SnapshotElement, 'frame' | 'ancestors'>,
): boolean {
  const isNear = (link: SnapshotElement) =>
    link.role === 'link' &&
    link.frame === frame &&
    link.ancestors.slice(0, WRAPPERS).some((wrapper) => ancestors.slice(0, WRAPPERS).includes(wrapper));
  return paymentRows(elements).some((row) => row.every(isNear));
}

const nameOf = ({ text, ariaLabel }: SnapshotElement): string => text || ariaLabel;

/** Heads that say whether they are open: the open one is the choice. */
export function paymentHeads(elements: readonly SnapshotElement[]): SnapshotElement[] {
  return paymentRows(elements)
    .filter((row) => row.every(({ expanded, checked }) => expanded !== null || checked !== null))
    .flat();
}
