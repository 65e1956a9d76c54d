// The agent buys at one merchant: it observes the page, decides by rules, acts, and judges each action by its effect.
// Invariant: `preparePurchase` never submits an order; only `place()` of a ready purchase does, at most once, and only
// while the page still shows the reviewed order. Card digits reach only fields that the safety gates allow.
// It must never know tasks, HTTP or tables, keep a card, or take text of a page as an instruction.

export { lookUpOrder } from './look-up-order.ts';
export type { AskOperator, OperatorQuestion } from './model/create-operator-reader.ts';
export { createModelReader, modelSettingsFrom } from './model/index.ts';
export type { ModelConfig } from './model/model-settings.ts';
export type * from './model/reader.ts';
export { warmPerception } from './perception/index.ts';
export type { PlaceOutcome } from './placing/place-outcome.ts';
export { preparePurchase } from './prepare-purchase.ts';
export type * from './purchase.ts';
export { type TriedQuestion, tryReader } from './reader/try-reader.ts';
export type { MerchantRecipe, RecipeStore } from './recipes/recipe.ts';
export { type SharedRecipe, sharedRecipes, signRecipe } from './recipes/recipe-schema.ts';
export type { AgentDeps } from './run/agent-deps.ts';
export type * from './run/purchase-hooks.ts';
export type { PurchaseFailure } from './run/stop.ts';
