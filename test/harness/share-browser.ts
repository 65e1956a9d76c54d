import { type Browser, chromium } from 'playwright-core';
import { atEnd } from './at-end.ts';
import { findTestChromium } from './find-test-chromium.ts';

let current: Promise<Browser> | null = null;
atEnd(async () => (await current?.catch(() => null))?.close());

/**
 * One browser for all tests of this process, each with a context of its own in it: starting one costs more than most of
 * these tests. After one that died the next test gets another.
 */
export function shareBrowser(): Promise<Browser> {
  if (current) return current;
  const started = launch();
  current = started;
  const forget = () => {
    if (current === started) current = null;
  };
  started.then((browser) => browser.once('disconnected', forget), forget);
  return started;
}

async function launch(): Promise<Browser> {
  const { executablePath, args, env } = await findTestChromium();
  return chromium.launch({ executablePath, args, env });
}
