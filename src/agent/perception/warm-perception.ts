import { setImmediate as nextTurn } from 'node:timers/promises';
import { compileKinds, matchKinds } from '../../words/match-phrases.ts';
import { readPromisedDates } from './fields/read-promised-dates.ts';

/** Words of a typical checkout: enough to have every list built that an ordinary purchase needs. */
const sample =
  'first name last name email address phone street city zip code country card number expiry date security code add to cart view cart proceed to checkout continue as guest place order total subtotal shipping tax discount i agree to the terms newsletter payment method delivery thank you for your order';

/** Builds the vocabularies before the first purchase needs them, in small steps. For workers; calling it is optional. */
export async function warmPerception(): Promise<void> {
  for (const part of ['fields', 'ticks', 'actions', 'pages', 'totals', 'sections'] as const) {
    for (const [kind, phrases] of compileKinds(part)) {
      matchKinds(new Map([[kind, phrases]]), sample);
      await nextTurn();
    }
  }
  readPromisedDates('19 Nov');
}
