import { describe, press } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { choosePayment } from '../checkout/choose-payment.ts';
import { findCardOpener } from '../checkout/find-card-opener.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/** A page may throw away the card each time that it comes back. */
const MOST_TIMES = 2;

/**
 * A page that came back with the order may have closed the form of the card again, behind what opened it before, and asks
 * once more which card it is. True when something was done about that.
 */
export async function reopenCard(run: Run, sent: View, view: View): Promise<boolean> {
  if (!run.memory.cardTyped || cardFields(sent).length === 0) return false;
  if (cardFields(view).length > 0) return wasReopened(run) && (await chooseAgain(run, view));
  const opener = findCardOpener({ memory: { ...run.memory, cardTyped: false } }, view);
  if (!opener || !run.tries.mayTry(`card opened again ${describe(opener)}`, MOST_TIMES)) return false;
  run.tries.add(REOPENED);
  return press(run, view, opener);
}

const REOPENED = 'card opened again';
const wasReopened = ({ tries }: Pick<Run, 'tries'>): boolean => tries.count(REOPENED) > 0;

async function chooseAgain(run: Run, view: View): Promise<boolean> {
  return choosePayment.appliesWhen(run, view) && (await choosePayment.act(run, view)) !== 'idle';
}

/** The order went out with a card in the page's own fields, and would now go without. */
export function lacksCard(sent: View, now: View): boolean {
  const [before, after] = [cardFields(sent), cardFields(now)];
  if (before.length === 0) return false;
  return after.length === 0 || (before.every(isFilled) && !after.every(isFilled));
}

const isFilled = ({ element }: ReturnType<typeof cardFields>[number]): boolean => element.filled;
