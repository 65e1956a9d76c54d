import { PERSON_FIELDS } from '../seen/field-groups.ts';
import type { ElementRef, FieldClass, PageSnapshot, SnapshotElement } from '../seen/types.ts';
import { attributeClues } from './attribute-clues.ts';
import { apart } from './scene-rules.ts';

const TYPED = new Set(['textbox', 'select', 'combobox', 'spinbutton']);
const PRESSED = new Set(['button', 'link', 'clickable']);
const PERSON: ReadonlySet<string> = new Set(PERSON_FIELDS);
const CARD = new Set(['cardNumber', 'cardCvc', 'cardExpiry', 'paymentMethod']);
/** Steps up the tree within which two things belong together. */
const BESIDE = 3;
// Where features begin, in pixels, letters and shares. Set by hand; what each feature is then worth was fitted with them in
// place (`npm run fit`), so a new value here asks for a new fit.
/** So many rows with amounts are a sum. */
const ROWS_OF_SUM = 3;
/** Share of the largest area that still counts as the largest: buttons of one kind differ by their words. */
const AS_LARGE = 0.9;
const LARGE = 0.5;
const WIDE = 160;
const SMALL_AREA = 1_600;
const LONG_TEXT = 30;

export interface Surroundings {
  controls: readonly SnapshotElement[];
  typed: readonly SnapshotElement[];
  fields: ReadonlyMap<ElementRef, FieldClass>;
  /** `late`: card or payment; `form`: a person is asked; `sums`: amounts add up; else `plain`. */
  stage: 'late' | 'form' | 'sums' | 'plain';
  /** Area of the largest button outside header and footer. */
  largest: number;
  hasDialog: boolean;
}

export function readSurroundings(snapshot: PageSnapshot, fields: ReadonlyMap<ElementRef, FieldClass>): Surroundings {
  const seen = snapshot.elements.filter((each) => each.visible && !each.covered);
  const controls = seen.filter((each) => PRESSED.has(each.role));
  const typed = seen.filter((each) => TYPED.has(each.role));
  const asks = (kinds: ReadonlySet<string>) =>
    seen.filter(({ ref }) => {
      const field = fields.get(ref);
      return (
        field !== undefined && kinds.has(field.kind) && field.section !== 'newsletter' && field.section !== 'login'
      );
    }).length;
  const sums = snapshot.rows.filter(({ landmark }) => landmark !== 'footer' && landmark !== 'nav').length;
  return {
    controls,
    typed,
    fields,
    stage: asks(CARD) > 0 ? 'late' : asks(PERSON) > 0 ? 'form' : sums >= ROWS_OF_SUM ? 'sums' : 'plain',
    largest: Math.max(0, ...controls.filter(isInside).map(areaOf)),
    hasDialog: seen.some(({ dialog }) => dialog >= 0),
  };
}

/** What tells what a control does without its words: its size, shape, company and place on its page. */
export function placeFeatures(element: SnapshotElement, around: Surroundings): string[] {
  const { stage, largest, controls, typed, fields, hasDialog } = around;
  const mine = typed.filter((each) => isOneForm(each, element));
  const submits = controls.filter((each) => isOneForm(each, element) && each.type === 'submit');
  const kindsBeside = new Set(
    typed.filter((each) => apart(element, each) <= BESIDE).map(({ ref }) => fields.get(ref)?.kind ?? 'other'),
  );
  const isLargest = isInside(element) && areaOf(element) >= AS_LARGE * largest;
  const text = (element.text || element.ariaLabel || element.label).trim();
  const out = new Set(['always']);
  const mark = (name: string, holds: boolean): void => {
    if (holds) out.add(name);
  };
  mark(`role ${element.role}`, true);
  mark(`stage ${stage}`, true);
  mark(`lies in ${element.landmark || 'nothing'}`, true);
  mark('in a dialog', element.dialog >= 0);
  mark('behind a dialog', hasDialog && element.dialog < 0);
  mark('submits', element.type === 'submit');
  mark('only submit of its form', element.type === 'submit' && submits.length === 1);
  mark(
    `form of ${mine.length === 0 ? 'none' : mine.length === 1 ? 'one' : mine.length < 4 ? 'few' : 'many'}`,
    element.form >= 0,
  );
  mark('largest', isLargest);
  mark(`largest, ${stage}`, isLargest);
  mark(`largest ${element.role}`, isLargest);
  mark(`submits, ${stage}`, element.type === 'submit');
  mark('wide', element.box.width >= WIDE);
  mark('small', areaOf(element) < SMALL_AREA);
  mark('nothing written', text === '');
  mark('one sign', [...text].length === 1);
  mark('long', text.length > LONG_TEXT);
  mark('shows a number', /\d/.test(text));
  mark('leads elsewhere', element.role === 'link' && /^https?:/.test(element.href));
  mark('beside a quantity', kindsBeside.has('quantity'));
  mark('beside a quantity, large', kindsBeside.has('quantity') && areaOf(element) >= LARGE * largest);
  mark('beside a coupon', kindsBeside.has('coupon') || kindsBeside.has('giftCard'));
  mark('beside a password', kindsBeside.has('password'));
  mark('beside a search', kindsBeside.has('search'));
  mark(
    'alone in its dialog',
    element.dialog >= 0 && controls.filter((each) => isOneDialog(each, element)).length === 1,
  );
  mark('last of its form', submits.at(-1)?.ref === element.ref);
  mark('can open', element.expanded !== null);
  for (const { kind } of attributeClues(element)) mark(`named ${kind}`, true);
  return [...out];
}

function areaOf({ box }: SnapshotElement): number {
  return box.width * box.height;
}

function isInside({ role, landmark }: SnapshotElement): boolean {
  return role !== 'link' && landmark !== 'header' && landmark !== 'footer' && landmark !== 'nav';
}

function isOneForm(a: SnapshotElement, b: SnapshotElement): boolean {
  return a.frame === b.frame && a.form >= 0 && a.form === b.form;
}

function isOneDialog(a: SnapshotElement, b: SnapshotElement): boolean {
  return a.frame === b.frame && a.dialog === b.dialog;
}
