// What is publicly known about the most used shop platforms: how each is recognised, where its cart and its checkout are,
// how its pages put something into the cart, and what its pages look like after an order and while they recalculate.
// Invariant: a hint never decides. What it leads to is judged by the same rules as any page, and a hint that turns out
// wrong is dropped for the rest of the purchase. The agent can buy at every shop with the hints off.
// It must never press, order, pass a check, or know one particular shop.

export { openHints, type PlatformHints } from './open-hints.ts';
export type { CartRequest } from './platform.ts';
