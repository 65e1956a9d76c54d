import { foldText } from '../../words/fold-text.ts';
import { wordsOf } from '../../words/match-phrases.ts';
import { type CartLine, routeOf } from '../perception/index.ts';
import type { AddedItem } from '../run/run.ts';

export interface ExpectedLine {
  seen: AddedItem;
  quantity: number;
}

export interface CartMatch {
  matched: { expected: ExpectedLine; line: CartLine; quantity: number }[];
  missing: ExpectedLine[];
  /** Lines that nobody asked for. */
  extra: CartLine[];
}

/** The same product in the same variant asked for twice is one line of the cart. */
function expectedLines(seen: readonly AddedItem[]): ExpectedLine[] {
  const groups = Map.groupBy(seen, ({ item }) => `${item.url} ${JSON.stringify(item.variant)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ seen: first, quantity: group.reduce((sum, { item }) => sum + item.quantity, 0) }] : [];
  });
}

/** Compares the cart with the order. Each expected line takes the line that fits it best; what is left over is extra. */
export function matchCart(lines: readonly CartLine[], seen: readonly AddedItem[]): CartMatch {
  const expected = expectedLines(seen);
  const pairs = expected
    .flatMap((each) => lines.map((line) => ({ each, line, score: fitScore(line, each.seen) })))
    .filter((pair) => pair.score > 0)
    .toSorted((a, b) => b.score - a.score);
  const match: CartMatch = { matched: [], missing: [], extra: [] };
  const used = new Set<CartLine>();
  const done = new Set<ExpectedLine>();
  for (const { each, line } of pairs) {
    if (used.has(line) || done.has(each)) continue;
    used.add(line);
    done.add(each);
    match.matched.push({ expected: each, line, quantity: quantityOf(line) });
  }
  match.missing = expected.filter((each) => !done.has(each));
  match.extra = lines.filter((line) => !used.has(line));
  return match;
}

/** Whether a line is the product that was asked for in a variant that was not. */
export function isOtherVariant(line: CartLine, seen: AddedItem): boolean {
  return compare(line, seen).isOther;
}

function fitScore(line: CartLine, seen: AddedItem): number {
  const { likeness, byUrl, isSame, isOther, labels, shown, told } = compare(line, seen);
  if (!isSame || isOther) return 0;
  const contradicts = shown < labels && saysMore(line);
  return (byUrl ? 2 : 0) + likeness + (labels > 0 ? shown / labels : 0) + told / 2 - (contradicts ? 1.5 : 0);
}

/** A line that names another variant of the same product must not pass for the one that was asked for. */
function compare(line: CartLine, seen: AddedItem) {
  const written = new Set(seen.written?.map(foldText));
  const labels = Object.values(seen.item.variant)
    .map(foldText)
    .filter((label) => label !== '' && !written.has(label));
  const words = ` ${foldText(`${line.title} ${line.options}`)} `;
  const shown = labels.filter((label) => words.includes(` ${label} `)).length;
  const byUrl = [seen.item.url, seen.finalUrl].some((url) => samePath(url, line.url));
  const likeness = titleLikeness(withoutLabels(foldText(line.title), labels), foldText(seen.title));
  const isSame = byUrl || likeness >= 0.6;
  const options = withoutMeasures(` ${foldText(line.options || line.title)} `, foldText(seen.title));
  const namesOther = seen.otherVariants.some((other) => options.includes(` ${foldText(other)} `));
  return {
    likeness,
    byUrl,
    isSame,
    isOther: isSame && shown < labels.length && namesOther,
    labels: labels.length,
    shown,
    // Two of a product differ by their texts alone, where the cart shows them.
    told: [...written].filter((text) => words.includes(` ${text} `)).length,
  };
}

/** "Bag (3 × 14.5 L)" comes in sizes, and not in L: a letter behind a number that the product's own name has is a unit. */
function withoutMeasures(words: string, title: string): string {
  const measures = title.match(/(?<=^| )\d+ \p{L}{1,3}(?= |$)/gu) ?? [];
  return measures.reduce((rest, measure) => rest.replace(` ${measure} `, ' '), words);
}

/** Whether the words of a line go beyond its name and its quantity. */
function saysMore(line: CartLine): boolean {
  const title = new Set(foldText(line.title).split(' '));
  return line.options
    .split(' · ')
    .map(foldText)
    .filter((part) => !namesQuantity(part, line.quantity))
    .flatMap((part) => part.split(' '))
    .some((word) => word !== '' && word !== 'x' && !/^\d+$/.test(word) && !title.has(word));
}

const quantityWords = wordsOf('quantity');

/** The label of the field for the quantity, with the line's own number or none: "4 pieces" of one line is a variant. */
function namesQuantity(part: string, quantity: number | null): boolean {
  const words = part.split(' ').filter((word) => word !== '' && word !== String(quantity));
  return words.length === 1 && quantityWords.test(words[0] ?? '');
}

function samePath(a: string, b: string): boolean {
  if (b === '') return false;
  try {
    const [left, right] = [new URL(a), new URL(b, a)];
    const trim = (path: string) => path.replace(/\/+$/, '').toLowerCase();
    return (
      left.host === right.host &&
      trim(left.pathname) === trim(right.pathname) &&
      (trim(left.pathname) !== '' || routeOf(left) !== '') &&
      routeOf(left) === routeOf(right) &&
      (left.search === '' || right.search === '' || left.search === right.search)
    );
  } catch {
    return false;
  }
}

/** A line may write the variant that was asked for behind the name; it is no part of the name. */
function withoutLabels(title: string, labels: readonly string[]): string {
  const bare = labels.reduce((rest, label) => rest.replace(` ${label} `, ' '), ` ${title} `).trim();
  return bare === '' ? title : bare;
}

function titleLikeness(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  if (a === b) return 1;
  const [left, right] = [new Set(a.split(' ')), new Set(b.split(' '))];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.min(left.size, right.size) - 0.05;
}

function quantityOf(line: CartLine): number {
  if (line.quantity !== null) return line.quantity;
  const [unit, total] = [line.unitPrice?.amountMinor ?? 0, line.lineTotal?.amountMinor ?? 0];
  return unit > 0 && total >= unit && total % unit === 0 ? total / unit : 1;
}
