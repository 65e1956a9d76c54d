import type { FieldKind, SnapshotElement } from '../perception/index.ts';
import type { CardPart } from '../run/purchase-hooks.ts';
import type { View } from '../view/view.ts';
import { formatOf } from './card-format.ts';

export interface CardField {
  element: SnapshotElement;
  part: CardPart;
  format: string;
}

interface Found {
  element: SnapshotElement;
  part: CardPart;
}

const PARTS: Partial<Record<FieldKind, CardPart>> = {
  cardNumber: 'number',
  cardHolder: 'holder',
  cardExpiry: 'expiry',
  cardExpiryMonth: 'expiryMonth',
  cardExpiryYear: 'expiryYear',
  cardCvc: 'cvv',
};

/** Boxes of a number written in parts stand side by side and are short; anything else is another number field. */
const LONGEST_BOX = 6;
/** Boxes of one number follow each other, with at most a label or a dash between them, also where they wrap. */
const MOST_BETWEEN = 2;

/**
 * The one card form of the page, with the spelling each field wants; empty when there is none. Fields outside it are
 * traps or belong to somebody else and are never touched: a form of the page itself goes before any frame, and of
 * several candidates the one with a date and a code beside its number is the form.
 */
export function cardFields(view: View): CardField[] {
  const found = view.snapshot.elements.flatMap((element): Found[] => {
    const part = PARTS[view.fields.get(element.ref)?.kind ?? 'other'];
    return part && element.visible && !element.disabled && !element.covered ? [{ element, part }] : [];
  });
  const own = chooseForm(found.filter(({ element }) => element.frame === 0));
  return spell(own ?? chooseForm(joinHostedFields(view, found)) ?? []);
}

/** Whether the page asks for a card number that nobody has typed yet, be it in a form that `cardFields` does not take. */
export function showsEmptyNumber(view: View): boolean {
  return view.snapshot.elements.some(
    ({ ref, visible, disabled, filled }) =>
      visible && !disabled && !filled && view.fields.get(ref)?.kind === 'cardNumber',
  );
}

/** Whether two sites at once want a card number on this page: then nobody gets one. */
export function hasRivalForms(view: View): boolean {
  const sites = new Set<string>();
  for (const element of view.snapshot.elements) {
    if (view.fields.get(element.ref)?.kind !== 'cardNumber' || !element.visible || element.frame === 0) continue;
    sites.add(originOf(view.snapshot.frames[element.frame]?.url ?? ''));
  }
  return sites.size > 1;
}

/** Hosted fields come one per frame, all from one origin; frames that stand outside the checkout's own part are left out. */
function joinHostedFields(view: View, found: readonly Found[]): Found[] {
  return found.filter(({ element, part }) => {
    // The holder's name often stays on the page; a number field there would be a second form.
    if (element.frame === 0) return part !== 'number';
    const frame = view.snapshot.frames[element.frame];
    const outside =
      element.landmark === 'header' ||
      element.landmark === 'footer' ||
      element.landmark === 'nav' ||
      element.landmark === 'aside';
    return frame?.visible === true && frame.box.width >= 40 && frame.box.height >= 12 && !outside;
  });
}

function chooseForm(found: readonly Found[]): Found[] | null {
  const numbers = found.filter(({ part }) => part === 'number');
  const groups = groupNumbers(numbers).map((boxes) => completeForm(boxes, found));
  const scored = groups.map((group) => ({
    group,
    parts: new Set(group.map(({ part }) => part)).size,
    spread: spreadOf(group),
  }));
  const [best] = scored.toSorted((a, b) => b.parts - a.parts || a.spread - b.spread);
  // A number alone is no card form: every form wants at least a date or a code with it.
  return best && best.parts >= 2 ? best.group : null;
}

/** How far the number stands from its date and code: the real one stands with them. */
function spreadOf(group: readonly Found[]): number {
  const number = group.find(({ part }) => part === 'number');
  const others = group.filter(({ part }) => part !== 'number' && part !== 'holder');
  if (!number) return Number.MAX_SAFE_INTEGER;
  return others.reduce((sum, { element }) => {
    const [dx, dy] = [element.box.x - number.element.box.x, element.box.y - number.element.box.y];
    return sum + Math.hypot(dx, dy) + Math.abs(element.order - number.element.order);
  }, 0);
}

/** Adjacent short boxes are one number, everything else is a number of its own. */
function groupNumbers(numbers: readonly Found[]): Found[][] {
  const groups: Found[][] = [];
  for (const number of numbers) {
    const last = groups.at(-1)?.at(-1);
    const isBox = ({ element }: Found) => element.maxLength > 0 && element.maxLength <= LONGEST_BOX;
    const isNext = last && number.element.order - last.element.order <= MOST_BETWEEN;
    const beside =
      last &&
      last.element.frame === number.element.frame &&
      (isNext || Math.abs(last.element.box.y - number.element.box.y) < 8);
    if (last && beside && isBox(last) && isBox(number)) groups.at(-1)?.push(number);
    else groups.push([number]);
  }
  return groups;
}

/** The nearest field of each other part; in the page itself it has to be of the same form. */
function completeForm(boxes: readonly Found[], found: readonly Found[]): Found[] {
  const [first] = boxes;
  if (!first) return [];
  const isMate = ({ element }: Found) => {
    if (element.frame === 0 && first.element.frame === 0) return element.form === first.element.form;
    return Math.abs(element.box.y - first.element.box.y) < 500;
  };
  const near = (a: Found, b: Found) =>
    Math.abs(a.element.order - first.element.order) - Math.abs(b.element.order - first.element.order);
  const others = (['holder', 'expiry', 'expiryMonth', 'expiryYear', 'cvv'] as const).flatMap((part) => {
    const [mate] = found.filter((each) => each.part === part && isMate(each)).toSorted(near);
    return mate ? [mate] : [];
  });
  return [...boxes, ...others].toSorted((a, b) => a.element.order - b.element.order);
}

function spell(form: readonly Found[]): CardField[] {
  const boxes = form.filter(({ part }) => part === 'number').length;
  let box = 0;
  return form.map(({ element, part }) => {
    if (part !== 'number' || boxes <= 1) return { element, part, format: formatOf(element, part) };
    const from = box * 4;
    box += 1;
    return { element, part, format: `digits:${from}-${box === boxes ? 19 : from + 4}` };
  });
}

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return url;
  }
}
