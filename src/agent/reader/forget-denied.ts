import { readShippingOptions } from '../perception/index.ts';
import type { Lesson } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { deniedChoices } from '../view/denied-choices.ts';
import type { View } from '../view/view.ts';

/** What was taken for the delivery or the way to pay, and was neither, was not chosen: both are still to be found. */
export function forgetDenied({ memory }: Pick<Run, 'memory'>, before: View, lessons: readonly Lesson[]): void {
  const denied = deniedChoices(before.snapshot, before.fields, lessons);
  if (denied.size === 0) return;
  const options = readShippingOptions(before.snapshot, before.fields);
  const gone = options.filter(({ ref }) => denied.has(ref));
  if (gone.some(({ label }) => label === memory.shippingOption)) {
    memory.shippingOption = null;
    memory.shippingPrice = null;
  }
  if (gone.length > 0 && gone.length === options.length) memory.shippingOffered = false;
  const wasPayment = before.snapshot.elements.some(
    ({ ref }) => denied.has(ref) && before.fields.get(ref)?.kind === 'paymentMethod',
  );
  if (wasPayment) {
    memory.paymentMethod = null;
    memory.cardIsSaid = false;
  }
}
