// Shops that nobody wrote: each is drawn from a table of habits that real storefronts were seen to have.
// Invariant: a seed gives the same shop every time, and one can buy at every shop; its books say what happened.
// Must never: know how any buyer reads pages, import the agent, or show the truth on the address that a buyer is given.
export { type Case, honestCases, refusalCases } from './cases.ts';
export { type OpenShop, openShop } from './serve-shop.ts';
export { buyByTruth } from './truth-buyer.ts';
