import { cardFields } from '../card/card-fields.ts';
import { candidates, type View } from '../view/view.ts';
import type { PlaceOutcome } from './place-outcome.ts';

/**
 * A page that takes the order again, its card or a change of its cart: what it says against an order, it says of this one.
 */
function asksStill(view: View): boolean {
  if (cardFields(view).length > 0 || ASKING.some((kind) => candidates(view, kind).length > 0)) return true;
  return view.snapshot.elements.some(({ ref, visible }) => visible && view.fields.get(ref)?.kind === 'quantity');
}

const ASKING = ['placeOrder', 'goToCheckout', 'removeItem'] as const;

/**
 * Whether a refusal stands on a page that asks for nothing any more. A confirmation in words that nobody knows may show other
 * products that are sold out, or tell of countries that nothing is sent to: only a cart that is still full can say that such
 * a page speaks of this order. What a page says of a card is never said of another one.
 */
export function isSaidInPassing(view: View, outcome: PlaceOutcome): boolean {
  return outcome.kind === 'declined' && SAID_OF_OTHERS.has(outcome.code) && !asksStill(view);
}

const SAID_OF_OTHERS: ReadonlySet<string> = new Set([
  'insufficient_stock',
  'out_of_stock',
  'no_shipping_method',
  'variant_required',
  'address_rejected',
]);
