import { asksOnce } from '../../words/asks-once.ts';
import { says } from '../../words/says.ts';
import { saysJust, saysJustWithNotes } from '../../words/says-just.ts';
import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { type FieldKind, pricesIn, type SelectOption, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { radioQuestions } from '../view/radio-questions.ts';
import type { View } from '../view/view.ts';
import { bringsIn, type Charge, unaskedCharges } from './find-charge.ts';

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
  // Before anything is in the cart there is no order that could be charged: amounts on a product's page are its prices.
  const charges = run.memory.addedItems.length > 0 || run.memory.cartVerified ? unaskedCharges(run, view) : [];
  for (const group of radioGroups(run, view)) acted = (await declineRadio(run, view, group, charges)) || acted;
  for (const element of view.snapshot.elements) acted = (await declineList(run, view, element, charges)) || acted;
  return acted;
}

function radioGroups(run: Pick<Run, 'memory'>, view: View): SnapshotElement[][] {
  const groups = radioQuestions(view.snapshot.elements.filter(({ visible, disabled }) => visible && !disabled));
  // Where one answer is an extra, the others answer the same question, whatever they were taken for. So do those beside
  // "just once" on a product's page: "Regular delivery" is no way of delivery there.
  return groups.filter(
    (group) =>
      group.every((element) => !OF_THE_ORDER.has(kindOf(view, element))) ||
      group.some((element) => kindOf(view, element) === 'extra') ||
      (!run.memory.cartVerified && singleOrder(run, group) !== undefined),
  );
}

const kindOf = (view: View, element: SnapshotElement) => view.fields.get(element.ref)?.kind ?? 'other';

const wordsOf = (element: SnapshotElement) => element.label || element.text || element.ariaLabel;

async function declineRadio(
  run: Run,
  view: View,
  group: readonly SnapshotElement[],
  charges: readonly Charge[],
): Promise<boolean> {
  const chosen = group.find((element) => element.checked === true);
  if (chosen && isOrdered(run, wordsOf(chosen))) return false;
  const question = `${group[0]?.groupLabel ?? ''} ${questionAbove(view, group)}`;
  const once = singleOrder(run, group);
  const said = group.find((element) => isRefusal(wordsOf(element)));
  // Of two answers whose words nobody knows, the one that is not chosen leaves out what the sums contain.
  const isCharged = chosen !== undefined && group.length === 2 && bringsIn(charges, `${wordsOf(chosen)} ${question}`);
  const unsaid = otherThanExtra(view, group) ?? (isCharged ? group.find((element) => element !== chosen) : undefined);
  const refusal = once ?? said ?? unsaid;
  if (!refusal || refusal === chosen) return false;
  const offer = chosen ?? group.find((element) => element !== refusal);
  // What stands beside "once" comes again, whatever it is called; a mere "no" may answer any question.
  const isPlainNo = refusal === said && refusal !== once && !isCharged;
  if (!offer || (isPlainNo && !isOffer(`${wordsOf(offer)} ${question}`))) return false;
  if (!mayDecline(run, describe(offer))) return false;
  await press(run, view, refusal);
  return true;
}

/** A variant that the order names, with its price perhaps, is no offer. */
export function isOrdered({ order }: Pick<Run, 'order'>, words: string): boolean {
  return order.items.some(({ variant }) => {
    const labels = Object.values(variant).filter((label) => label.trim() !== '');
    const says = (asked: readonly string[]) => saysJust(words, asked) || saysJustWithNotes(words, asked);
    return labels.length > 0 && (says(labels) || labels.some((label) => says([label])));
  });
}

/** Of two answers of which one is known to take an extra, the other one leaves it, unless it names a price itself. */
function otherThanExtra(view: View, group: readonly SnapshotElement[]): SnapshotElement | undefined {
  const [other, ...more] = group.filter((element) => kindOf(view, element) !== 'extra');
  return group.length === 2 && more.length === 0 && other && pricesIn(wordsOf(other), '').length === 0
    ? other
    : undefined;
}

/**
 * The answer that says "once". Beside a product also the one that the form itself calls a single order, whatever its words
 * are, and the only one that does not come again. A bare "single" is a size of beds as well.
 */
function singleOrder({ memory }: Pick<Run, 'memory'>, group: readonly SnapshotElement[]): SnapshotElement | undefined {
  const said = onlyOnce(group, wordsOf);
  if (said || memory.cartVerified) return said;
  const [other, ...more] = group.filter((element) => !comesAgain(element));
  const isAlone = group.length > 1 && more.length === 0;
  return group.find(({ value }) => ONCE.test(value)) ?? (isAlone ? other : undefined);
}

const comesAgain = (element: SnapshotElement) => says('recurring', wordsOf(element)) || AGAIN.test(element.value);

const AGAIN = /^(monthly|weekly|yearly|recurring|subscri(be|ption)|auto[-_ ]?ship)$/i;
const ONCE = /^(once|one[-_ ]?(time|off)([-_ ]?purchase)?|single[-_ ]?(order|purchase))$/i;

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

async function declineList(
  run: Run,
  view: View,
  element: SnapshotElement,
  charges: readonly Charge[],
): Promise<boolean> {
  if (element.tag !== 'select' || !element.visible || element.disabled) return false;
  const open = element.options.filter((option) => !option.disabled);
  const once = onlyOnce(open, ({ text }) => text);
  const isOffered = !run.memory.cartVerified && once !== undefined;
  if (OF_THE_ORDER.has(kindOf(view, element)) && !isOffered) return false;
  const chosen = element.options.find((option) => option.selected);
  if (!chosen || isRefusal(chosen.text) || isOrdered(run, chosen.text)) return false;
  const isCharged = bringsIn(charges, `${chosen.text} ${element.label}`);
  const refusal = once ?? open.find(({ text }) => isRefusal(text)) ?? (isCharged ? freeOf(open, chosen) : undefined);
  if (!once && !isCharged && !isOffer(`${chosen.text} ${element.label}`)) return false;
  if (!refusal || !mayDecline(run, describe(element))) return false;
  await setValues(run, view, [{ element, text: refusal.value }]);
  return true;
}

/** The one other answer that names no price. */
function freeOf(options: readonly SelectOption[], chosen: SelectOption): SelectOption | undefined {
  const [free, ...more] = options.filter((option) => option !== chosen && pricesIn(option.text, '').length === 0);
  return more.length === 0 ? free : undefined;
}

function mayDecline(run: Pick<Run, 'tries'>, name: string): boolean {
  if (run.tries.mayTry(`decline ${name}`, 3)) return true;
  throw new Stop('agent_stuck', `an extra that was not ordered stays selected: ${name}`);
}

/** Whether an answer says no, or asks for a single purchase instead of a subscription. */
export function isRefusal(text: string): boolean {
  // "No delivery without insurance" costs something; a refusal that names a price is none.
  return (says('refusal', text) || asksOnce(text)) && pricesIn(text, '').every(({ amountMinor }) => amountMinor === 0);
}

/** The one answer that asks for a single order; where several speak of "once", some of them mean "once a month". */
function onlyOnce<Answer>(answers: readonly Answer[], wordsOf: (answer: Answer) => string): Answer | undefined {
  const [once, ...more] = answers.filter((answer) => asksOnce(wordsOf(answer)));
  return more.length === 0 ? once : undefined;
}

/** Whether the words speak of money, or of something that shops like to sell along with an order. */
export function isOffer(text: string): boolean {
  return pricesIn(text, '').length > 0 || /\d\s?[%٪]/.test(text) || says('extraOffer', text);
}
