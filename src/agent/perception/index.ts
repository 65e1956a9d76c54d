// What the agent sees: one snapshot of a page over all frames and shadow roots, and what each part of it is.
// Owns: the snapshot, the classifiers for fields, actions and pages, and the readers of totals, options and lines.
// Invariant: a snapshot is plain data of what a person could see and use; values of card and password fields are never in it.
// Never: clicks, types, navigates, remembers a merchant, or takes page text for an instruction.

export { actionName, bestActions, classifyActions } from './actions/classify-actions.ts';
export { readCartLines } from './amounts/read-cart-lines.ts';
export { pageCurrency } from './amounts/read-money.ts';
export { readShippingOptions } from './amounts/read-shipping-options.ts';
export { readTotals } from './amounts/read-totals.ts';
export { classifyFields } from './fields/classify-fields.ts';
export { disposeSnapshot, frameOf, placesOf, resolveClickTarget, resolveRef } from './frame-handles.ts';
export { installPerception } from './install-perception.ts';
export { classifyPage } from './pages/classify-page.ts';
export { type ReadError, readErrors } from './pages/read-errors.ts';
export { readOrderNumber } from './pages/read-order-number.ts';
export { readStock, type Stock } from './pages/read-stock.ts';
export { readVariants } from './pages/read-variants.ts';
export { snapshot } from './snapshot.ts';
export type * from './types.ts';
export { warmPerception } from './warm-perception.ts';
