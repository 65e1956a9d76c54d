import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { type FieldKind, pricesIn, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import type { View } from '../view/view.ts';
import { foldText } from '../words/fold-text.ts';
import { says } from '../words/says.ts';

/** Questions of the order itself; a "no" among their answers is no refusal of an offer. */
const OF_THE_ORDER: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'shippingOption',
  'paymentMethod',
  'honorific',
  'sameAddress',
  'differentAddress',
  'country',
  'province',
  'quantity',
]);

/**
 * Offers that are taken beforehand in a list or a pair of radio buttons are refused where the page offers to: nobody
 * asked for them. A charged answer that cannot be refused ends the purchase; it is never left as it is.
 */
export async function declineExtras(run: Run, view: View): Promise<boolean> {
  let acted = false;
  for (const group of radioGroups(view)) acted = (await declineRadio(run, view, group)) || acted;
  for (const element of view.snapshot.elements) acted = (await declineList(run, view, element)) || acted;
  return acted;
}

function radioGroups(view: View): SnapshotElement[][] {
  const radios = view.snapshot.elements.filter(
    ({ role, group, visible, disabled }) => role === 'radio' && group !== '' && visible && !disabled,
  );
  const groups = [...Map.groupBy(radios, ({ frame, form, group }) => `${frame} ${form} ${group}`).values()];
  // Where one answer is an extra, the others answer the same question, whatever they were taken for.
  return groups.filter(
    (group) =>
      group.every((element) => !OF_THE_ORDER.has(kindOf(view, element))) ||
      group.some((element) => kindOf(view, element) === 'extra'),
  );
}

const kindOf = (view: View, element: SnapshotElement) => view.fields.get(element.ref)?.kind ?? 'other';

const wordsOf = (element: SnapshotElement) => element.label || element.text || element.ariaLabel;

async function declineRadio(run: Run, view: View, group: readonly SnapshotElement[]): Promise<boolean> {
  const chosen = group.find((element) => element.checked === true);
  const said = group.find((element) => isRefusal(wordsOf(element)));
  const refusal = said ?? otherThanExtra(view, group) ?? (run.memory.cartVerified ? undefined : singleOrder(group));
  if (!refusal || refusal === chosen) return false;
  const question = `${group[0]?.groupLabel ?? ''} ${questionAbove(view, group)}`;
  const offer = chosen ?? group.find((element) => element !== refusal);
  if (!offer || (said && !isOffer(`${wordsOf(offer)} ${question}`))) return false;
  if (!mayDecline(run, describe(offer))) return false;
  await press(run, view, refusal);
  return true;
}

/** Of two answers of which one is known to take an extra, the other one leaves it, unless it names a price itself. */
function otherThanExtra(view: View, group: readonly SnapshotElement[]): SnapshotElement | undefined {
  const [other, ...more] = group.filter((element) => kindOf(view, element) !== 'extra');
  return group.length === 2 && more.length === 0 && other && pricesIn(wordsOf(other), '').length === 0
    ? other
    : undefined;
}

/** Beside a product, the answer that the form itself calls a single order, whatever its words are. */
function singleOrder(group: readonly SnapshotElement[]): SnapshotElement | undefined {
  return group.find(({ value }) =>
    /^(once|one[-_ ]?(time|off)([-_ ]?purchase)?|single([-_ ]?(order|purchase))?)$/i.test(value),
  );
}

/** "Yes" and "No, thanks" say nothing of what they answer: the words right before them, in the same small wrapper, do. */
function questionAbove(view: View, group: readonly SnapshotElement[]): string {
  const [first] = group;
  if (!first) return '';
  const answers = new Set(group.map(wordsOf));
  for (const wrapper of first.ancestors.slice(0, REACH)) {
    const before = view.snapshot.texts.filter(
      ({ frame, order, ancestors, text }) =>
        frame === first.frame && order < first.order && ancestors.includes(wrapper) && !answers.has(text),
    );
    if (before.length > 0) return before.at(-1)?.text ?? '';
  }
  return '';
}

const REACH = 4;

async function declineList(run: Run, view: View, element: SnapshotElement): Promise<boolean> {
  if (element.tag !== 'select' || !element.visible || element.disabled) return false;
  if (OF_THE_ORDER.has(kindOf(view, element))) return false;
  const chosen = element.options.find((option) => option.selected);
  if (!chosen || isRefusal(chosen.text) || !isOffer(`${chosen.text} ${element.label}`)) return false;
  const refusal = element.options.find((option) => !option.disabled && isRefusal(option.text));
  if (!refusal || !mayDecline(run, describe(element))) return false;
  await setValues(run, view, [{ element, text: refusal.value }]);
  return true;
}

function mayDecline(run: Pick<Run, 'tries'>, name: string): boolean {
  if (run.tries.mayTry(`decline ${name}`, 3)) return true;
  throw new Stop('agent_stuck', `an extra that was not ordered stays selected: ${name}`);
}

/** Whether an answer says no, or asks for a single purchase instead of a subscription. */
export function isRefusal(text: string): boolean {
  const words = foldText(text);
  // "No delivery without insurance" costs something; a refusal that names a price is none.
  return (
    (says('refusal', words) || says('onlyOnce', words)) &&
    pricesIn(text, '').every(({ amountMinor }) => amountMinor === 0)
  );
}

/** Whether the words speak of money, or of something that shops like to sell along with an order. */
export function isOffer(text: string): boolean {
  return pricesIn(text, '').length > 0 || /\d\s?[%٪]/.test(text) || says('extraOffer', text);
}
