import type { RunMemory } from './run.ts';

/**
 * Whether everything may be put into the cart once more: a page said that the cart is empty, and nobody was told yet who
 * buys or how it is paid. Later an empty cart may mean that the order exists.
 */
export function mayFillAgain(memory: RunMemory): boolean {
  const hasBegun =
    memory.addressGiven || memory.addressDone || memory.shippingOption !== null || memory.paymentMethod !== null;
  const mayExist = memory.cardTyped || memory.pressedOnTheWay;
  return memory.cartSeenEmpty && memory.addedItems.length > 0 && !hasBegun && !mayExist;
}
