// Owns Chromium: a driver process of its own, one context per purchase, the egress policy, pictures and the live view.
// Invariant: no request of a page leaves except through the egress proxy, which checks the address it connects to. Only
// the requests of a remote browser are checked one by one instead. What a page sends is measured before it gets here.
// It must never know what a shop, an order or a card is.
// Covered by test/e2e/browser-pool, browser-driver, masked-camera, find-chromium and agent-identity.

export { type AgentIdentity, createAgentIdentity } from './agent-identity.ts';
export { type BrowserPool, createBrowserPool, UnsandboxedBrowser } from './browser-pool.ts';
export { type BrowserSettings, DEFAULT_BROWSER_SETTINGS, type SandboxMode } from './browser-settings.ts';
export { EGRESS_HEADER } from './egress-proxy.ts';
export { type ChromiumLaunch, findChromium } from './find-chromium.ts';
export { type IsolatedReader, isolatedReader, PageTooLarge } from './isolated-reader.ts';
export type { PurchaseContext, PurchaseContextOptions } from './purchase-context.ts';
export { signOwnRequests } from './sign-own-requests.ts';
export { isTrackerHost } from './tracker-hosts.ts';
