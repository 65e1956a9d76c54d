import type { PostalAddress } from '../../orders/index.ts';
import type { FieldClass, SnapshotElement } from '../perception/index.ts';
import { matchOption } from '../spelling/match-option.ts';
import { regionOfPostCode, townAsRegion } from '../spelling/region-of-post-code.ts';

/**
 * A region that the customer did not give, because nobody in the country writes one, and that the shop asks for all the
 * same. A list that offers it gets it at once; a box for words only when the page does not go on without.
 */
export function formsOfRegion(
  { element, field }: { element: SnapshotElement; field: FieldClass },
  address: PostalAddress,
  isDemanded: boolean,
): string[] | null {
  if (field.kind !== 'province' || address.province.trim() !== '') return null;
  const region = regionOfPostCode(address);
  if (element.role === 'textbox') return isDemanded && region[0] ? [region[0]] : null;
  if (element.tag !== 'select') return region.length > 0 ? region : null;
  return [region, townAsRegion(address)].find((forms) => matchOption(element.options, forms) >= 0) ?? null;
}
