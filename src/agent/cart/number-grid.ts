import type { OrderItem } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { labelParts } from '../../words/label-parts.ts';
import { wordsOf } from '../../words/match-phrases.ts';
import { saysJust, saysJustWithNotes } from '../../words/says-just.ts';
import {
  findProductBox,
  looksLikeAmount,
  type ProductBox,
  pageAt,
  type SnapshotElement,
  type TextBlock,
} from '../perception/index.ts';
import type { View } from '../view/view.ts';
import { productTitle } from './product-title.ts';

/** One variant of a product whose variants each have a number, or a button, of their own. */
export interface NumberRow {
  /** Null: how many is asked in the cart. */
  field: SnapshotElement | null;
  /** The button that adds this variant alone; null where one button adds whatever has a number. */
  add: SnapshotElement | null;
  name: string;
  /** What it says, text by text. */
  texts: readonly string[];
}

const outOfStock = wordsOf('outOfStock');

/**
 * Some pages list every variant with a number, all of them zero, above one button: what gets a number is bought. Others
 * have a button in each row. Empty where the numbers are not of that kind.
 */
export function readNumberGrid(view: View): NumberRow[] {
  const box = findProductBox(view.snapshot, view.actions);
  const numbers = view.snapshot.elements.filter(
    (element) =>
      NUMBER_KINDS.has(view.fields.get(element.ref)?.kind ?? '') &&
      (element.role === 'spinbutton' || element.role === 'textbox') &&
      element.visible &&
      box.holds(element),
  );
  const said = numbers.filter(({ ref }) => view.fields.get(ref)?.kind === 'quantity');
  const fields = said.length > 1 ? said : numbers.filter((number) => isPricedNumber(view, number, numbers));
  const pressed = buttonRows(view, box, fields);
  const rows = pressed.length > 0 ? pressed : numberRows(view, box, fields);
  const names = new Set(rows.map(({ name }) => foldText(name)));
  return names.size === rows.length && !names.has('') ? rows : [];
}

const NUMBER_KINDS = new Set(['quantity', 'other']);

/** "Oak: 0" above its own price counts pieces, however the field is called; a width or a height costs nothing by itself. */
function isPricedNumber({ snapshot }: View, number: SnapshotElement, all: readonly SnapshotElement[]): boolean {
  const own = rowOf(number, all);
  const isOwn = ({ frame, ancestors }: TextBlock) => frame === number.frame && ancestors.includes(own);
  return number.role === 'spinbutton' && snapshot.texts.some((each) => isOwn(each) && looksLikeAmount(each.text));
}

function numberRows(view: View, { adds }: ProductBox, fields: readonly SnapshotElement[]): NumberRow[] {
  const [first] = fields;
  const [add] = adds;
  // A button that only stands for the one that sends belongs to no form.
  const isSent = ({ form, frame }: SnapshotElement) =>
    add !== undefined &&
    form === first?.form &&
    (add.form < 0 || add.form === form) &&
    form >= 0 &&
    add.frame === frame;
  if (fields.length < 2 || !fields.every(isSent)) return [];
  if (fields.some(({ value }) => value !== '' && value !== '0')) return [];
  const rows = fields.map((field) => ({ field, add: null, ...sayingOf(view, rowOf(field, fields), field.frame) }));
  if (rows.some(({ name }) => name !== '')) return rows;
  return fields.map((field) => ({ field, add: null, ...headedBy(view, field, fields) }));
}

/** A row of numbers, the body of its table, and the table, which has the heads of the columns. */
const ROW_TO_TABLE = 3;

/** Where each number has a cell of its own, what it is for stands at the head of its row and of its column. */
function headedBy(
  { snapshot }: View,
  field: SnapshotElement,
  fields: readonly SnapshotElement[],
): Pick<NumberRow, 'name' | 'texts'> {
  const shared = field.ancestors.filter((ancestor) => fields.every(({ ancestors }) => ancestors.includes(ancestor)));
  const grid = shared.slice(0, ROW_TO_TABLE).at(-1) ?? -1;
  const cells = fields.map((each) => rowOf(each, fields));
  const heads = snapshot.texts.filter(
    ({ frame, ancestors, text }) =>
      frame === field.frame &&
      ancestors.includes(grid) &&
      !cells.some((cell) => ancestors.includes(cell)) &&
      isName(text),
  );
  const middle = { x: field.box.x + field.box.width / 2, y: field.box.y + field.box.height / 2 };
  const isAcross = ({ box }: TextBlock) => box.y <= middle.y && middle.y <= box.y + box.height;
  const spans = ({ box }: TextBlock, x: number) => box.x <= x && x <= box.x + box.width;
  const columns = new Set(fields.map(({ box }) => box.x + box.width / 2));
  const isAbove = (head: TextBlock) =>
    head.box.y + head.box.height <= field.box.y && [...columns].every((x) => spans(head, x) === (x === middle.x));
  const column = heads.filter(isAbove).toSorted((a, b) => b.box.y - a.box.y)[0];
  const texts = [...heads.filter(isAcross).slice(0, 1), ...(column ? [column] : [])].map(({ text }) => text);
  return { name: texts.join(' / '), texts };
}

function buttonRows(view: View, { adds }: ProductBox, fields: readonly SnapshotElement[]): NumberRow[] {
  // The page's one button may stand there twice, and beside that of another product: rows are alike and stand together.
  const [most = []] = [...Map.groupBy(adds, (add) => placeOf(add, rowOf(add, adds))).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const open = fields.filter(
    (field) => !outOfStock.test(foldText(sayingOf(view, rowOf(field, fields), field.frame).name)),
  );
  if (most.length < 2 || most.length < open.length) return [];
  // What stands in one wrapper with the product's name is the product itself; the other one is a card of another.
  const title = productTitle(view);
  const isNamed = ({ heading, text, frame, ancestors }: TextBlock, add: SnapshotElement) =>
    heading > 0 && text === title && frame === add.frame && ancestors.includes(rowOf(add, adds));
  if (most.some((add) => view.snapshot.texts.some((text) => isNamed(text, add)))) return [];
  // Beside the button that stands for the product, rows that lead to pages of their own sell what goes with it.
  const [own] = adds;
  if (own && !most.includes(own) && most.every((add) => leadsElsewhere(view, rowOf(add, adds), add.frame))) return [];
  const before = textsBefore(view, most, adds);
  return most.map((add, at) => {
    const row = rowOf(add, adds);
    const own = fields.filter(({ frame, ancestors }) => frame === add.frame && ancestors.includes(row));
    const texts = [...(before[at] ?? []), ...sayingOf(view, row, add.frame).texts];
    return { field: own.length === 1 ? (own[0] ?? null) : null, add, name: texts.join(' '), texts };
  });
}

/**
 * A variant may take two rows of a table, its name in the one and its button in the next: then something stands before each
 * button's row and behind the button before it, and no two say the same. Of what stands before the first, the head of the
 * table is none of it: as many texts count as before the others.
 */
function textsBefore(
  { snapshot }: View,
  rows: readonly SnapshotElement[],
  adds: readonly SnapshotElement[],
): string[][] {
  const [first] = rows;
  const wrapper = first?.ancestors[first.ancestors.indexOf(rowOf(first, adds)) + 1];
  const own = new Set(rows.map((add) => rowOf(add, adds)));
  const between = snapshot.texts.filter(
    ({ frame, ancestors, text }) =>
      frame === first?.frame &&
      wrapper !== undefined &&
      ancestors.includes(wrapper) &&
      !ancestors.some((ancestor) => own.has(ancestor)) &&
      isName(text),
  );
  const sorted = rows.toSorted((a, b) => a.order - b.order);
  const startOf = (add: SnapshotElement) =>
    Math.min(
      add.order,
      ...snapshot.texts.filter(({ ancestors }) => ancestors.includes(rowOf(add, adds))).map((t) => t.order),
    );
  const found = new Map(
    sorted.map((add, at) => {
      const after = sorted[at - 1]?.order ?? -1;
      return [add, between.filter(({ order }) => order > after && order < startOf(add)).map(({ text }) => text)];
    }),
  );
  const all = rows.map((add) => found.get(add) ?? []);
  const least = Math.min(...all.map(({ length }) => length));
  const cut = all.map((texts) => texts.slice(texts.length - least));
  return new Set(cut.map((texts) => texts.join(' '))).size === rows.length ? cut : [];
}

/** A link of the row leads to another page. */
function leadsElsewhere({ snapshot }: View, row: number, inFrame: number): boolean {
  return snapshot.elements.some(
    ({ role, href, frame, ancestors }) =>
      role === 'link' && frame === inFrame && ancestors.includes(row) && pageAt(href) !== pageAt(snapshot.url),
  );
}

/** The widest wrapper around a control that holds no other one of its kind. */
function rowOf(control: SnapshotElement, all: readonly SnapshotElement[]): number {
  const others = all.filter((each) => each !== control);
  const isOwn = (ancestor: number) => !others.some(({ ancestors }) => ancestors.includes(ancestor));
  return control.ancestors.filter(isOwn).at(-1) ?? -1;
}

/** What its words are, how deep it stands in its row, and what the row stands in. */
function placeOf({ text, frame, ancestors }: SnapshotElement, row: number): string {
  const depth = ancestors.indexOf(row);
  return [foldText(text), frame, depth, depth < 0 ? '' : ancestors[depth + 1]].join(' ');
}

/** The words of a row that are neither an amount nor what is pressed. */
function sayingOf({ snapshot }: View, row: number, inFrame: number): Pick<NumberRow, 'name' | 'texts'> {
  const isIn = ({ frame, ancestors }: { frame: number; ancestors: readonly number[] }) =>
    frame === inFrame && ancestors.includes(row);
  const pressed = new Set(snapshot.elements.filter((e) => isIn(e) && e.text !== '').map(({ text }) => foldText(text)));
  const texts = snapshot.texts
    .filter((each) => isIn(each) && isName(each.text) && !pressed.has(foldText(each.text)))
    .map(({ text }) => text);
  return { name: texts.join(' '), texts };
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
  const asked = Object.values(item.variant).filter((label) => foldText(label) !== '');
  const wanted = new Set(asked.map(foldText));
  if (wanted.size === 0) return null;
  const hasParts = (row: NumberRow) => {
    const parts = new Set(partsOf(row));
    return parts.size === wanted.size && [...wanted].every((label) => parts.has(label));
  };
  const rows = readNumberGrid(view);
  // Behind the name there may be a note: "only 3 left".
  const isNamedFirst = new Set(rows.map(({ texts }) => foldText(texts[0] ?? ''))).size === rows.length;
  // Many a list repeats the name of the product in each row.
  const title = productTitle(view);
  const bare = (text: string) => (title !== '' && text.startsWith(title) ? text.slice(title.length) : text).trim();
  const says = (text: string) =>
    [text, bare(text)].some((each) => saysJust(each, asked) || saysJustWithNotes(each, asked));
  // Where words are not parted by spaces, the name of the question stands at the value: `Lサイズ`.
  const [[name = '', only = '']] = [Object.entries(item.variant).find(([, label]) => foldText(label) !== '') ?? []];
  const isGlued = (text: string) =>
    asked.length === 1 && name !== '' && [only + name, name + only].some((each) => foldText(each) === foldText(text));
  const fitting = rows.filter(
    (row) => hasParts(row) || says(row.name) || (isNamedFirst && says(row.texts[0] ?? '')) || row.texts.some(isGlued),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

export function isRowSoldOut({ field, add, name }: NumberRow): boolean {
  return add?.disabled === true || field?.disabled === true || outOfStock.test(foldText(name));
}

/** What the other rows say that was not asked for. */
export function unaskedRows(view: View, item: OrderItem): string[] {
  const asked = findNumberRow(view, item);
  if (!asked) return [];
  const wanted = new Set(Object.values(item.variant).map(foldText));
  const own = new Set(partsOf(asked));
  const others = readNumberGrid(view).filter(({ name }) => name !== asked.name);
  return [...new Set(others.flatMap(partsOf))].filter((part) => !wanted.has(part) && !own.has(part));
}
