import { foldText } from '../../../words/fold-text.ts';
import { AROUND } from '../seen/around.ts';
import { pageAt } from '../seen/route-of.ts';
import type { PageSnapshot, TextBlock } from '../seen/types.ts';

const SHORTEST_NAME = 3;

type Named = Pick<PageSnapshot, 'elements' | 'texts' | 'title' | 'url'>;

/**
 * The heading that names what the page is about: the main one, or, where the page has none, the one that the title of the
 * document repeats. The name of the shop above every page is often a main heading too, and leads to another page.
 */
export function findName(snapshot: Named): TextBlock | undefined {
  const main = snapshot.texts.filter(({ heading }) => heading === 1);
  return main.find((text) => !leadsAway(snapshot, text)) ?? findTitled(snapshot) ?? main[0];
}

/**
 * The heading below the main ones that the title of the document repeats. The title may begin with the shop's name, and a
 * heading of that name leads to another page.
 */
function findTitled(snapshot: Named): TextBlock | undefined {
  const { texts, title } = snapshot;
  const said = ` ${foldText(title)} `;
  const isNamed = ({ heading, landmark, text }: TextBlock) => {
    const name = foldText(text);
    return heading > 1 && !AROUND.has(landmark) && name.length >= SHORTEST_NAME && said.includes(` ${name} `);
  };
  const named = texts.filter(isNamed);
  return named.find((text) => !leadsAway(snapshot, text)) ?? named[0];
}

function leadsAway({ elements, url }: Named, text: TextBlock): boolean {
  return elements.some(
    (each) =>
      each.role === 'link' &&
      each.href !== '' &&
      each.frame === text.frame &&
      each.text === text.text &&
      Math.abs(each.box.y - text.box.y) < text.box.height &&
      pageAt(each.href) !== pageAt(url),
  );
}
