import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds, longest } from '../../words/match-phrases.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { asksHowToPay } from './asks-how-to-pay.ts';
import { stepName } from './leads-here.ts';
import { takesCardsAlone } from './names-card.ts';
import { readStepLists, readStepRows, type Step } from './read-step-lists.ts';
import type { View } from './view.ts';

/**
 * In many languages one word orders and leads to the next step. Where nobody has said yet how to pay, and nothing here asks
 * or tells it, the list of the checkout's steps tells: the steps that are done can be gone back to, the first that cannot is this one, and
 * the payment comes after it. It is the list of this checkout only if it leads back to a page that was gone on from.
 */
export function paysLater({ memory }: Pick<Run, 'memory'>, view: View, control: SnapshotElement): boolean {
  const { cardTyped, paymentMethod, cartUrl, stepsLeft } = memory;
  if (cardTyped || paymentMethod !== null || asksHowToPay(view) || takesCardsAlone(view)) return false;
  const isKnown = ({ href }: Step) => href !== '' && (href === cartUrl || stepsLeft.has(href));
  const lists = readStepLists(view.snapshot, control).map(({ steps }) => steps);
  return [...lists, ...readStepRows(view.snapshot, control)].some((steps) => {
    const now = steps.findIndex(({ isLinked }) => !isLinked);
    const pays = steps.findLastIndex(({ text }) => payment && longest(payment, foldLabel(stepName(text))));
    return (
      now > 0 && pays > now && steps.slice(now).every(({ isLinked }) => !isLinked) && steps.slice(0, now).some(isKnown)
    );
  });
}

const payment = compileKinds<string>('sections').get('payment');
