import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import type { SnapshotElement } from '../seen/types.ts';
import { reclassify, type Slot } from './slot.ts';

const actions = compileKinds<string>('actions');
const adds = actions.get('addToCart');
const MINUS = /^[-–−－]$/;
const PLUS = /^[+＋]$/;
const FEWER = actions.get('decreaseQuantity');
const MORE = actions.get('increaseQuantity');
/** Pixels between the middles of two controls on one line. */
const SAME_LINE = 40;
const NAMED = new RegExp(`(^|[^a-z])${stems('quantity')}([^a-z]|$)`, 'i');

/**
 * A short number that no word explains is a quantity when it stands between a minus and a plus, when the page's own name
 * for it says so, when it shares a box with the button that adds, or when it is chosen from a list that counts. Kinds that
 * somebody named are left alone; a number pad (`tel`) is nobody's word for a phone.
 */
export function settleQuantities(slots: readonly Slot[], elements: readonly SnapshotElement[]): void {
  for (const slot of slots.filter((each) => isListOfPacks(each, slots)))
    reclassify(slot, 'other', 'a list of packs beside the number of pieces');
  for (const slot of slots) {
    const { element } = slot;
    const weakPhone = slot.kind === 'phone' && element.label === '' && element.placeholder === '';
    if (slot.declared || (slot.kind !== 'other' && !weakPhone)) continue;
    const isNameless = element.labelSource === 'none' || element.labelSource === 'container';
    if (element.role === 'select' && isNameless && counts(element)) reclassify(slot, 'quantity', 'a list that counts');
    if (element.role !== 'textbox' && element.role !== 'spinbutton') continue;
    if (!/^\d{1,3}$/.test(element.value.trim())) continue;
    if (isBetween(element, elements)) reclassify(slot, 'quantity', 'between a minus and a plus');
    else if (NAMED.test(`${element.classes} ${element.id} ${element.name}`))
      reclassify(slot, 'quantity', 'its name in the page');
    else if (isNameless && isBesideAdd(element, elements))
      reclassify(slot, 'quantity', 'a number beside the button that adds');
  }
}

function isBetween(element: SnapshotElement, elements: readonly SnapshotElement[]): boolean {
  const at = elements.indexOf(element);
  const isStep = (
    other: SnapshotElement | undefined,
    sign: RegExp,
    words: { test(text: string): boolean } | undefined,
  ) => {
    if (!other || other.frame !== element.frame) return false;
    if (Math.abs(other.box.y + other.box.height / 2 - element.box.y - element.box.height / 2) >= SAME_LINE)
      return false;
    const name = (other.text || other.ariaLabel || other.title).trim();
    return sign.test(name) || Boolean(words?.test(foldLabel(name)));
  };
  return isStep(elements[at - 1], MINUS, FEWER) && isStep(elements[at + 1], PLUS, MORE);
}

/** Number and button in one box: what stands around the number is what the button says. */
function isBesideAdd(element: SnapshotElement, elements: readonly SnapshotElement[]): boolean {
  const next = elements[elements.indexOf(element) + 1];
  return (
    next?.role === 'button' &&
    next.form === element.form &&
    next.frame === element.frame &&
    [element.ancestors[0], element.ancestors[1]].some((at) => at !== undefined && next.ancestors.includes(at)) &&
    Boolean(adds?.test(foldLabel(next.text || next.label || next.title)))
  );
}

/**
 * "Number of bulbs: 12 pieces, 30 pieces" is a variant of the product whatever its name says, where its form asks for the
 * number of pieces besides. A list that counts from one on may be how the same number is chosen.
 */
function isListOfPacks({ element, kind, declared }: Slot, slots: readonly Slot[]): boolean {
  if (element.role !== 'select' || kind !== 'quantity' || declared || element.form < 0) return false;
  const isNumber = ({ element: other, kind: asked }: Slot) =>
    asked === 'quantity' &&
    (other.role === 'textbox' || other.role === 'spinbutton') &&
    other.form === element.form &&
    other.frame === element.frame;
  const numbers = element.options.flatMap(({ value, text }) => (value === '' ? [] : [Number(/\d+/.exec(text)?.[0])]));
  const first = numbers[0] ?? 0;
  return !(first <= 1 && numbers.every((number, at) => number === first + at)) && slots.some(isNumber);
}

/** A nameless list of 1, 2, 3 and so on. */
function counts({ options }: SnapshotElement): boolean {
  const numbers = [...new Set(options.filter(({ value }) => value !== '').map(({ text }) => text.trim()))];
  const first = Number(numbers[0]);
  return numbers.length >= 3 && first <= 1 && numbers.every((text, at) => text === String(first + at));
}
