import { foldLabel } from '../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../words/match-phrases.ts';
import { stems } from '../../words/name-stems.ts';
import type { PageKind, PageSnapshot } from '../seen/types.ts';
import { readOrderNumber } from './read-order-number.ts';

const phrases = compileKinds<PageKind>('pages');
const bodyKinds = new Set<PageKind>([
  'emptyCart',
  'confirmation',
  'soldOut',
  'error',
  'notFound',
  'captcha',
  'botWall',
  'challenge3ds',
]);

const anyCase = (source: string): RegExp => new RegExp(source, 'i');
const paths: [RegExp, PageKind, number][] = [
  [anyCase(`${stems('orderDone')}|orders?/[\\w-]{6,}`), 'confirmation', 0.25],
  [anyCase(`/${stems('cart')}\\b`), 'cart', 0.35],
  [anyCase(`/${stems('product')}s?/`), 'product', 0.15],
  [anyCase(`/${stems('listing')}\\b(?!.*/products?/)`), 'listing', 0.2],
  [anyCase(stems('review')), 'review', 0.15],
  [anyCase(stems('shipping')), 'shipping', 0.15],
  [anyCase(stems('payment')), 'payment', 0.15],
  [anyCase(stems('address')), 'address', 0.15],
  [anyCase(stems('signIn')), 'signInChoice', 0.15],
];

/** What the page says of itself: in its address, its title and, most of all, its headings. */
export function pageWords(snapshot: PageSnapshot): { kind: PageKind; weight: number; why: string }[] {
  const out: { kind: PageKind; weight: number; why: string }[] = [];
  const strongest = new Map<PageKind, { weight: number; why: string }>();
  const note = (kind: PageKind, weight: number, why: string): void => {
    if (weight > (strongest.get(kind)?.weight ?? 0)) strongest.set(kind, { weight, why });
  };
  let path = '';
  try {
    path = new URL(snapshot.url).pathname;
  } catch {
    // A page without an address is judged by its words.
  }
  for (const [mark, kind, weight] of paths) if (mark.test(path)) out.push({ kind, weight, why: 'its address' });
  for (const match of matchKinds(phrases, foldLabel(snapshot.title).slice(0, 90))) {
    note(
      match.kind,
      (bodyKinds.has(match.kind) ? 0.35 : 0.2) * (0.5 + 0.5 * match.cover),
      `title says "${match.phrase}"`,
    );
  }
  const controls = new Set(
    snapshot.elements.filter((e) => e.role === 'button' || e.role === 'link').map((e) => e.text.trim()),
  );
  for (const text of snapshot.texts) {
    // An offer may lie over the thanks for the order; the heading below it still says what was done.
    const isUnder = text.covered && snapshot.modal && (text.heading === 1 || text.heading === 2);
    if ((text.covered && !isUnder) || text.text.length > 220 || text.landmark === 'footer' || text.landmark === 'nav')
      continue;
    const name = foldLabel(text.text);
    const heading =
      text.heading === 1 ? 1 : text.heading > 0 && text.heading < 4 ? 0.75 : text.fontSize >= 20 ? 0.7 : 0;
    if (heading === 0 && text.text.length > 160) continue;
    for (const match of matchKinds(phrases, name)) {
      // A button that empties the cart stands beside a full one.
      if (match.kind === 'emptyCart' && controls.has(text.text.trim())) continue;
      if (isUnder && match.kind !== 'confirmation') continue;
      if (heading > 0)
        note(
          match.kind,
          (isUnder ? 0.4 : bodyKinds.has(match.kind) ? 0.65 : 0.3) * heading * (0.5 + 0.5 * match.cover),
          `heading "${match.phrase}"`,
        );
      else if (bodyKinds.has(match.kind) && match.cover > 0.5)
        note(match.kind, (match.kind === 'emptyCart' ? 0.75 : 0.4) * match.cover, `says "${match.phrase}"`);
    }
  }
  for (const [kind, { weight, why }] of strongest) out.push({ kind, weight, why });
  const number = readOrderNumber(snapshot);
  if (number) out.push({ kind: 'confirmation', weight: 0.2, why: 'shows an order number' });
  const words = snapshot.texts.reduce((sum, t) => sum + t.text.length, 0);
  if (words < 900)
    for (const kind of ['botWall', 'notFound', 'error'] as const) {
      const seen = strongest.get(kind);
      if (seen && seen.weight > 0.2) out.push({ kind, weight: 0.3, why: 'and little else' });
    }
  return out;
}
