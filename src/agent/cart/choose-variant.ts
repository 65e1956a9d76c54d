import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { chooseFromCustomList } from '../actions/choose-option.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import type { SnapshotElement, VariantAxis } from '../perception/index.ts';
import { clearTheWay } from '../refusals/clear-the-way.ts';
import type { Run } from '../run/run.ts';
import { NoSuchChoice, Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { findAgain } from '../view/find-again.ts';
import { look, lookUntil } from '../view/look.ts';
import { elementOf, type View } from '../view/view.ts';
import { awaitLists } from './await-lists.ts';
import {
  type Choice,
  findChoice,
  keyOf,
  type ListChoice,
  readAxes,
  readLooseAxes,
  withTitledVariant,
} from './find-choice.ts';
import { isOnFace } from './find-lists.ts';
import { isLeftAsText } from './left-as-text.ts';
import { isListed } from './listed-choice.ts';
import { hasLost } from './lost-choice.ts';
import { findNumberRow, isRowSoldOut, readNumberGrid } from './number-grid.ts';
import { productTitle } from './product-title.ts';
import { canAdd } from './product-view.ts';
import { isTooLong, keyOfText, type WrittenChoice } from './written-choice.ts';

/** A page whose scripts do not listen yet takes no choice; the next try comes when they should. */
const TAKING_MS = 1_200;
const TRIES = 3;
const DRAWN_MS = 7_000;

/** Chooses axis by axis, looking again after each: one choice often changes what the next one offers. */
export async function chooseVariant(run: Run, given: View, ordered: OrderItem): Promise<View> {
  if (Object.keys(ordered.variant).length > 0 && run.memory.listedVariants.has(ordered.url)) return given;
  const first = given.snapshot.modal ? await clearTheWay(run, given) : given;
  // Where every variant has a number or a button of its own, that is the choice.
  const row = findNumberRow(first, ordered);
  if (row && isRowSoldOut(row)) throw new Stop('out_of_stock', `"${row.name}" is sold out`);
  if (row) return first;
  checkRows(first, ordered);
  const item = withTitledVariant(first, ordered);
  let view = first;
  let chosen = false;
  /** Values whose button looked different after it was pressed, which is all that some shops show of a choice. */
  const taken = new Set<string>();
  for (;;) {
    // Pop-ups come when they like, and what lies under them cannot be read.
    if (view.snapshot.modal) view = await clearTheWay(run, view);
    if (chosen && isListed(first, view, item)) {
      run.memory.listedVariants.add(ordered.url);
      break;
    }
    const wish = openWish(run, view, item);
    const choice = wish && (await findDrawnChoice(run, view, wish, taken));
    if (!choice) break;
    if ('filled' in choice) {
      view = choice.filled;
      continue;
    }
    if ('lists' in choice) view = await chooseFromLists(run, view, item, choice);
    else if ('field' in choice) view = await writeText(run, view, item, choice, taken);
    else view = await chooseValue(run, view, item, choice, taken);
    chosen = true;
    checkPage(run, view);
  }
  if (chosen) run.steps.record('VARIANT_SELECTION', describeVariant(item));
  return view;
}

async function findDrawnChoice(
  run: Run,
  view: View,
  wish: OrderItem,
  taken: ReadonlySet<string>,
): Promise<ReturnType<typeof findChoice> | { filled: View }> {
  try {
    return findChoice(view, wish, taken);
  } catch (error) {
    const filled = await awaitLists(run, view, error);
    if (!filled) throw error;
    return { filled };
  }
}

/** Which row to buy is up to the caller, unless the page itself is titled like one. */
function checkRows(view: View, { variant }: OrderItem): void {
  if (Object.values(variant).some((label) => label.trim() !== '')) return;
  const title = ` ${foldText(productTitle(view))} `;
  const names = readNumberGrid(view).map(({ name }) => name);
  if (names.length === 0 || names.some((name) => title.includes(` ${foldText(name)} `))) return;
  throw new Stop('variant_required', names.join(', ').slice(0, 200));
}

/** The item with what a second reader has not settled yet, or what was lost since; null when everything is settled. */
function openWish(run: Pick<Run, 'memory'>, view: View, item: OrderItem): OrderItem | null {
  const asked = Object.entries(item.variant).filter(([, label]) => label.trim() !== '');
  for (const [axis, label] of asked)
    if (hasLost(view, item, label)) run.memory.settledAxes.delete(`${item.url} ${axis}`);
  const open = asked.filter(([axis]) => !run.memory.settledAxes.has(`${item.url} ${axis}`));
  if (open.length === asked.length) return item;
  return open.length === 0 ? null : { ...item, variant: Object.fromEntries(open) };
}

async function chooseFromLists(
  run: Run,
  view: View,
  item: OrderItem,
  { lists, name, label }: ListChoice,
): Promise<View> {
  const list = lists.find((each) => run.tries.mayTry(`variant list ${item.url} ${each.order} ${name} ${label}`, 1));
  if (!list) throw new NoSuchChoice(name, `${name} "${label}" is not in any list of the product`);
  const isTaken = await chooseFromCustomList(run, view, list, [label]);
  const after = await look(run);
  if (isTaken && isOnFace(view, after, list, label)) run.memory.settledAxes.add(`${item.url} ${name}`);
  return after;
}

async function writeText(
  run: Run,
  view: View,
  item: OrderItem,
  choice: WrittenChoice,
  taken: Set<string>,
): Promise<View> {
  const { field, text, name } = choice;
  if (isTooLong(choice)) throw new Stop('variant_not_found', `the shop takes ${field.maxLength} letters for ${name}`);
  if (!run.tries.mayTry(`variant text ${item.url} ${name}`, TRIES))
    throw new Stop('variant_not_found', `the shop does not take what was ordered for ${name}`);
  const left = await setValues(run, view, [{ element: field, text }]);
  if (left.length === 0) taken.add(keyOfText(choice));
  return look(run);
}

async function chooseValue(run: Run, view: View, item: OrderItem, choice: Choice, taken: Set<string>): Promise<View> {
  const { axis, value } = choice;
  const element = elementOf(view, value.ref);
  if (!element || !run.tries.mayTry(`variant ${item.url} ${axis.name} ${value.label}`, TRIES)) {
    throw new NoSuchChoice(choice.asked ?? axis.name, `"${value.label}" could not be chosen for ${axis.name}`);
  }
  if (value.optionValue !== '') await setValues(run, view, [{ element, text: value.optionValue }]);
  else await press(run, view, element);
  const looksTaken = (after: View) =>
    isPressable(axis) && marksOf(findAgain(view, element, after) ?? element) !== marksOf(element);
  const isSelected = (after: View) =>
    readLooseAxes(after, item).some(({ values }) => values.some((each) => each.label === value.label && each.selected));
  // A value may have a page of its own, which is drawn, or wakes up, like the first one.
  const isDrawn = (each: View) => canAdd(each) || readAxes(each, item).length > 0;
  const drawn = await lookUntil(run, await look(run), isDrawn, DRAWN_MS);
  const isAddressed = (each: View) => isPressable(axis) && isOtherQuery(view, each);
  const isText = (each: View) => isLeftAsText(view, each, item, choice);
  const isTold = (each: View) => isSelected(each) || looksTaken(each) || isAddressed(each) || isText(each);
  const after = await lookUntil(run, drawn, isTold, TAKING_MS);
  // What was chosen before anybody pressed it looks as it did.
  if (
    looksTaken(after) ||
    isAddressed(after) ||
    (isPressable(axis) && !isSelected(after) && isMarkedAlone(view, after, choice))
  )
    taken.add(keyOf(choice));
  if (choice.asked !== undefined && isText(after)) run.memory.settledAxes.add(`${item.url} ${choice.asked}`);
  return element.role === 'checkbox' ? untickOthers(run, view, after, choice) : after;
}

const isPressable = ({ widget }: VariantAxis) => widget === 'button' || widget === 'link';

/** The same page names another variant in its address, which is all that tells of a choice that only the border shows. */
function isOtherQuery({ snapshot: { url: before } }: View, { snapshot: { url: after } }: View): boolean {
  if (!URL.canParse(before) || !URL.canParse(after)) return false;
  const [was, is] = [new URL(before), new URL(after)];
  return was.origin === is.origin && was.pathname === is.pathname && was.search !== is.search && is.search !== '';
}

/** What a script changes on a value that was chosen, and its style shows. */
function marksOf({ classes, data }: SnapshotElement): string {
  return `${classes} ${JSON.stringify(data)}`;
}

/** Alone among the values of its choice it bears a mark without a value, as scripts set one: `data-on`. */
function isMarkedAlone(before: View, after: View, { axis, value }: Choice): boolean {
  const marks = axis.values.map(({ ref }) => {
    const element = elementOf(before, ref);
    const { data = {} } = (element && findAgain(before, element, after)) ?? {};
    return Object.keys(data).filter((name) => data[name] === '' || data[name] === 'true');
  });
  const own = marks[axis.values.indexOf(value)] ?? [];
  const others = marks.filter((each) => each !== own);
  return others.length > 0 && own.some((name) => !others.some((each) => each.includes(name)));
}

/** Boxes of which one stays ticked take back the other by script: one that was not awake yet leaves both. */
async function untickOthers(run: Run, before: View, after: View, { axis, value }: Choice): Promise<View> {
  const ticked = axis.values.filter((each) => each !== value && each.selected);
  const left = ticked.flatMap(({ ref }) => {
    const element = elementOf(before, ref);
    return (element && findAgain(before, element, after)) ?? [];
  });
  const [other] = left.filter(({ checked }) => checked === true);
  if (!other) return after;
  await press(run, after, other);
  return look(run);
}

export function describeVariant(item: OrderItem): string {
  const labels = Object.values(item.variant).filter((label) => label !== '');
  return labels.length > 0 ? `chose ${labels.join(', ')}` : 'chose the only variant';
}
