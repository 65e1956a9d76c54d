import { join } from 'node:path';
import { type ChromiumLaunch, findChromium } from '../../src/browser/index.ts';
import type { Account } from '../../src/platform/unprivileged-account.ts';

const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'chromium');

/**
 * The browser of every test, unpacked into one folder of this checkout. Never ask the package for it: it unpacks into the
 * temporary folder without regard to other processes, and a test that starts a half-written program fails.
 */
export function findTestChromium(
  account: Account | null = null,
  log?: (message: string) => void,
): Promise<ChromiumLaunch> {
  return findChromium({ cacheDir: CACHE, chromiumPath: process.env.CHROMIUM_PATH, account, ...(log && { log }) });
}
