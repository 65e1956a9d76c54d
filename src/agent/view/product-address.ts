import { stems } from '../../words/name-stems.ts';

const cartName = new RegExp(`^${stems('cart')}(\\.\\w+)?$`, 'i');

/** The page of a product, whichever variant its address names. A shop may tell all its pages apart by the query alone. */
export function isSameProduct(url: string, productUrl: string): boolean {
  const [at, product] = [parse(url), parse(productUrl)];
  if (!at || !product || at.origin !== product.origin || at.pathname !== product.pathname) return false;
  return [...product.searchParams.keys()].every((key) => at.searchParams.has(key));
}

/**
 * The page of another product: it lies in the same folder. A thing called "Bag Nord" is no cart, but a cart may lie among
 * the products under its own name.
 */
export function isOtherProduct(url: string, productUrl: string): boolean {
  const [at, product] = [parse(url), parse(productUrl)];
  if (!at || !product || at.origin !== product.origin || at.pathname === product.pathname) return false;
  const folder = folderOf(product.pathname);
  return folder !== '' && folderOf(at.pathname) === folder && !cartName.test(nameOf(at.pathname));
}

function parse(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null;
}

function folderOf(path: string): string {
  return path.replace(/\/[^/]*\/?$/, '');
}

function nameOf(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1) ?? '';
}
