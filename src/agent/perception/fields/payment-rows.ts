import { foldLabel } from '../../../words/fold-text.ts';
import { compile, longest } from '../../../words/match-phrases.ts';
import { stemList } from '../../../words/name-stems.ts';
import { paymentKind } from '../../../words/payment-words.ts';
import { AROUND } from '../seen/around.ts';
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
 * Buttons that send no form and stand side by side, one named after the card and another after a further way to pay: all
 * of them choose how to pay, also those whose words nobody knows.
 */
export function paymentRows(elements: readonly SnapshotElement[]): SnapshotElement[][] {
  return rowsOf(elements.filter(({ role, type, visible }) => PRESSED.has(role) && type !== 'submit' && visible));
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
    const placeOf = ({ frame, tag, ancestors }: SnapshotElement) =>
      `${frame} ${tag} ${ancestors.length} ${ancestors[level]}`;
    const open = buttons.filter((button) => !rows.some((row) => row.includes(button)));
    for (const row of Map.groupBy(open, placeOf).values()) if (isPayment(row)) rows.push(row);
  }
  return rows;
}

function isPayment(row: readonly SnapshotElement[]): boolean {
  const isCard = row.map(({ text, ariaLabel }) => paymentKind(text || ariaLabel) === 'card');
  return isCard.includes(true) && row.some(({ text, ariaLabel }, at) => !isCard[at] && namesPayment(text || ariaLabel));
}

/** Heads that say whether they are open: the open one is the choice. */
export function paymentHeads(elements: readonly SnapshotElement[]): SnapshotElement[] {
  return paymentRows(elements)
    .filter((row) => row.every(({ expanded, checked }) => expanded !== null || checked !== null))
    .flat();
}
