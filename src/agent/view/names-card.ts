import { paymentKind } from '../../words/payment-words.ts';
import { withoutPrice } from '../../words/without-price.ts';
import { actionName, type SnapshotElement } from '../perception/index.ts';

export const LONGEST_NAME = 40;

/**
 * A name with digits speaks of a card that somebody saved, save for those of a charge. What stands in brackets only says
 * which cards are taken.
 */
export function namesCard(control: SnapshotElement): boolean {
  const name = saidOnce(
    withoutPrice(actionName(control))
      .replace(/[(（][^()（）\d]*[)）]/g, ' ')
      .trim(),
  );
  return name.length <= LONGEST_NAME && !/\d/.test(name) && paymentKind(name) === 'card';
}

/** A picture in a control often says the same as the words beside it. */
function saidOnce(name: string): string {
  return /^\s*(.+?)\s+\1\s*$/u.exec(name)?.[1] ?? name;
}
