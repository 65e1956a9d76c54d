import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { labelParts } from '../../words/label-parts.ts';
import { findProductBox, looksLikeAmount, type SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/** One variant of a product whose variants each have a number of their own. */
export interface NumberRow {
  field: SnapshotElement;
  name: string;
}

/**
 * Some pages list every variant with a number, all of them zero, above one button: what gets a number is bought. Empty
 * where the numbers are not of that kind.
 */
export function readNumberGrid(view: View): NumberRow[] {
  const box = findProductBox(view.snapshot, view.actions);
  const [add] = box.adds;
  const fields = view.snapshot.elements.filter(
    (element) =>
      view.fields.get(element.ref)?.kind === 'quantity' &&
      (element.role === 'spinbutton' || element.role === 'textbox') &&
      element.visible &&
      box.holds(element) &&
      element.form >= 0 &&
      element.form === add?.form &&
      element.frame === add.frame,
  );
  if (fields.length < 2 || fields.some(({ value }) => value !== '' && value !== '0')) return [];
  const rows = fields.map((field) => ({ field, name: nameOf(view, field, fields) }));
  const names = new Set(rows.map(({ name }) => foldText(name)));
  return names.size === rows.length && !names.has('') ? rows : [];
}

/** The words of the widest wrapper around a number that holds no other one. */
function nameOf({ snapshot }: View, field: SnapshotElement, fields: readonly SnapshotElement[]): string {
  const others = fields.filter((each) => each !== field);
  const isOwn = (ancestor: number) => !others.some(({ ancestors }) => ancestors.includes(ancestor));
  const row = field.ancestors.filter(isOwn).at(-1);
  return snapshot.texts
    .filter(({ frame, ancestors, text }) => frame === field.frame && ancestors.includes(row ?? -1) && isName(text))
    .map(({ text }) => text)
    .join(' ');
}

function isName(text: string): boolean {
  return /[\p{L}\d]/u.test(text) && !looksLikeAmount(text);
}

/** "Navy / Large FJ-NA-L": behind a name some shops write the number under which they keep the goods. */
const ARTICLE_NUMBER = /\s+(?=\S*[-_.\d])(?=\S*[A-Z])[A-Z\d]+(?:[-_.][A-Z\d]+)*$/;

function partsOf({ name }: NumberRow): string[] {
  return labelParts(name.replace(ARTICLE_NUMBER, ''));
}

/** The one row that says just what was asked for; null when none does, or more than one. */
export function findNumberRow(view: View, item: OrderItem): NumberRow | null {
  const wanted = new Set(askedOf(item));
  const isAsked = (row: NumberRow) => {
    const parts = new Set(partsOf(row));
    return parts.size === wanted.size && [...wanted].every((label) => parts.has(label));
  };
  const fitting = wanted.size > 0 ? readNumberGrid(view).filter(isAsked) : [];
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** What the other rows say that was not asked for. */
export function unaskedRows(view: View, item: OrderItem): string[] {
  const wanted = new Set(askedOf(item));
  return [...new Set(readNumberGrid(view).flatMap(partsOf))].filter((part) => !wanted.has(part));
}

function askedOf({ variant }: OrderItem): string[] {
  return Object.values(variant)
    .map(foldText)
    .filter((label) => label !== '');
}
