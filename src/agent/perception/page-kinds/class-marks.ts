import { splitCapitals } from '../../../words/split-capitals.ts';

const goneMark = /(^|[-_\s])(sold-?out|unavailable|disabled|out-?of-?stock|oos|not-available|is-disabled)([-_\s]|$)/i;
const chosenMark = /(^|[-_\s])(selected|active|is-active|checked|current|is-selected|chosen)([-_\s]|$)/i;

/** By its classes a value is sold out. */
export const isGone = (classes: string): boolean => goneMark.test(splitCapitals(classes));

/** By its classes a value is the chosen one. */
export const isChosen = (classes: string): boolean => chosenMark.test(splitCapitals(classes));
