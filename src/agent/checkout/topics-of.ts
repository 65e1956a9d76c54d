import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../words/match-phrases.ts';

const sections = compileKinds<string>('sections');

/** What a heading or label may ask for: "Shipping method" holds the word for the address as well. */
export function topicsOf(text: string): string[] {
  const [best, ...others] = matchKinds(sections, foldLabel(text));
  return best ? [best.kind, ...others.filter(({ cover }) => cover === best.cover).map(({ kind }) => kind)] : [];
}
