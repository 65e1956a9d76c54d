import { tmpdir } from 'node:os';
import { canReach, findUnprivilegedAccount } from '../platform/unprivileged-account.ts';
import type { BrowserSettings } from './browser-settings.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { type Driver, startDriver } from './driver/start-driver.ts';

export async function launchDriver(settings: BrowserSettings, proxyUrl: string): Promise<Driver> {
  const account = await findUnprivilegedAccount();
  const found = await settings.find(account);
  const driver = await startDriver({
    launch: {
      executablePath: found.executablePath,
      env: found.env,
      args: [...found.args, ...chromiumFlags({ proxyUrl, loadPictures: settings.loadPictures })],
    },
    sandbox: settings.sandbox,
    account: account?.isOther ? account : null,
    tempDir: account && !(await canReach(account, tmpdir())) ? '/tmp' : tmpdir(),
  });
  if (!driver.isSandboxed && settings.sandbox === 'auto') settings.log('the browser runs without its sandbox');
  return driver;
}
