// The practice mall: fictional merchants that differ as real shops do, each on its own origin.
// Invariant: one POST of an order is one order in the merchant's ledger; money is in integer minor units.
// Must never: keep more of a card than brand and last four digits, know who is buying, or fetch anything from outside.
// Shops share nothing but this core (sessions, ledger, card checks, prices, misbehaving products); markup is their own.
export { challengeCode } from './challenge-desk.ts';
export { type CardProblem, type CardVerdict, checkCard, splitExpiry } from './check-card.ts';
export { defineMerchant } from './define-merchant.ts';
export { type Fault, type Faults, faultModes, type SetFault } from './faults.ts';
export type { LedgerAddress, LedgerIncident, LedgerItem, LedgerOrder, OrderDraft } from './ledger.ts';
export type { Mall, MallMerchant, MallProduct } from './mall.ts';
export type { MallRequest, Merchant, MerchantDefinition, ShippingOption, Shop } from './merchant.ts';
export { shopNames } from './merchants/index.ts';
export { type Behaviour, behaviours, dishonestBehaviours, type Product, type VariantGroup } from './product.ts';
export { startMall } from './start-mall.ts';
