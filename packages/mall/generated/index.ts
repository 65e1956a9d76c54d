// Shops that nobody wrote: each is drawn from a table of habits that real storefronts were seen to have.
// Invariant: a seed gives the same shop every time, and one can buy at every shop; its books say what happened.
// Must never: know how any buyer reads pages, import the agent, or show the truth on the address that a buyer is given.
export type { BookedOrder, Books, Charge } from './books.ts';
export { CARDS, type Case, honestCases, PERSON, refusalCases } from './cases.ts';
export { type Design, type DimensionName, dimensions } from './dimensions/index.ts';
export { drawDesign, habitNames } from './draw-design.ts';
export { drawShop } from './draw-shop.ts';
export { judgeCase, type Report, type Verdict } from './judge-case.ts';
export { type Labelled, readTruth } from './read-truth.ts';
export { type OpenShop, openShop } from './serve-shop.ts';
export type { Shop } from './shop.ts';
export type { Good } from './storefront.ts';
export { buyByTruth } from './truth-buyer.ts';
