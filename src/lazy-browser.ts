import type { BrowserPool } from './browser/index.ts';
import type { Config } from './config.ts';
import type { AddressPolicy } from './platform/address-policy.ts';
import type { Log } from './platform/log.ts';

/** Loaded when first needed: a process that only answers requests seldom has a use for a browser. */
export function lazyBrowser(
  config: Config,
  policy: AddressPolicy,
  log: Log,
  maxContexts: number,
): Pick<BrowserPool, 'open' | 'close'> {
  let pool: Promise<BrowserPool> | undefined;
  const load = async () => {
    const { createBrowserPool, DEFAULT_BROWSER_SETTINGS, findChromium } = await import('./browser/index.ts');
    return createBrowserPool({
      ...DEFAULT_BROWSER_SETTINGS,
      find: () => findChromium({ chromiumPath: config.CHROMIUM_PATH, cacheDir: config.files.cacheDir }),
      cdpUrl: config.BROWSER_CDP_URL ?? null,
      policy,
      maxContexts,
      log: (message, fields) => log.info(fields ?? {}, message),
    });
  };
  return {
    async open(options, signal) {
      pool ??= load();
      return (await pool).open(options, signal);
    },
    close: async () => (await pool)?.close(),
  };
}
