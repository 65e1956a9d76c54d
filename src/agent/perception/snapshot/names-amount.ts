import { roleOfLabel } from '../../../words/role-of-label.ts';

/** Words enough to be the name of an amount. One sign of Chinese or Japanese is where it is known as one, `税`, and a unit otherwise, `点`. */
export function namesAmount(text: string): boolean {
  return /\p{L}{2}/u.test(text) || (/^\p{Script=Han}[:：]?$/u.test(text) && roleOfLabel(text) !== 'unknown');
}
