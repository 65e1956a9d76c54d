import { stems } from '../../../words/name-stems.ts';
import { pageAt } from '../seen/route-of.ts';

const cartName = new RegExp(`^${stems('cart')}(\\.\\w+)?$`, 'i');

/** One program behind all pages: there the query says which page it is. */
const PROGRAM = /^\/$|\.(?:php\d?|aspx?|cgi|jsp|cfm|dll|do)$/i;

/** A shop in one of its languages: what lies there lies at its root. */
const LANGUAGE = /^\/[a-z]{2}(?:[-_][a-z]{2})?$/i;

/** The page of a product: the address of a variant often differs from its product's by the query alone. */
export function isSameProduct(url: string, productUrl: string): boolean {
  const [at, product] = [parse(url), parse(productUrl)];
  if (!at || !product || at.origin !== product.origin || at.pathname !== product.pathname) return false;
  const isKept = ([name, value]: [string, string]) => at.searchParams.get(name) === value;
  return !PROGRAM.test(product.pathname) || [...product.searchParams].every(isKept);
}

/**
 * The page of another product: it lies in the same folder. A thing called "Bag Nord" is no cart, but a cart may lie among
 * the products under its own name.
 */
export function isOtherProduct(url: string, productUrl: string): boolean {
  const [at, product] = [parse(url), parse(productUrl)];
  if (!at || !product || at.origin !== product.origin) return false;
  if (at.pathname === product.pathname) return PROGRAM.test(at.pathname) && isOtherOfKind(at, product);
  const folder = folderOf(product.pathname);
  return (
    folder !== '' && !LANGUAGE.test(folder) && folderOf(at.pathname) === folder && !cartName.test(nameOf(at.pathname))
  );
}

/** "?route=product&id=4" beside "?route=product&id=7": what is asked of the program first is the kind of page. */
function isOtherOfKind({ searchParams: at }: URL, { searchParams: product }: URL): boolean {
  const [kind, ...others] = product;
  const [first] = at;
  if (!kind || !first || first[0] !== kind[0] || first[1] !== kind[1]) return false;
  return others.some(([name, value]) => at.has(name) && at.get(name) !== value);
}

/** Where one document holds the whole shop, what its fragment names is the page; so is a path that the query begins with. */
function parse(url: string): URL | null {
  const page = URL.parse(pageAt(url));
  const [first] = page?.searchParams ?? [];
  if (!page || !first?.[1].startsWith('/') || !page.pathname.endsWith('/')) return page;
  const asked = URL.parse(first[1], page.origin);
  return asked?.origin === page.origin ? asked : page;
}

function folderOf(path: string): string {
  return path.replace(/\/[^/]*\/?$/, '');
}

function nameOf(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1) ?? '';
}
