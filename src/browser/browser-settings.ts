import type { AddressPolicy } from '../platform/address-policy.ts';
import type { Account } from '../platform/unprivileged-account.ts';
import type { ChromiumLaunch } from './find-chromium.ts';

/** `auto`: where the kernel allows it. `on`: no browser without it. `off`: never, because the operator says so. */
export type SandboxMode = 'auto' | 'on' | 'off';

export interface BrowserSettings {
  /** Where Chromium is, for the account that will run it; asked once per start. */
  find: (account: Account | null) => Promise<ChromiumLaunch>;
  sandbox: SandboxMode;
  /**
   * A remote browser instead of one of our own. Its requests are checked one by one, which protects less than the
   * proxy.
   */
  cdpUrl: string | null;
  policy: AddressPolicy;
  maxContexts: number;
  /** A further purchase waits while less than this is free on the machine. */
  minFreeMb: number;
  /** A browser that served this many purchases is replaced as soon as it is idle. */
  recycleAfter: number;
  loadPictures: boolean;
  blockTrackers: boolean;
  log: (message: string, fields?: Record<string, unknown>) => void;
}

export const DEFAULT_BROWSER_SETTINGS = {
  sandbox: 'auto',
  cdpUrl: null,
  maxContexts: 4,
  minFreeMb: 300,
  recycleAfter: 100,
  loadPictures: true,
  blockTrackers: true,
} as const;
