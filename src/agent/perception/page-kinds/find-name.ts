import { foldText } from '../../../words/fold-text.ts';
import { AROUND } from '../seen/around.ts';
import type { PageSnapshot, TextBlock } from '../seen/types.ts';

const SHORTEST_NAME = 3;

/**
 * The heading that names what the page is about: the main one, or, where the page has none, the one that the title of the
 * document repeats.
 */
export function findName(snapshot: Pick<PageSnapshot, 'texts' | 'title'>): TextBlock | undefined {
  return snapshot.texts.find(({ heading }) => heading === 1) ?? findTitled(snapshot);
}

/** The heading below the main ones that the title of the document repeats. */
function findTitled({ texts, title }: Pick<PageSnapshot, 'texts' | 'title'>): TextBlock | undefined {
  const said = ` ${foldText(title)} `;
  const isNamed = ({ heading, landmark, text }: TextBlock) => {
    const name = foldText(text);
    return heading > 1 && !AROUND.has(landmark) && name.length >= SHORTEST_NAME && said.includes(` ${name} `);
  };
  return texts.find(isNamed);
}
