import type { PostalAddress } from '../../orders/index.ts';
import { foldLabel } from '../../words/fold-text.ts';
import { stems } from '../../words/name-stems.ts';
import type { FieldClass, FieldKind, SnapshotElement } from '../perception/index.ts';
import { matchOption } from '../spelling/match-option.ts';
import type { View } from '../view/view.ts';
import { entryNamedBy } from './entry-named-by.ts';
import { mayBeDemanded } from './is-demanded.ts';

interface Shown {
  element: SnapshotElement;
  field: FieldClass;
}

/**
 * A list of unknown name that offers the order's town asks for it, where nothing else does. Where an address has to be
 * given a name of its own, for the list of the customer's addresses, that is the town as well.
 */
export function formsOfUnknown(
  view: View,
  { element, field }: Shown,
  { city }: PostalAddress,
  siblings: readonly FieldKind[],
): string[] | null {
  if (field.kind !== 'other' || !siblings.includes('street') || city.trim() === '') return null;
  if (element.tag === 'select')
    return siblings.includes('city') || matchOption(element.options, [city]) < 0 ? null : [city];
  const isNamed = view.snapshot.messages.some(({ kind, ref }) => kind === 'error' && ref === element.ref);
  const isTitle = element.role === 'textbox' && namesAny(addressTitle, element);
  return isTitle && (isNamed || mayBeDemanded(view, element)) ? [city] : null;
}

/**
 * "Neighbourhood", "Colonia", "الحي": a part of the town that has to be named is the second line, where nothing else takes
 * that, where the line itself says so, or where it has no number, as that of a flat has.
 */
export function formsOfDistrict(
  view: View,
  { element, field }: Shown,
  { addressLine2 }: PostalAddress,
  siblings: readonly FieldKind[],
): string[] | null {
  const isAsked = field.kind === 'other' && element.role === 'textbox' && mayBeDemanded(view, element);
  const isTaken = siblings.includes('street2') && !district.test(foldLabel(addressLine2)) && /\d/.test(addressLine2);
  if (!isAsked || isTaken || addressLine2.trim() === '') return null;
  return namesAny(district, element) ? [addressLine2] : null;
}

/**
 * Many countries ask for each part of the town with a list of its own, beside the street: an entry that the address names
 * is the answer, whatever the list is called. So is one in a list of "cities" that are parts of the order's own.
 */
export function formsOfPlaceList(
  { element, field }: Shown,
  address: PostalAddress,
  all: readonly Shown[],
): string[] | null {
  const isCity = field.kind === 'city';
  if (element.tag !== 'select' || !(isCity || field.kind === 'other')) return null;
  if (isCity && matchOption(element.options, [address.city]) >= 0) return null;
  if (!all.some((other) => other.field.kind === 'street' && other.element.frame === element.frame)) return null;
  const named = entryNamedBy(address, element.options, isCity || namesAny(district, element));
  return named === null ? null : [named];
}

const district = new RegExp(stems('district'), 'u');
const addressTitle = new RegExp(stems('addressTitle'), 'u');

function namesAny(words: RegExp, { label, placeholder }: SnapshotElement): boolean {
  return [label, placeholder].some((text) => words.test(foldLabel(text).trim()));
}
