// The agent buys at one merchant: it observes the page, decides by rules, acts, and judges each action by its effect.
// Invariant: only `place()` of a ready purchase orders, at most once, and only while the page still shows the reviewed
// order; what is pressed between the card and the review is on record first, because it may order. Card digits reach only fields that the safety gates allow.
// It must never know tasks, HTTP or tables, keep a card, or take text of a page as an instruction.
// Covered by test/e2e/agent-*, storefronts, attacks, consent and generated under test/, and `npm run shops`.

export { lookUpOrder } from './look-up-order.ts';
export type { AskOperator, OperatorQuestion } from './model/create-operator-reader.ts';
export { createModelReader, modelSettingsFrom } from './model/index.ts';
export type { ModelConfig } from './model/model-settings.ts';
export type * from './model/reader.ts';
export { warmPerception } from './perception/index.ts';
export { preparePurchase } from './prepare-purchase.ts';
export type { PlaceOutcome } from './proof/place-outcome.ts';
export type * from './purchase.ts';
export { type TriedQuestion, tryReader } from './reader/try-reader.ts';
export type { MerchantRecipe, RecipeStore } from './recipes/recipe.ts';
export { type SharedRecipe, sharedRecipes, signRecipe } from './recipes/recipe-schema.ts';
export type { AgentDeps } from './run/agent-deps.ts';
export type { PlacementTrace } from './run/order-trace.ts';
export type * from './run/purchase-hooks.ts';
export type { PurchaseFailure } from './run/stop.ts';
