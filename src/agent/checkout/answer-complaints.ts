import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import { ADDRESS_FIELDS, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { type Complaint, leavesEnough, newComplaints, stockCode } from '../view/new-complaints.ts';
import { firstKind, refuteKind } from '../view/refuted-kinds.ts';
import type { View } from '../view/view.ts';
import { planAddresses, type WantedField, wantedFields } from './plan-details.ts';
import { toldBeside, toldByName } from './told-beside.ts';

const MOST_LOSSES = 5;

/**
 * Called when the page did not let us continue. A complaint about a field we filled calls for the next spelling of its value;
 * a complaint that no spelling can answer ends the purchase. True when there is something new to try. Where nothing is
 * marked, what was told beside a field since the view before counts as well.
 */
export function answerComplaints(
  run: Pick<Run, 'memory' | 'order' | 'tries'>,
  before: View | null,
  view: View,
): boolean {
  let answered = false;
  let isMarked = false;
  const wanted = wantedFields(view, run.order, planAddresses(view, run.order, run.memory), run.memory);
  for (const { element, field, forms, key, attempt } of wanted) {
    const named = view.snapshot.messages.some((message) => message.kind === 'error' && message.ref === element.ref);
    if (!element.invalid && element.error === '' && !named) continue;
    if (before && cameWithPress(before, element)) continue;
    isMarked = true;
    if (element.error !== '') run.memory.saidOfAnswer.set(key, element.error);
    if (isOfEarlierList(run, key, attempt)) {
      answered = true;
      continue;
    }
    const refused = run.tries.add(`refused ${attempt}`);
    // What stays empty, or was emptied by the page, is written again a few times.
    if (refused < forms.length || (!element.filled && refused < forms.length + MOST_LOSSES)) {
      answered = true;
    } else if (refuteKind(run.memory.refutedKinds, element, field)) {
      answered = true;
    } else {
      const kind = firstKind(run.memory.refutedKinds, element, field);
      const code = ADDRESS_FIELDS.includes(kind) ? 'address_rejected' : 'agent_stuck';
      throw new Stop(code, `the merchant refuses every spelling of ${kind}`);
    }
  }
  return answered || (before !== null && !isMarked && answerTold(run, before, view, wanted));
}

/** What the press itself wrote into an empty field, such as a copied address, nobody has refused: its mark is of before. */
function cameWithPress({ snapshot }: View, { frame, name, id, filled }: SnapshotElement): boolean {
  if (!filled || (name === '' && id === '')) return false;
  const was = snapshot.elements.find((each) => each.frame === frame && each.name === name && each.id === id);
  return was !== undefined && !was.filled;
}

/**
 * What was refused is of another list of spellings than the one that the complaint itself calls for, such as digits alone:
 * its first has not been written yet.
 */
function isOfEarlierList({ tries }: Pick<Run, 'tries'>, key: string, attempt: string): boolean {
  const isWritten = tries.count(`fill ${attempt} 0`) > 0 || tries.count(`refused ${attempt}`) > 0;
  return tries.count(`typed ${key}`) > 0 && !isWritten && tries.mayTry(`earlier list ${attempt}`, 1);
}

/** Words without a mark are a guess: the other spellings are tried, and then it is left to the rest of the page to say why. */
function answerTold(run: Pick<Run, 'tries'>, before: View, view: View, wanted: readonly WantedField[]): boolean {
  const open = wanted.filter(
    ({ element, forms, attempt }) => element.filled && run.tries.hasLeft(`refused ${attempt}`, forms.length - 1),
  );
  const keyOf = (element: WantedField['element'], text: string) =>
    `told ${open.find((each) => each.element === element)?.key} ${foldText(text)}`;
  const fields = open.map(({ element }) => element);
  const beside = toldBeside(before, view, fields, (element, text) => run.tries.count(keyOf(element, text)) > 0);
  const told = beside.size > 0 ? beside : toldByName(before, view, fields);
  for (const { element, attempt } of open) {
    const text = told.get(element);
    if (text === undefined) continue;
    run.tries.add(keyOf(element, text));
    refuseSpelling(run, { attempt });
  }
  return told.size > 0;
}

/** The next spelling takes the place of the one that words without a mark speak of. */
export function refuseSpelling({ tries }: Pick<Run, 'tries'>, { attempt }: Pick<WantedField, 'attempt'>): void {
  tries.add(`refused ${attempt}`);
  tries.add(`told ${attempt}`);
}

const STOCK = new Set(['out_of_stock', 'insufficient_stock']);

/**
 * Ends the purchase when the page names a reason that is the merchant's last word. Without the view before, only error
 * messages about stock count: other words may be on a page that can still be completed.
 */
export function checkComplaints(run: Pick<Run, 'order'>, before: View | null, view: View): void {
  const most = Math.max(...run.order.items.map(({ quantity }) => quantity));
  for (const complaint of newComplaints(before, view)) {
    const { code, text } = complaint;
    if (code === 'variant_required' || (before === null && !STOCK.has(code))) continue;
    if (leavesEnough(complaint, most) || answersCode(run.order, complaint)) continue;
    throw new Stop(stockCode(complaint, run.order.items), text);
  }
}

/** "The coupon is no longer available": whoever sent a code is told of it in the words for goods, by its name or its kind. */
function answersCode({ couponCodes }: Run['order'], { code, text }: Complaint): boolean {
  const words = ` ${foldText(text)} `;
  const isNamed = couponCodes.some((each) => foldText(each) !== '' && words.includes(` ${foldText(each)} `));
  return isNamed || (couponCodes.length > 0 && STOCK.has(code) && says('namesCoupon', text));
}
