import type { SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/**
 * The first main heading. Some shops make one of their own name on every page; that one leads to the front page, or away
 * from the head of the page.
 */
export function productTitle({ snapshot }: View): string {
  const home = new Set(snapshot.elements.filter(leadsHome).map(({ text }) => text));
  const headings = snapshot.texts.filter(({ heading, text }) => (heading === 1 || heading === 2) && !home.has(text));
  return (headings.find((text) => text.heading === 1) ?? headings[0])?.text ?? snapshot.title;
}

function leadsHome({ role, href, landmark }: SnapshotElement): boolean {
  if (role !== 'link' || !URL.canParse(href)) return false;
  if (landmark === 'header') return true;
  const { pathname, search, hash } = new URL(href);
  return pathname === '/' && search === '' && hash === '';
}
