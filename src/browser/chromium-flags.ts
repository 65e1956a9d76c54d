/**
 * For a browser whose every connection goes through the proxy: loopback names too, and nothing over UDP. No features are
 * named here: Chromium takes only the last list of them, and ours would undo the one that Playwright relies on.
 */
export function chromiumFlags({ proxyUrl, loadPictures }: { proxyUrl: string; loadPictures: boolean }): string[] {
  return [
    `--proxy-server=${proxyUrl}`,
    '--proxy-bypass-list=<-loopback>',
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--dns-prefetch-disable',
    '--disable-remote-fonts',
    '--mute-audio',
    // One renderer per purchase instead of one per embedded origin: 40 MB and 60 ms less for each payment frame.
    '--disable-site-isolation-trials',
    ...(loadPictures ? [] : ['--blink-settings=imagesEnabled=false']),
  ];
}
