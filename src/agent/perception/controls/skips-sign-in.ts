import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import type { ActionKind } from '../seen/types.ts';

const phrases = compileKinds<ActionKind>('actions');
const skip = new RegExp(stems('skip'), 'u');
const signIn = new RegExp(stems('signIn'), 'u');
const MOST_WORDS = 5;

/** "Skip login", "Salta accesso": whoever leaves out the sign-in goes on as a guest. */
export function skipsSignIn(name: string): boolean {
  const text = foldLabel(name);
  if (!skip.test(text) || text.split(' ').length > MOST_WORDS) return false;
  return signIn.test(text) || phrases.get('signIn')?.test(text) === true;
}
