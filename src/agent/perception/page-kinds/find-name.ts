import { foldText } from '../../../words/fold-text.ts';
import { AROUND } from '../seen/around.ts';
import { pageAt } from '../seen/route-of.ts';
import type { PageSnapshot, TextBlock } from '../seen/types.ts';

const SHORTEST_NAME = 3;

type Named = Pick<PageSnapshot, 'elements' | 'texts' | 'title' | 'url'>;

/**
 * The heading that names what the page is about: the main one, or, where the page has none, the one that the title of the
 * document repeats.
 */
export function findName(snapshot: Named): TextBlock | undefined {
  return snapshot.texts.find(({ heading }) => heading === 1) ?? findTitled(snapshot);
}

/**
 * The heading below the main ones that the title of the document repeats. The title may begin with the shop's name, and a
 * heading of that name leads to another page.
 */
function findTitled({ elements, texts, title, url }: Named): TextBlock | undefined {
  const said = ` ${foldText(title)} `;
  const isNamed = ({ heading, landmark, text }: TextBlock) => {
    const name = foldText(text);
    return heading > 1 && !AROUND.has(landmark) && name.length >= SHORTEST_NAME && said.includes(` ${name} `);
  };
  const leadsAway = (text: TextBlock) =>
    elements.some(
      (each) =>
        each.role === 'link' &&
        each.href !== '' &&
        each.frame === text.frame &&
        each.text === text.text &&
        Math.abs(each.box.y - text.box.y) < text.box.height &&
        pageAt(each.href) !== pageAt(url),
    );
  const named = texts.filter(isNamed);
  return named.find((text) => !leadsAway(text)) ?? named[0];
}
