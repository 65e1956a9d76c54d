import type { Browser } from 'playwright-core';

/** One purchase's way to the browser. */
export interface BrowserConnection {
  browser: Browser;
  isSandboxed: boolean;
  close(): Promise<void>;
}

/**
 * Where purchases get their browser: one of our own in a driver process, started when first asked for and again after it
 * died or was retired, or one remote browser for all.
 */
export interface BrowserSource {
  connect(): Promise<BrowserConnection>;
  /** The next connection goes to a fresh browser. */
  retire(): Promise<void>;
  /** Connections since the browser was started. */
  served(): number;
  starts(): number;
  close(): Promise<void>;
}
