/**
 * The cookies of one chain of redirects: shops set one and send the visitor round to come back with it. A cookie goes
 * back only to the host that set it, and is forgotten with the chain.
 */
export type RedirectCookies = {
  keep(url: URL, setCookie: string | string[] | undefined): void;
  headerFor(url: URL): string | undefined;
};

const maxCookies = 50;

export function createRedirectCookies(): RedirectCookies {
  const byHost = new Map<string, Map<string, string>>();
  return {
    keep(url, setCookie) {
      const kept = byHost.get(url.hostname) ?? new Map<string, string>();
      for (const line of [setCookie ?? []].flat()) {
        const [, name = '', value = ''] = /^\s*([^=;\s]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age\s*=\s*(?:0|-)/i.test(line)) kept.delete(name);
        else if (name !== '' && kept.size < maxCookies) kept.set(name, value.trim());
      }
      byHost.set(url.hostname, kept);
    },
    headerFor(url) {
      const kept = byHost.get(url.hostname);
      return kept?.size ? [...kept].map(([name, value]) => `${name}=${value}`).join('; ') : undefined;
    },
  };
}
