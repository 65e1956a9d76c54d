import { foldLabel } from './fold-text.ts';
import type { FieldKind } from './kinds.ts';
import { compileKinds, matchKinds } from './match-phrases.ts';

const phrases = compileKinds<FieldKind>('fields');

/** Whether forms call a field by this word alone: "State", "Street", "Ort". */
export function namesField(word: string): boolean {
  const text = foldLabel(word);
  return text !== '' && matchKinds(phrases, text).some(({ phrase }) => phrase === text);
}
