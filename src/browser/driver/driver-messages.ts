import type { LaunchOptions } from 'playwright-core';
import type { SandboxMode } from '../browser-settings.ts';

/** What the service tells a driver, once. Plain data: it goes to another process. */
export interface DriverOrder {
  launch: Pick<LaunchOptions, 'executablePath' | 'env' | 'args'>;
  sandbox: SandboxMode;
  /** The account to become before anything of a page is touched; null to stay what it is. */
  account: { uid: number; gid: number } | null;
  /** Where that account may write. */
  tempDir: string;
}

/** What the driver answers, once. */
export type DriverAnswer =
  | { kind: 'ready'; endpoint: string; isSandboxed: boolean }
  | { kind: 'failed'; reason: string };
