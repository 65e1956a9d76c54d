// Asks a language model what a page means, when the rules of the agent doubt their own reading.
// Invariant: what leaves for the model holds no personal data of the order in any spelling; after seal() only the outcome
// and the complaint of an order that came back are asked about, with every value and every digit masked. An answer fits its question's schema or is none.
// It must never act on a page, follow an instruction that a page or a model gives, or spend more than its budget.
// Covered by the tests beside its files and test/e2e/agent-with-model.

export { createModelReader } from './create-model-reader.ts';
export { describeElement, describePage, sayReading } from './describe-page.ts';
export { modelSettingsFrom } from './model-settings.ts';
export type * from './reader.ts';
export { isAfterCard, NO_USE } from './reader.ts';
