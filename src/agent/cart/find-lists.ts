import { AXIS_KINDS } from '../../words/axis-kinds.ts';
import { bareLabel } from '../../words/bare-label.ts';
import { foldLabel, foldText } from '../../words/fold-text.ts';
import { wordsOf } from '../../words/match-phrases.ts';
import type { PhraseKind } from '../../words/phrase-kinds.ts';
import { says } from '../../words/says.ts';
import { saysJustWithNotes } from '../../words/says-just.ts';
import { faceValue } from '../actions/choose-option.ts';
import { findProductBox, type ProductBox, type SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { isTitled, productTitle } from './product-title.ts';

const AXES: Readonly<Record<string, PhraseKind>> = AXIS_KINDS;
const chooseFirst = wordsOf('chooseFirst');

/** Whether the merchant's words name the axis that the order calls `name`. */
export function namesAxis(name: string, words: string): boolean {
  const kind = AXES[name];
  return kind !== undefined && says(kind, words);
}

/**
 * Lists that are named like what is asked for; where none is, those beside the product, one of which may hold it, and
 * where there are none at all, plain buttons that open one.
 */
export function findLists(
  view: View,
  name: string,
  label: string,
  asked: readonly string[],
): readonly SnapshotElement[] | 'chosen' {
  const box = findProductBox(view.snapshot, view.actions);
  const lists = view.snapshot.elements.filter(
    (element) =>
      (element.role === 'combobox' || element.role === 'select') && element.tag !== 'select' && element.visible,
  );
  const named = lists.filter((element) => {
    const words = foldText(`${element.label} ${element.ariaLabel} ${element.nearby.slice(0, 40)}`);
    return words.includes(foldText(name)) || namesAxis(name, words);
  });
  const beside = named.length > 0 ? named : lists.filter((element) => box.holds(element));
  const title = productTitle(view);
  const isShown = (element: SnapshotElement) => showsValue(element, label, title);
  const likely = beside.length > 0 ? beside : findOpeners(view, box, name, isShown);
  if (likely.some(isShown)) return 'chosen';
  // A list that shows another value that was asked for has answered its own question.
  return likely.filter((element) => !asked.some((other) => showsValue(element, other, title)));
}

/**
 * "Please choose size", then "Size: M": a plain button above the one that buys may open a list. The one that buys may say
 * the same until everything is chosen, and is never taken for a list.
 */
function findOpeners(
  { snapshot, actions }: View,
  box: ProductBox,
  name: string,
  isShown: (element: SnapshotElement) => boolean,
): SnapshotElement[] {
  const [main] = box.adds;
  const buys = new Set(actions.filter(({ kind }) => kind === 'addToCart' || kind === 'buyNow').map(({ ref }) => ref));
  const buttons = snapshot.elements.filter(
    (element) =>
      (element.type === 'button' || isBareLink(element)) &&
      element.visible &&
      !element.disabled &&
      main !== undefined &&
      element.order < main.order &&
      box.holds(element) &&
      !buys.has(element.ref),
  );
  const opener = buttons.find(({ text }) => asksFor(text, name));
  // "Tint: choose", then "Tint: Blue": the only question that is put so, whatever it is called.
  const isOpen = ({ text }: SnapshotElement) => chooseFirst.test(foldLabel(text));
  const asking = buttons.filter((each) => OWN_NAME.test(each.text) && (isOpen(each) || isShown(each)));
  return opener ? [opener] : asking.length === 1 ? asking : [];
}

/** A list that bears no name once it is answered: what was taken stands alone where "choose size" stood before. */
export function isOnFace(before: View, after: View, list: SnapshotElement, label: string): boolean {
  const { frame, form, tag, role } = list;
  const isFace = (each: SnapshotElement) =>
    each.frame === frame && each.form === form && each.tag === tag && each.role === role && each.visible;
  const saysIt = ({ snapshot }: View) =>
    snapshot.elements.some((each) => isFace(each) && foldText(each.text) === foldText(label));
  return !saysIt(before) && saysIt(after);
}

/** A drawn list's face is often a link that leads nowhere. */
function isBareLink({ tag, href }: SnapshotElement): boolean {
  return tag === 'a' && (href === '' || href.startsWith('javascript:'));
}

function asksFor(text: string, name: string): boolean {
  const [words, axis] = [foldText(text), foldText(name)];
  const before = OWN_NAME.exec(text)?.[0].replace(/[:：]\s*$/u, '') ?? '';
  if (words === axis || (before !== '' && (foldText(before) === axis || namesAxis(name, before)))) return true;
  return chooseFirst.test(foldLabel(text)) && (` ${words} `.includes(` ${axis} `) || namesAxis(name, words));
}

/** A closed list shows its value behind its own name. */
const OWN_NAME = /^[^:：]*[:：]\s*/u;

function showsValue(element: SnapshotElement, label: string, title: string): boolean {
  const face = faceValue(element);
  // Its entries may repeat the name, "Color: Color: Navy", or that of the product: "Color: Desk lamp - Navy".
  const named = face.replace(/^([^:：]*[:：]\s*)\1?/u, '');
  const own = isTitled(named, title) ? named.slice(title.length).replace(/^[^\p{L}\p{N}]+/u, '') : named;
  return (
    [face, bareLabel(face), own].some((shown) => foldText(shown) === foldText(label)) || saysJustWithNotes(own, [label])
  );
}
