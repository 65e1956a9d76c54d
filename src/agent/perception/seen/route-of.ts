/**
 * The page that a fragment names where one document holds the whole shop: "#!/shirt/p/7", or "#/shirt" at the root, where
 * no product lies. Elsewhere a fragment names a variant, or a place on the page.
 */
export function routeOf({ hash, pathname }: URL): string {
  return hash.startsWith('#!') || (pathname === '/' && hash.startsWith('#/')) ? hash : '';
}

/**
 * The address of a page without the place on it. Where one document holds the whole shop, its links may be written as those
 * of pages, which a script turns into fragments.
 */
export function pageAt(address: string): string {
  const url = URL.parse(address);
  if (!url) return address.split('#')[0] ?? '';
  const route = routeOf(url).replace(/^#!?/, '');
  return url.origin + (route === '' ? url.pathname + url.search : route);
}
