import { findName, type SnapshotElement } from '../perception/index.ts';
import type { View } from '../view/view.ts';

/**
 * The first main heading, or the one that names the page. Some shops make one of their own name on every page; that one
 * leads to the front page, or away from the head of the page.
 */
export function productTitle({ snapshot }: View): string {
  const home = new Set(snapshot.elements.filter(leadsHome).map(({ text }) => text));
  const headings = snapshot.texts.filter(({ heading, text }) => heading > 0 && !home.has(text));
  const named = findName({ ...snapshot, texts: headings }) ?? headings.find(({ heading }) => heading === 2);
  return named?.text ?? snapshot.title;
}

function leadsHome({ role, href, landmark }: SnapshotElement): boolean {
  if (role !== 'link' || !URL.canParse(href)) return false;
  if (landmark === 'header') return true;
  const { pathname, search, hash } = new URL(href);
  return pathname === '/' && search === '' && hash === '';
}

/** "Wool rug 80 x 150 cm" of the product "Wool rug": its title, and more behind it. */
export function isTitled(label: string, title: string): boolean {
  const rest = label.slice(title.length);
  return title !== '' && label.toLowerCase().startsWith(title.toLowerCase()) && /^[^\p{L}\p{M}\p{N}]+\S/u.test(rest);
}
