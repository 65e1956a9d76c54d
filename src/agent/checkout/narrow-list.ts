import { foldText } from '../../words/fold-text.ts';
import { saysJust } from '../../words/says-just.ts';
import { chooseFromCustomList } from '../actions/choose-option.ts';
import { isDocumentGone } from '../actions/document-gone.ts';
import { setValues } from '../actions/set-values.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { namesPlace } from '../spelling/names-place.ts';
import type { View } from '../view/view.ts';
import type { WantedField } from './plan-details.ts';

/**
 * Countries and provinces are few: a field for one is looked at for a list, whether or not it says that it opens one, and
 * where there is one it wants an entry of it and takes no text. Of any other field that is known once it has thrown away
 * what was typed; of one that does not say that it has a list, once it has done so again, because a page that is drawn
 * anew loses what was typed too.
 */
export function narrowsList(run: Pick<Run, 'tries'>, view: View, wanted: WantedField): boolean {
  const { element, field } = wanted;
  // What lies under something was left alone, and is no list for having stayed empty.
  if (element.tag !== 'input' || element.covered) return false;
  const typed = run.tries.count(`typed ${wanted.key}`);
  const isClosed = field.kind === 'country' || field.kind === 'province';
  if (offersEntry(run, view, wanted)) return true;
  return isClosed || (element.expanded === null ? !element.filled && typed > 1 : element.value === '' && typed > 0);
}

/**
 * What was typed for a country or province brought up just that as an entry, in the field's own block and below it: the
 * text counts for nothing until the entry is taken, and many shops say so only once the order was sent.
 */
export function offersEntry(run: Pick<Run, 'tries'>, { snapshot }: View, wanted: WantedField): boolean {
  const { element, field, forms, key } = wanted;
  if (field.kind !== 'country' && field.kind !== 'province') return false;
  if (element.tag !== 'input' || !element.filled || run.tries.count(`typed ${key}`) === 0) return false;
  if (!run.tries.hasLeft(`taken ${key}`, MOST_ENTRIES)) return false;
  if (listsEntry(element.label, forms)) return true;
  const bottom = element.box.y + element.box.height;
  const isInside = (each: SnapshotElement, wrapper: number) =>
    each.frame === element.frame && each.ref !== element.ref && each.ancestors.includes(wrapper);
  for (const wrapper of element.ancestors.slice(0, BESIDE)) {
    const inside = snapshot.elements.filter((each) => each.visible && isInside(each, wrapper));
    if (inside.some(({ role }) => !ENTRIES.has(role))) return false;
    if (inside.some(({ text, box }) => box.y >= bottom - 1 && forms.some((form) => saysJust(text, [form]))))
      return true;
  }
  return false;
}

/** A label around a field and its list says all that is in the list. */
function listsEntry(label: string, forms: readonly string[]): boolean {
  return label.length > LONGEST_LABEL && forms.some((form) => ` ${foldText(label)} `.includes(` ${foldText(form)} `));
}

const LONGEST_LABEL = 80;

/** A page that is drawn anew may forget the entry. */
const MOST_ENTRIES = 3;
const ENTRIES: ReadonlySet<SnapshotElement['role']> = new Set(['option', 'clickable', 'button', 'link']);

/**
 * The box of such a list is often there to search it only: it is empty again after the choice, and what was chosen stands
 * beside it, in the smallest wrapper that they share.
 */
export function isShownBeside(run: Pick<Run, 'tries'>, view: View, wanted: WantedField): boolean {
  const { snapshot } = view;
  const { element, forms, key } = wanted;
  const isList = narrowsList(run, view, wanted) || run.tries.count(`taken ${key}`) > 0;
  if (!isList || element.invalid || element.expanded === true || offersEntry(run, view, wanted)) return false;
  const isInside = (each: { frame: number; ancestors: readonly number[] }, wrapper: number) =>
    each.frame === element.frame && each.ancestors.includes(wrapper);
  for (const wrapper of element.ancestors.slice(0, BESIDE)) {
    if (snapshot.elements.some((other) => other.ref !== element.ref && isInside(other, wrapper))) return false;
    const texts = snapshot.texts.filter((each) => isInside(each, wrapper) && !each.covered);
    if (texts.some(({ text }) => forms.some((form) => saysJust(text, [form])))) return true;
  }
  return false;
}

/** Wrappers around a search box that belong to its list. */
const BESIDE = 4;

/**
 * A field that threw away what was written may have a list that comes late. A page that is drawn anew, as for a coupon,
 * threw away its neighbours' text as well: that says nothing of any list.
 */
export function wantsPatience(
  { tries }: Pick<Run, 'tries'>,
  { key }: Pick<WantedField, 'key'>,
  batch: readonly Pick<WantedField, 'key' | 'attempt'>[],
): boolean {
  const isLost = (each: Pick<WantedField, 'key' | 'attempt'>) =>
    each.key !== key && tries.count(`typed ${each.key}`) > 1 && tries.count(`refused ${each.attempt}`) === 0;
  return tries.count(`written ${key}`) > 1 && !batch.some(isLost);
}

/** Where the list has no entry for it, the text may be all that is wanted. */
export async function narrowList(
  run: Run,
  view: View,
  { element, key }: WantedField,
  [text, ...others]: readonly string[],
  isPatient: boolean,
): Promise<void> {
  if (text === undefined) return;
  // A page that is drawn anew for what was answered before is looked at again.
  const isTaken = await chooseFromCustomList(run, view, element, [text, ...others], isPatient).catch(
    (error: unknown) => {
      if (!isDocumentGone(error)) throw error;
      return null;
    },
  );
  if (isTaken === null) return;
  if (isTaken) {
    run.tries.add(`taken ${key}`);
    return;
  }
  await setValues(run, view, [{ element, text }]);
  if (element.expanded !== null) await run.guard(run.page.keyboard.press('Escape'));
}

/** The field shows the entry that was taken for it, in the words of the list. */
export function holdsEntry(run: Pick<Run, 'tries'>, { element, forms, key }: WantedField): boolean {
  return run.tries.count(`taken ${key}`) > 0 && namesPlace(element.value, forms);
}
