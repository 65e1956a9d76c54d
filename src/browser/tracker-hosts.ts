// Analytics and advertising hosts that no checkout needs. Hosts that protect a payment or a form are not listed.
const TRACKERS = new Set([
  'google-analytics.com',
  'googletagmanager.com',
  'googleadservices.com',
  'googlesyndication.com',
  'doubleclick.net',
  'facebook.net',
  'connect.facebook.net',
  'hotjar.com',
  'hotjar.io',
  'clarity.ms',
  'bat.bing.com',
  'criteo.com',
  'criteo.net',
  'taboola.com',
  'outbrain.com',
  'segment.io',
  'mixpanel.com',
  'amplitude.com',
  'fullstory.com',
  'mouseflow.com',
  'luckyorange.com',
  'crazyegg.com',
  'quantserve.com',
  'scorecardresearch.com',
  'adroll.com',
  'adsrvr.org',
  'ct.pinterest.com',
  'analytics.tiktok.com',
  'sc-static.net',
  'tr.snapchat.com',
  'static.ads-twitter.com',
  'mc.yandex.ru',
  'matomo.cloud',
  'nr-data.net',
]);

export function isTrackerHost(host: string): boolean {
  const labels = host.split('.');
  return labels.some((_, index) => TRACKERS.has(labels.slice(index).join('.')));
}
