import type { Page } from 'playwright-core';

/** The user agent of an ordinary desktop browser with the same engine. */
export function userAgentOf(version: string): string {
  return `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${majorOf(version)}.0.0.0 Safari/537.36`;
}

/** Client hints are set separately from the user agent string and would otherwise still name the headless build. */
export async function applyClientHints(page: Page, version: string): Promise<void> {
  const major = majorOf(version);
  const brands = (full: string) => [
    { brand: 'Chromium', version: full },
    { brand: 'Google Chrome', version: full },
    { brand: 'Not_A Brand', version: full === major ? '8' : '8.0.0.0' },
  ];
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setUserAgentOverride', {
    userAgent: userAgentOf(version),
    userAgentMetadata: {
      brands: brands(major),
      fullVersionList: brands(version),
      platform: 'Linux',
      platformVersion: '',
      architecture: 'x86',
      bitness: '64',
      model: '',
      mobile: false,
      wow64: false,
    },
  });
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}
