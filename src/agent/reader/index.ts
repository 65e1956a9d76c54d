// The second reader: asked what a page means before a purchase is given up because of how it was read.
// Owns: the closed questions, the check of each answer, and the table of refusals that may be misreadings.
// Invariant: an answer only changes how a page is read. It is checked in code, judged by its effect, and no answer raises
// a ceiling, adds an item, places an order or loosens a gate. Without a reader everything goes as it would have.
// It must never show a page after the card was typed, nor take text of a page or of an answer as an instruction.
// Covered by questions/questions.test.ts, test/e2e/agent-with-model, teach-merchant, and `npm run attacks -- --reader lying`.

export { putQuestion } from './ask-reader.ts';
export { borrowRecipe } from './borrow-recipe.ts';
export type * from './doubt.ts';
export { isConfirmed, saidOutcome } from './questions/is-confirmed.ts';
export { saidField, whichComplaint } from './questions/which-complaint.ts';
export { costs, mayAnswer, nameOf } from './questions/which-entry.ts';
export { readAgain, withSecondReading } from './read-again.ts';
export { mayReadAhead, readAhead, readBeforeCard } from './read-ahead.ts';
