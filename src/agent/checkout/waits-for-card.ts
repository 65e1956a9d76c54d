import { ADDRESS_FIELDS, CARD_FIELDS, type FieldKind, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { offeredDeliveries } from '../view/offered-deliveries.ts';
import type { View } from '../view/view.ts';
import { hasUnsavedBlock } from './note-saved.ts';

const OWNER: readonly FieldKind[] = ['firstName', 'lastName', 'fullName'];
const BEFORE_NUMBER: ReadonlySet<FieldKind> = new Set([...CARD_FIELDS, ...OWNER]);
/** What banks compare with what they know of the owner comes after the number. */
const AFTER_NUMBER: ReadonlySet<FieldKind> = new Set([...BEFORE_NUMBER, 'postalCode', 'country']);
const OF_ADDRESS: ReadonlySet<FieldKind> = new Set(ADDRESS_FIELDS);

/**
 * Whether a field is answered once the card is there. A page that redraws itself forgets the card together with what it
 * asks of its owner, as often as anything else is answered. A frame that holds the card does so for all that it asks; on a
 * page it is what stands in one row with the number, where no address follows: once the card was chosen, or while a delivery
 * is still to be taken or blocks above it are to be saved.
 */
export function waitsForCard(
  run: Pick<Run, 'hooks' | 'memory' | 'order' | 'tries'>,
  view: View,
  element: SnapshotElement,
): boolean {
  const kindOf = (each: SnapshotElement | undefined) => view.fields.get(each?.ref ?? '')?.kind ?? 'other';
  const isEmptyNumber = (each: SnapshotElement) => kindOf(each) === 'cardNumber' && !each.filled;
  const asked = view.snapshot.elements.filter(
    ({ ref, visible, frame }) => visible && frame === element.frame && view.fields.has(ref),
  );
  if (element.frame > 0) return asked.some(isEmptyNumber);
  const isComing = run.hooks.card && !run.hooks.rehearsal;
  const isNext = isComing && (run.memory.paymentMethod === 'card' || isDeliveryOpen(run, view));
  if (!isNext && !hasUnsavedBlock(run, view)) return false;
  const form = asked.filter((each) => each.form === element.form);
  const [at, number] = [form.indexOf(element), form.findIndex(isEmptyNumber)];
  if (number < 0) return false;
  if (at < number) return form.slice(at, number).every((each) => BEFORE_NUMBER.has(kindOf(each)));
  const rest = form.slice(number).map(kindOf);
  const end = rest.findIndex((kind) => !AFTER_NUMBER.has(kind));
  return end < 0 || (at - number < end && !OF_ADDRESS.has(rest[end] ?? 'other'));
}

function isDeliveryOpen(run: Pick<Run, 'memory' | 'order'>, view: View): boolean {
  return run.memory.shippingOption === null && offeredDeliveries(run, view).length > 0;
}
