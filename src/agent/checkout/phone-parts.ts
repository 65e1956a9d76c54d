import { type FieldClass, realOptions, type SnapshotElement } from '../perception/index.ts';

interface Asked {
  element: SnapshotElement;
  field: FieldClass;
}

/** Of a number without its country code, where the page does not say how long its first part is. */
const AREA_DIGITS = 3;

/**
 * A telephone number that is asked for in several fields: the spellings of what goes into one of them. What is called the
 * number itself is the rest of it where the area has a field of its own. Null for a number that is asked for whole.
 */
export function formsOfPhonePart(own: Asked, all: readonly Asked[], national: string): string[] | null {
  const parts = partsAround(own, all);
  let rest = national;
  for (const [at, part] of parts.entries()) {
    const digits = at === parts.length - 1 ? rest : rest.slice(0, lengthOf(part, rest));
    // The zero that a number is dialled with at home stands before its first part.
    if (part.element === own.element) return at === 0 ? [digits, `0${digits}`] : [digits];
    rest = rest.slice(digits.length);
  }
  return null;
}

/**
 * Whether the code of the country is asked for beside the number, or shown there by a button: `+420` and nothing else. One
 * of another country says nothing, because the list behind it may not be ours to set.
 */
export function isCodeApart(
  number: SnapshotElement,
  fields: readonly Asked[],
  elements: readonly SnapshotElement[],
  dial: string,
): boolean {
  const isBeside = ({ form, frame }: SnapshotElement) => form === number.form && frame === number.frame;
  const shows = ({ role, visible, text, order }: SnapshotElement) =>
    (role === 'button' || role === 'combobox') &&
    visible &&
    text.trim() === `+${dial}` &&
    Math.abs(order - number.order) <= SHOWN_BESIDE;
  return (
    fields.some(({ element, field }) => field.kind === 'phoneCountry' && isBeside(element)) ||
    elements.some((element) => isBeside(element) && shows(element))
  );
}

/** Controls between the two, such as the one that searches the list. */
const SHOWN_BESIDE = 2;

/** The fields that one number is spread over: from an area on, up to the next one. */
function partsAround(own: Asked, all: readonly Asked[]): Asked[] {
  const beside = all.filter(({ element }) => element.frame === own.element.frame && element.form === own.element.form);
  const areas = beside.filter(({ field }) => field.kind === 'phoneArea');
  const area = areas.findLast(({ element }) => element.order <= own.element.order);
  const next = areas.find(({ element }) => element.order > own.element.order);
  const run = beside.filter(
    ({ element: { order } }) => (!area || order >= area.element.order) && (!next || order < next.element.order),
  );
  const of = (...kinds: FieldClass['kind'][]) => run.filter(({ field }) => kinds.includes(field.kind));
  const cut = of('phoneArea', 'phoneLocal');
  if (of('phoneLocal').length > 0) return cut;
  const [number] = area ? of('phone') : [];
  return number ? [...cut, number] : cut;
}

function lengthOf({ element: { options, maxLength }, field }: Asked, rest: string): number {
  const listed = realOptions(options)
    .flatMap(({ text, value }) => [text, value].map((each) => each.replace(/\D/g, '').replace(/^0+/, '')))
    .filter((code) => code !== '' && rest.startsWith(code));
  if (listed.length > 0) return Math.max(...listed.map(({ length }) => length));
  if (maxLength === 0) return AREA_DIGITS;
  return field.kind === 'phoneArea' ? Math.min(AREA_DIGITS, maxLength) : maxLength;
}
