import { says } from '../../words/says.ts';
import { type ActionKind, readTotals, type SnapshotElement } from '../perception/index.ts';
import { isUnasked } from '../refusals/is-unasked.ts';
import type { Run } from '../run/run.ts';
import { sendsForm } from '../view/form-submits.ts';
import { takesCardsAlone } from '../view/names-card.ts';
import { unknownControls } from '../view/unknown-controls.ts';
import { candidates, type View } from '../view/view.ts';

/** What is known to do something other than order. */
const KNOWN: readonly ActionKind[] = [
  'edit',
  'continue',
  'goToCheckout',
  'openCoupon',
  'openSection',
  'enterManually',
  'viewCart',
];
/** Steps that can be gone back to. */
const LEAST_DONE = 2;
const ASKED: ReadonlySet<SnapshotElement['role']> = new Set(['textbox', 'select', 'combobox', 'radio', 'spinbutton']);

/**
 * Whatever it says: below the steps that are done the one thing on the page that is left to press, which sends a form with
 * no question in it. Only where the sums of the page add up, so that what it would order is known. It is treated as the
 * order: nothing but the placement presses it, and once.
 */
export function loneOrder({ memory }: Pick<Run, 'memory'>, view: View): SnapshotElement | undefined {
  const isByCard = memory.cardTyped || memory.paymentMethod === 'card';
  if (!isByCard && !(memory.paymentMethod === null && takesCardsAlone(view))) return undefined;
  if (!isTotalKnown(memory, view) || candidates(view, 'continue').length > 0) return undefined;
  const unknown = unknownControls(view, KNOWN).filter(({ frame }) => frame === 0);
  // An order is placed by one control: the same words beside step after step change what was given there.
  const twins = unknown.filter((each) => unknown.filter(({ text }) => text === each.text).length > LEAST_DONE);
  const done = [...candidates(view, 'edit'), ...twins];
  const [only, ...more] = unknown.filter((control) => sendsForm(control) && !twins.includes(control));
  if (done.length < LEAST_DONE) return undefined;
  if (!only || more.length > 0 || only.form < 0 || isUnasked(only) || says('review', only.text) || /\d/.test(only.text))
    return undefined;
  const isBelow = done.some(({ frame, order }) => frame === 0 && order < only.order);
  return isBelow && !view.snapshot.elements.some((each) => isQuestion(view, each, only)) ? only : undefined;
}

/** The sums of the page add up, or it names the total of those that did on a page before it. */
function isTotalKnown({ seenSums }: Run['memory'], { snapshot }: View): boolean {
  const { total, addsUp } = readTotals(snapshot);
  if (!total) return false;
  return addsUp === true || (addsUp === null && seenSums?.total === total.amountMinor);
}

/** A remark to the merchant is no question. */
function isQuestion(view: View, { ref, role, frame, form, visible }: SnapshotElement, of: SnapshotElement): boolean {
  return (
    visible && frame === of.frame && form === of.form && ASKED.has(role) && view.fields.get(ref)?.kind !== 'orderNote'
  );
}
