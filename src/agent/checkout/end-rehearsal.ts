import { cardFields, hasRivalForms } from '../card/card-fields.ts';
import { checkCardTarget } from '../card/check-card-target.ts';
import { mayEnterCard } from '../card/enter-card.ts';
import { finalControl } from '../review/final-control.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import type { View } from '../view/view.ts';

/**
 * A rehearsal ends at the card form, when nothing else on the page is left to do. The form must pass the gates that a
 * real card would have to pass; it stays empty, and nothing is pressed beside it. Null when the walk goes on.
 */
export async function endRehearsal(run: Run, view: View): Promise<'ready' | null> {
  if (!run.hooks.rehearsal || !mayEnterCard(run, view)) return null;
  const fields = cardFields(view);
  if (fields.length === 0) return null;
  if (hasRivalForms(view)) throw new Stop('payment_method_unavailable', 'two sites ask for the card at once');
  await Promise.all(fields.map((field) => checkCardTarget(run, view, field.element)));
  run.memory.paymentMethod = 'card';
  run.hooks.rehearsal.onCardForm({ isLast: Boolean(finalControl(run, view)) });
  return 'ready';
}
