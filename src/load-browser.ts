import type { BrowserPool } from './browser/index.ts';
import type { Config } from './config.ts';
import type { AddressPolicy } from './platform/address-policy.ts';
import type { Log } from './platform/log.ts';

/** Imports the browser only when one is needed: a process that only answers requests rarely needs it. */
export async function loadBrowser(
  config: Config,
  policy: AddressPolicy,
  log: Log,
  maxContexts: number,
): Promise<BrowserPool> {
  const { createBrowserPool, DEFAULT_BROWSER_SETTINGS, findChromium } = await import('./browser/index.ts');
  return createBrowserPool({
    ...DEFAULT_BROWSER_SETTINGS,
    find: (account) => findChromium({ chromiumPath: config.CHROMIUM_PATH, cacheDir: config.files.cacheDir, account }),
    sandbox: config.CHROMIUM_SANDBOX,
    cdpUrl: config.BROWSER_CDP_URL ?? null,
    policy,
    maxContexts,
    log: (message, fields) => log.info(fields ?? {}, message),
  });
}
