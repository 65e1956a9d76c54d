import type { FieldClass, SnapshotElement } from '../perception/index.ts';

interface Asked {
  element: SnapshotElement;
  field: FieldClass;
}

/**
 * A postal code that is asked for in boxes side by side, each of which takes so many signs and all together just those of
 * the code, "231" and "0023": what goes into one of them. Null for a code that is asked for whole.
 */
export function formsOfPostalPart(own: Asked, all: readonly Asked[], postalCode: string): string[] | null {
  if (own.field.kind !== 'postalCode') return null;
  const signs = postalCode.replace(/[^\p{L}\p{N}]/gu, '');
  const at = all.findIndex(({ element }) => element === own.element);
  const isBeside = (each: Asked | undefined) =>
    each?.field.kind === 'postalCode' &&
    each.element.frame === own.element.frame &&
    each.element.form === own.element.form &&
    each.element.maxLength > 0 &&
    each.element.maxLength < signs.length;
  let first = at;
  while (isBeside(all[first - 1])) first -= 1;
  let end = at;
  while (isBeside(all[end])) end += 1;
  const boxes = all.slice(first, end).map(({ element }) => element.maxLength);
  // The billing code may follow that of the delivery, box after box.
  const each = boxes.findIndex((_, index) => sum(boxes.slice(0, index + 1)) === signs.length) + 1;
  if (each < 2 || sum(boxes) % signs.length !== 0) return null;
  const place = (at - first) % each;
  const from = sum(boxes.slice(0, place));
  return [signs.slice(from, from + (boxes[place] ?? 0))];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
