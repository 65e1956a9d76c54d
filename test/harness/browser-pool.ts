import {
  type BrowserPool,
  type BrowserSettings,
  createBrowserPool,
  DEFAULT_BROWSER_SETTINGS,
} from '../../src/browser/index.ts';
import { parseAllowList } from '../../src/platform/address-policy.ts';
import { findTestChromium } from './find-test-chromium.ts';

/** A real browser that may reach shops on this machine, or just the given addresses. */
export function openTestPool({
  allow = '127.0.0.0/8',
  ...change
}: Partial<BrowserSettings> & { allow?: string } = {}): BrowserPool {
  return createBrowserPool({
    ...DEFAULT_BROWSER_SETTINGS,
    find: findTestChromium,
    policy: { allow: parseAllowList(allow) },
    log: () => undefined,
    ...change,
  });
}
