import { getDomain } from 'tldts';

/** The site that the caller named with its product URL. Everything up to the payment has to stay on it, or on its checkout's. */
export interface MerchantSite {
  origin: string;
  /** Registrable domain; a host without one (a literal address, localhost) counts with its port. */
  site: string;
  /** Sites of payment providers that the operator trusts: their own pages may ask for the card. */
  paymentSites: readonly string[];
  /** Another site, where the merchant's checkout turned out to be; see `followToCheckout`. */
  checkoutSite: string | null;
}

export function merchantSite(url: string, paymentSites: readonly string[] = []): MerchantSite {
  return { origin: new URL(url).origin, site: siteOf(url), paymentSites, checkoutSite: null };
}

/** Whether a page of this address may ask for the card: the merchant's own, or one of a payment provider that is trusted. */
export function mayTakeCard(merchant: MerchantSite, url: string): boolean {
  if (isMerchantUrl(merchant, url)) return true;
  if (!URL.canParse(url) || !/^https?:/.test(url)) return false;
  const isSecure = url.startsWith('https:') || merchant.origin.startsWith('http:');
  return isSecure && merchant.paymentSites.includes(siteOf(url));
}

/** True when the URL belongs to the merchant: its registrable domain or its checkout's, and never http after https. */
export function isMerchantUrl(merchant: MerchantSite, url: string): boolean {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return false;
  if (merchant.origin.startsWith('https:') && parsed.protocol === 'http:') return false;
  return [merchant.site, merchant.checkoutSite].includes(siteOf(url));
}

export function siteOf(url: string): string {
  const { hostname, host } = new URL(url);
  // Private suffixes matter: two shops on one hosting domain are two sites.
  const domain = getDomain(hostname, { allowPrivateDomains: true, validateHostname: false });
  if (!domain || hostname === 'localhost' || hostname.endsWith('.localhost')) return host;
  return domain;
}
