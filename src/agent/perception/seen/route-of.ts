/**
 * The page that a fragment names where one document holds the whole shop: "#!/shirt/p/7", or "#/shirt" at the root, where
 * no product lies. Elsewhere a fragment names a variant, or a place on the page.
 */
export function routeOf({ hash, pathname }: URL): string {
  return hash.startsWith('#!') || (pathname === '/' && hash.startsWith('#/')) ? hash : '';
}
