import { pressForEffect } from '../actions/press-for-effect.ts';
import { pricesIn, readTotals, type SnapshotElement, type Totals } from '../perception/index.ts';
import { readAgain, type Stage } from '../reader/index.ts';
import { findByPrint } from '../recipes/fingerprint.ts';
import type { Lesson } from '../recipes/lesson.ts';
import { reviewRefusal } from '../review/read-review.ts';
import { chosenDelivery } from '../run/chosen-delivery.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { isSecretField } from '../view/apply-lessons.ts';
import { POSSIBLE } from '../view/certainty.ts';
import { formSubmits, isFold } from '../view/form-submits.ts';
import { isLoneEmail, isNewsletterSubmit } from '../view/lone-email.ts';
import { look } from '../view/look.ts';
import { isMoneyAmong, shownAmounts } from '../view/taught-rows.ts';
import { candidates, elementOf, type View } from '../view/view.ts';
import { readMethods } from './choose-payment.ts';
import { missedParts } from './missed-address.ts';
import { orderInDoubt } from './order-in-doubt.ts';
import { waitsForCard } from './waits-for-card.ts';
import { waysOn } from './ways-on.ts';

/**
 * What would stop the order or spoil it is asked about while asking is allowed: once the card is typed the page is shown
 * to nobody. The view with what a second reader said, or the same one when nothing is in doubt.
 */
export async function settleDoubts(run: Run, view: View): Promise<View> {
  if (!run.reader || run.memory.cardTyped || doubtsOf(run, view).length === 0) return view;
  // A replay sees the page as it was before its own moves: a charge that was just unticked is still in those sums.
  const now = await look(run);
  for (const [stage, doubt] of doubtsOf(run, now)) {
    const known = new Set(run.recipe.lessons());
    const again = await readAgain(run, stage, doubt);
    if (again && paysUnasked(run, view)) run.memory.paymentMethod = null;
    if (again) return stage === 'payment' ? takeNewWay(run, again, known) : again;
  }
  return view;
}

/**
 * Sums are asked about on the page that shows them, once nothing else is left to do there: the page of the card may name
 * nothing but the total, and after it nobody may be asked. Null where they are not in doubt or nobody knows better.
 */
export async function settleSums(run: Run, view: View): Promise<View | null> {
  const { cardTyped, shippingOption } = run.memory;
  // Before a delivery is chosen sums are rarely whole, and a step without a total shows none.
  if (!run.reader || cardTyped || shippingOption === null) return null;
  if (!tellsParts(readTotals(view.snapshot, chosenDelivery(run.memory)))) return null;
  const refusal = reviewRefusal(run, view);
  if (!refusal || !MISREAD.has(refusal.code)) return null;
  if (!run.tries.mayTry(`sums in doubt ${view.snapshot.url}`, MOST_SUMS)) return null;
  return readAgain(run, 'review', refusal);
}

/** A page of steps has one address for all of them. */
const MOST_SUMS = 3;
/** What sums are refused for that were read wrongly; limits are never asked about here. */
const MISREAD: ReadonlySet<string> = new Set(['merchant_error', 'agent_stuck']);

/** What was said to show the rest of the page is pressed before the card is typed: a page that is drawn anew would lose it. */
async function takeNewWay(run: Run, view: View, known: ReadonlySet<Lesson>): Promise<View> {
  const way = newWay(run.recipe.lessons(), view, known);
  if (!way) return view;
  run.recipe.record(view.snapshot.shape, 'advance', way);
  return pressForEffect(run, view, way);
}

/** Whatever is said of it, a control that may be the order is left to the placement: no page is too early for that. */
export function newWay(lessons: readonly Lesson[], view: View, known: ReadonlySet<Lesson>): SnapshotElement | null {
  const [way] = lessons.flatMap((lesson) => {
    const isNew = lesson.of === 'control' && !known.has(lesson);
    return (isNew && findByPrint(view.snapshot.elements, lesson.target)) || [];
  });
  return way && !candidates(view, 'placeOrder').includes(way) ? way : null;
}

/** What would end this purchase or spoil it, and where the question about it belongs. */
export function doubtsOf(
  run: Pick<Run, 'hints' | 'hooks' | 'memory' | 'order' | 'site' | 'tries'>,
  view: View,
): [Stage, Stop][] {
  const doubts: [Stage, Stop][] = [];
  const open = view.snapshot.elements.find((element) => isOpenQuestion(run, view, element));
  if (open)
    doubts.push(['payment', new Stop('agent_stuck', `a question on the page was not understood: "${nameOf(open)}"`)]);
  doubts.push(...missedParts(run, view).map((missed): [Stage, Stop] => ['payment', missed]));
  if (paysUnasked(run, view))
    doubts.push(['payment', new Stop('payment_method_unavailable', 'nothing tells how the order is paid')]);
  if (lacksAddress(run)) doubts.push(['payment', new Stop('address_rejected', 'nobody asked where to deliver')]);
  if (lacksDelivery(run, view)) doubts.push(['payment', new Stop('no_shipping_method', 'no delivery was offered')]);
  if (run.memory.couponsLeft.length > 0 && run.memory.couponAlong === null)
    doubts.push(['codes', new Stop('agent_stuck', 'no place for a coupon code was found')]);
  if (lacksWayOn(run, view)) doubts.push(['sending', new Stop('agent_stuck', 'nothing would submit the order')]);
  const order = orderInDoubt(run, view);
  if (order)
    doubts.push(['sending', new Stop('agent_stuck', `"${nameOf(order)}" may only be the title of a step to come`)]);
  const refusal = showsSums(run, view) ? reviewRefusal(run, view) : null;
  return refusal ? [...doubts, ['payment', refusal]] : doubts;
}

function nameOf({ label, groupLabel, placeholder, name, text }: SnapshotElement): string {
  return (label || groupLabel || placeholder || name || text).replace(/\s+/g, ' ').slice(0, 80);
}

/** Not even something that is disabled until the card is typed would send it. A newsletter's button never does, nor a fold. */
function lacksWayOn(run: Pick<Run, 'hints' | 'memory' | 'site'>, view: View): boolean {
  const said = view.actions.filter(
    ({ kind, score }) => (kind === 'placeOrder' || kind === 'continue') && score >= POSSIBLE,
  );
  const controls = [
    ...said.flatMap(({ ref }) => elementOf(view, ref) ?? []),
    ...formSubmits(view),
    ...waysOn(run, view),
  ];
  return controls.every((element) => isNewsletterSubmit(view, element) || isFold(view, element));
}

/** A step may name nothing but the total; whether that is right shows at the review. A charge is in doubt anywhere. */
function tellsParts({ total, addsUp, fees }: Totals): boolean {
  return total !== null && (addsUp !== null || fees.length > 0);
}

/** The same, or amounts of which nobody can say which one is the total. */
function showsSums({ memory }: Pick<Run, 'memory'>, { snapshot }: View): boolean {
  const totals = readTotals(snapshot, chosenDelivery(memory));
  if (totals.total !== null) return tellsParts(totals);
  const amounts = shownAmounts(snapshot);
  return amounts.length > 1 && isMoneyAmong(snapshot, amounts);
}

/**
 * One that must be answered and was not, because it means nothing to the rules or because they have no answer to what they
 * take it for; or one whose answer the page refuses already. An order that is sent all the same comes back, and by then the
 * page is shown to nobody.
 */
function isOpenQuestion(run: Parameters<typeof waitsForCard>[0], view: View, element: SnapshotElement): boolean {
  const { role, visible, covered, disabled, landmark, filled, required, tag, invalid, error } = element;
  const field = view.fields.get(element.ref);
  const isUnknown = (field?.kind ?? 'other') === 'other';
  if (!visible || covered || disabled || landmark === 'footer' || landmark === 'nav') return false;
  if (role === 'radio') return isUnknown && element.group !== '' && !isAnswered(view, element);
  // Many a shop marks nowhere that a box has to be ticked, and says so only when the order comes back.
  if (role === 'checkbox')
    return isUnknown && element.checked === false && !ELSEWHERE.has(field?.section ?? '') && !namesPrice(element);
  if (role !== 'textbox' && role !== 'combobox' && tag !== 'select') return false;
  if (isUnknown && required && !filled) return true;
  if (isUnknown || isSecretField(field) || ELSEWHERE.has(field?.section ?? '') || field?.kind === 'coupon')
    return false;
  const isWrong = filled ? invalid && error !== '' : required;
  return isWrong && !isLoneEmail(view, element) && !waitsForCard(run, view, element);
}

/** What has a price is never ticked, whatever is said of it. */
function namesPrice({ label, text, nearby }: SnapshotElement): boolean {
  return pricesIn(`${label} ${text} ${nearby}`, '').length > 0;
}

/** What is sent by a button of its own. */
const ELSEWHERE: ReadonlySet<string> = new Set(['login', 'register', 'newsletter', 'search', 'cart', 'product']);

function isAnswered({ snapshot }: View, { frame, form, group }: SnapshotElement): boolean {
  return snapshot.elements.some(
    (each) => each.checked === true && each.frame === frame && each.form === form && each.group === group,
  );
}

/** A card is at hand, nobody chose to do without it, and the order would go out all the same, as it may in test mode. */
function paysUnasked({ hooks, memory }: Pick<Run, 'hooks' | 'memory'>, view: View): boolean {
  return Boolean(hooks.card) && memory.paymentMethod === 'offline' && readMethods(view).length === 0;
}

/** Something is to be delivered, and the shop was told nothing of its customer. What needs no delivery needs no address. */
function lacksAddress({ memory }: Pick<Run, 'memory'>): boolean {
  return memory.shippingOption !== null && !memory.addressDone && !memory.addressGiven && !memory.buyerNamed;
}

/** Nothing was ever on offer, and the sums know of no delivery. */
function lacksDelivery({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  if (memory.shippingOption !== null || memory.shippingOffered) return false;
  const { total, shipping } = readTotals(view.snapshot, chosenDelivery(memory));
  return total !== null && shipping === null;
}
