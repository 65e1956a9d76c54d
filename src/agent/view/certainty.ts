/**
 * From which score on a reading of perception is acted on. Scores are sums of clues, not probabilities; these values are
 * the ones with which the shops of test/storefronts are driven, and those tests say whether others would do.
 */
export const SURE = 0.6;
export const LIKELY = 0.5;
export const POSSIBLE = 0.4;
/** Worth a look where nothing better is there, never worth ending a purchase. */
export const WEAK = 0.3;
