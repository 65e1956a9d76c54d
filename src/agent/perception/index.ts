// What the agent sees: one snapshot of a page over all frames and shadow roots, and what each part of it is.
// Owns: the snapshot, the classifiers for fields, actions and pages, and the readers of totals, options and lines.
// Invariant: a snapshot is plain data of what a person could see and use; values of card and password fields are never in it.
// Never: clicks, types, navigates, remembers a merchant, or takes page text for an instruction.
// Covered by the tests beside its files, test/e2e/own-forms and test/storefronts.
// Weights and thresholds have names. Unless a line beside them says otherwise they are set by hand and measured on the
// pages of drawn shops and on forms (`npm run bench:perception`, `npm run bench:forms`, docs/quality.md).

export { choicePrices } from './amounts/choice-labels.ts';
export { containedRate } from './amounts/contained-rate.ts';
export { readCartLines } from './amounts/read-cart-lines.ts';
export { pageCurrency, pricesIn, readMoney, withoutPrices } from './amounts/read-money.ts';
export { readListedDeliveries, readShippingOptions } from './amounts/read-shipping-options.ts';
export { readSoughtLines } from './amounts/read-sought-lines.ts';
export { type ChosenDelivery, readTotals } from './amounts/read-totals.ts';
export { readTotalsBehind } from './amounts/read-totals-behind.ts';
export { ratesIn } from './amounts/tax-rates.ts';
export { type RoledRow, toldTwice } from './amounts/told-twice.ts';
export { actionName } from './controls/action-name.ts';
export { classifyActions } from './controls/classify-actions.ts';
export { findSteppers, type Stepper } from './controls/find-steppers.ts';
export { BY_PLACE } from './controls/guess-by-place.ts';
export { opensOwnBlock } from './controls/opens-own-block.ts';
export { readAutocomplete } from './fields/autocomplete-token.ts';
export { classifyFields } from './fields/classify-fields.ts';
export { isGuestAnswer } from './fields/is-guest-answer.ts';
export { isChosenBesideLinks, namesPayment, paymentLinks, paymentRows } from './fields/payment-rows.ts';
export { findSinglePayment } from './fields/read-instalments.ts';
export { classifyPage } from './page-kinds/classify-page.ts';
export { findCards, findPricedCards, findPricedLists } from './page-kinds/find-cards.ts';
export { findName } from './page-kinds/find-name.ts';
export { findOwnCounter, type OwnCounter } from './page-kinds/find-own-counter.ts';
export { findProductBox, type ProductBox } from './page-kinds/find-product-box.ts';
export { isOtherProduct, isSameProduct } from './page-kinds/product-address.ts';
export {
  readHeadingNumber,
  readNamedNumbers,
  readNamedOrderNumber,
  readOrderNumber,
} from './page-kinds/read-order-number.ts';
export { isBelowSoldOut, namesChoice, readStock } from './page-kinds/read-stock.ts';
export { readVariants } from './page-kinds/read-variants.ts';
export { isDoubtful, readChoice, readMessage, readPageKind, readRow, readWay } from './read-doubt.ts';
export { ANSWERS } from './seen/answers.ts';
export { AROUND } from './seen/around.ts';
export { ADDRESS_FIELDS, CARD_FIELDS, CONTACT_FIELDS, NAME_FIELDS, PERSON_FIELDS } from './seen/field-groups.ts';
export { HIGHEST_RATE } from './seen/highest-rate.ts';
export { isSubmit } from './seen/is-submit.ts';
export { realOptions } from './seen/placeholder-option.ts';
export { pageAt, routeOf } from './seen/route-of.ts';
export type * from './seen/types.ts';
export { frameOf, placesOf, resolveClickTarget, resolveRef } from './snapshot/frame-handles.ts';
export { installPerception } from './snapshot/install-perception.ts';
export { looksLikeAmount } from './snapshot/join-rows.ts';
export { snapshot } from './snapshot/snapshot.ts';
export { emptyElement } from './snapshot/unpack-frame.ts';
export { warmPerception } from './warm-perception.ts';
