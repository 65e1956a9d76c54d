import { cardFields } from '../card/card-fields.ts';
import { cardSender } from '../card/card-sender.ts';
import type { SnapshotElement } from '../perception/index.ts';
import { finalControl } from '../review/final-control.ts';
import type { Run } from '../run/run.ts';
import { formSubmits, isFold } from '../view/form-submits.ts';
import { isNewsletterSubmit } from '../view/lone-email.ts';
import { candidates, type View } from '../view/view.ts';

/**
 * Whether what is taken for the order may be the title of a step that is still to come: it is a link, or stands above the
 * card, and something else beside or below the card leads on. Null where there is no such doubt. Once the card is typed
 * nobody can be asked any more, and a title that is pressed for the order leaves nothing but silence.
 */
export function orderInDoubt(run: Pick<Run, 'memory'>, view: View): SnapshotElement | null {
  const order = finalControl(run, view)?.element;
  const card = cardFields(view);
  if (!order || card.length === 0) return null;
  const top = Math.min(...card.map(({ element }) => element.box.y));
  const rivals = [...candidates(view, 'continue'), ...formSubmits(view), cardSender(view)].filter(
    (each) => each && each !== order && each.box.y >= top && !isNewsletterSubmit(view, each) && !isFold(view, each),
  );
  const isApart = order.role === 'link' || order.box.y < top;
  return isApart && rivals.length > 0 ? order : null;
}
