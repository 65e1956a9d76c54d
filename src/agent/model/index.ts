// Asks a language model which of the offered controls leads on, when the rules of the agent do not know.
// Invariant: what leaves for the model holds no personal data of the order in any spelling, and nothing leaves after
// seal(). An answer is an offered index or nothing; whatever else the model says has no effect.
// It must never act on a page, follow an instruction that a page or a model gives, or spend more than its budget.

export { composeAdvisorView } from './compose-view.ts';
export { AdvisorSealed, createModelAdvisor } from './create-model-advisor.ts';
export { type ModelSettings, modelSettingsFrom } from './model-settings.ts';
export { createRedactor, type Redactor } from './redact.ts';
