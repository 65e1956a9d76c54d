import { complaintCode } from '../../../words/complaint-words.ts';
import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import type { PageKind, PageSnapshot, TextBlock } from '../seen/types.ts';
import { looksLikeAmount } from '../snapshot/join-rows.ts';
import { HEADINGS, LETTERS, PATHS, WORDS } from './page-weights.ts';
import { readOrderNumber } from './read-order-number.ts';

const phrases = compileKinds<PageKind>('pages');
/** Kinds whose words stand on hardly any other page. */
const tellingKinds = new Set<PageKind>([
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
  [anyCase(`${stems('orderDone')}|orders?/[\\w-]{6,}`), 'confirmation', PATHS.confirmation],
  // "/bag-nord" is a product.
  [anyCase(`/${stems('cart')}(?![\\w-])`), 'cart', PATHS.cart],
  [anyCase(`/${stems('product')}s?/`), 'product', PATHS.other],
  [anyCase(`/${stems('listing')}\\b(?!.*/products?/)`), 'listing', PATHS.listing],
  [anyCase(stems('review')), 'review', PATHS.other],
  [anyCase(stems('shipping')), 'shipping', PATHS.other],
  [anyCase(stems('payment')), 'payment', PATHS.other],
  [anyCase(stems('address')), 'address', PATHS.other],
  [anyCase(stems('signIn')), 'signInChoice', PATHS.other],
];

type Evidence = { kind: PageKind; weight: number; why: string };

/** What the page says of itself: in its address, its title and, most of all, its headings. */
export function pageWords(snapshot: PageSnapshot): Evidence[] {
  const strongest = new Map<PageKind, Evidence>();
  const number = readOrderNumber(snapshot);
  for (const said of [...titleWords(snapshot), ...textWords(snapshot, number)]) {
    if (said.weight > (strongest.get(said.kind)?.weight ?? 0)) strongest.set(said.kind, said);
  }
  const out = [...addressWords(snapshot), ...strongest.values()];
  if (number) out.push({ kind: 'confirmation', weight: WORDS.orderNumber, why: 'shows an order number' });
  const letters = snapshot.texts.reduce((sum, t) => sum + t.text.length, 0);
  if (letters < LETTERS.barePage)
    for (const kind of ['botWall', 'notFound', 'error'] as const) {
      const said = strongest.get(kind);
      if (said && said.weight > WORDS.littleElseFrom)
        out.push({ kind, weight: WORDS.littleElse, why: 'and little else' });
    }
  return out;
}

function addressWords(snapshot: PageSnapshot): Evidence[] {
  let path = '';
  try {
    path = new URL(snapshot.url).pathname;
  } catch {
    // A page without an address is judged by its words.
  }
  return paths.flatMap(([mark, kind, weight]) => (mark.test(path) ? [{ kind, weight, why: 'its address' }] : []));
}

function titleWords(snapshot: PageSnapshot): Evidence[] {
  return matchKinds(phrases, foldLabel(snapshot.title).slice(0, LETTERS.title)).map(({ kind, cover, phrase }) => ({
    kind,
    weight: (tellingKinds.has(kind) ? WORDS.title.telling : WORDS.title.plain) * coverShare(cover),
    why: `title says "${phrase}"`,
  }));
}

function textWords(snapshot: PageSnapshot, number: string | null): Evidence[] {
  const controls = new Set(
    snapshot.elements.filter((e) => e.role === 'button' || e.role === 'link').map((e) => e.text.trim()),
  );
  return snapshot.texts.flatMap((text) => {
    // An offer may lie over the thanks for the order; the heading below it still says what was done.
    const isUnder = text.covered && snapshot.modal && (text.heading === 1 || text.heading === 2);
    if ((text.covered && !isUnder) || text.landmark === 'footer' || text.landmark === 'nav') return [];
    const heading = headingShare(text);
    const thanks = heading === 0 && number !== null ? thanksIn(text.text) : null;
    if (thanks) return [thanks];
    if (text.text.length > (heading > 0 ? LETTERS.message : LETTERS.sentence)) return [];
    return matchKinds(phrases, foldLabel(withoutNumber(text.text, number))).flatMap(
      ({ kind, cover, phrase }): Evidence[] => {
        // A button that empties the cart stands beside a full one.
        if (kind === 'emptyCart' && controls.has(text.text.trim())) return [];
        if (isUnder && kind !== 'confirmation') return [];
        // A price of 1 404 is no missing page.
        if (kind === 'notFound' && looksLikeAmount(text.text)) return [];
        const isTelling = tellingKinds.has(kind);
        if (heading > 0) {
          const { underOffer, telling, plain } = WORDS.heading;
          const weight = (isUnder ? underOffer : isTelling ? telling : plain) * heading * coverShare(cover);
          return [{ kind, weight, why: `heading "${phrase}"` }];
        }
        if (!isTelling || cover <= WORDS.body.leastCover) return [];
        const weight = (kind === 'emptyCart' ? WORDS.body.emptyCart : WORDS.body.telling) * cover;
        return [{ kind, weight, why: `says "${phrase}"` }];
      },
    );
  });
}

/**
 * "Thank you for your order. A message with all its details is on its way to …": beside an order's number the first
 * sentence is the confirmation, however long the paragraph is. Not where it goes on to say what went wrong.
 */
function thanksIn(text: string): Evidence | null {
  const [first = '', rest] = text.split(SENTENCE_END);
  if (rest === undefined || text.length > LETTERS.paragraph || complaintCode(text) !== null) return null;
  const said = matchKinds(phrases, foldLabel(first)).find(({ kind }) => kind === 'confirmation');
  if (!said || said.cover <= WORDS.body.leastCover) return null;
  return { kind: 'confirmation', weight: WORDS.body.telling * said.cover, why: `says "${said.phrase}"` };
}

const SENTENCE_END = /[.!?。！？]+(?:\s|(?<=[。！？]))/u;

/** "Order #1007 confirmed" is said of an order as "Order confirmed" is. */
function withoutNumber(text: string, number: string | null): string {
  const at = number === null ? -1 : text.indexOf(`#${number}`);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + 1 + (number?.length ?? 0));
}

function headingShare({ heading, fontSize }: TextBlock): number {
  if (heading === 1) return HEADINGS.first;
  if (heading > 0 && heading <= HEADINGS.deepest) return HEADINGS.lower;
  return fontSize >= HEADINGS.largeFont ? HEADINGS.large : 0;
}

function coverShare(cover: number): number {
  return WORDS.cover.base + WORDS.cover.whole * cover;
}
