import { getDomain } from 'tldts';

/** The site that the caller named with its product URL. Everything up to the payment has to stay there, or at its checkout. */
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
  return isAsSecure(merchant, url) && merchant.paymentSites.includes(siteOf(url));
}

/** True when the URL belongs to the merchant: its registrable domain or its checkout's, and never http after https. */
export function isMerchantUrl(merchant: MerchantSite, url: string): boolean {
  return isAsSecure(merchant, url) && [merchant.site, merchant.checkoutSite].includes(siteOf(url));
}

/** A page of the web, and not in the clear where the merchant's own are not. */
export function isAsSecure({ origin }: MerchantSite, url: string): boolean {
  const { protocol } = URL.parse(url) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && origin.startsWith('http:'));
}

export function siteOf(url: string): string {
  const { hostname, host } = new URL(url);
  // Private suffixes matter: two shops on one hosting domain are two sites.
  const domain = getDomain(hostname, { allowPrivateDomains: true, validateHostname: false });
  if (!domain || hostname === 'localhost' || hostname.endsWith('.localhost')) return host;
  return domain;
}
