import { type Browser, chromium } from 'playwright-core';
import type { ChromiumLaunch } from './find-chromium.ts';

export interface LaunchInput {
  find: () => Promise<ChromiumLaunch>;
  proxyUrl: string;
  loadPictures: boolean;
}

/** Starts a browser whose every connection goes through the proxy: loopback names too, and nothing over UDP. */
export async function launchChromium(input: LaunchInput): Promise<Browser> {
  const found = await input.find();
  return chromium.launch({
    executablePath: found.executablePath,
    env: found.env,
    chromiumSandbox: found.chromiumSandbox,
    headless: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 20_000,
    args: [
      ...found.args,
      `--proxy-server=${input.proxyUrl}`,
      '--proxy-bypass-list=<-loopback>',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-quic',
      '--dns-prefetch-disable',
      '--disable-remote-fonts',
      '--mute-audio',
      // One renderer per purchase instead of one per embedded origin: 40 MB and 60 ms less for each payment frame.
      '--disable-features=IsolateOrigins,site-per-process,Translate,AutofillServerCommunication,MediaRouter',
      '--disable-site-isolation-trials',
      ...(input.loadPictures ? [] : ['--blink-settings=imagesEnabled=false']),
    ],
  });
}
