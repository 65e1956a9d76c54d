import type { PostalAddress } from '../../orders/index.ts';
import { foldLabel } from '../../words/fold-text.ts';
import { stems } from '../../words/name-stems.ts';
import type { FieldClass, SnapshotElement } from '../perception/index.ts';
import { splitStreet } from '../spelling/street-parts.ts';

interface Shown {
  element: SnapshotElement;
  field: FieldClass;
}

/** "217 B", "12-4". */
const PARTS = /^(?<digits>\d+)(?:\s*[-/]\s*(?=\w)|\s*(?=\p{L}))(?<suffix>.+)$/u;
const named = new RegExp(`^${stems('numberSuffix')}`);

/**
 * "217 B" may have to go into two boxes, the digits into the one and the rest into the line behind it: at once where that
 * line is called so, else only after the shop refused the number as it is written. Null where nothing is to be parted.
 */
export function formsOfNumberSuffix(asked: Shown, shared: readonly Shown[], address: PostalAddress): string[] | null {
  const whole = splitStreet(address.addressLine1).houseNumber;
  const { digits = '', suffix = '' } = PARTS.exec(whole)?.groups ?? {};
  const at = shared.findIndex(({ field }) => field.kind === 'houseNumber');
  const [number, behind] = [shared[at], shared[at + 1]];
  if (suffix === '' || !number || behind?.field.kind !== 'street2') return null;
  if (behind.element.form !== number.element.form) return null;
  const isNamed = named.test(foldLabel(behind.element.label));
  if (asked.element === number.element) return isNamed ? [digits, whole] : [whole, digits];
  const isParted = isNamed ? number.element.value !== whole : number.element.value === digits;
  if (asked.element !== behind.element || !isParted) return null;
  return [[suffix, address.addressLine2].filter(Boolean).join(' ')];
}
