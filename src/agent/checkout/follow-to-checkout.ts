import { PERSON_FIELDS } from '../perception/index.ts';
import { isAsSecure, isMerchantUrl, mayTakeCard, siteOf } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

/**
 * Where the checkout of a verified cart may be: at the merchant, on a site that the operator trusts with cards, or on the
 * domain on which the merchant's platform has checkouts. Nobody has told anything about the customer yet.
 */
export function mayCheckOutAt(run: Pick<Run, 'site' | 'memory' | 'hints'>, url: string): boolean {
  if (isMerchantUrl(run.site, url)) return true;
  const { cartVerified, buyerNamed, addressGiven } = run.memory;
  if (!cartVerified || buyerNamed || addressGiven || run.site.checkoutSite !== null) return false;
  return mayTakeCard(run.site, url) || (isAsSecure(run.site, url) && run.hints.isCheckoutElsewhere(url));
}

/**
 * The cart led to a page elsewhere that asks who buys: from here on that site counts as the merchant's. Whether it sells
 * what was in the cart, and for how much, is read at the review as ever.
 */
export function followToCheckout(run: Pick<Run, 'site' | 'memory' | 'hints' | 'deps'>, view: View): void {
  const { url } = view.snapshot;
  if (isMerchantUrl(run.site, url) || !mayCheckOutAt(run, url)) return;
  if (!view.snapshot.elements.some(({ ref }) => PERSON_FIELDS.includes(view.fields.get(ref)?.kind ?? 'other'))) return;
  run.site.checkoutSite = siteOf(url);
  run.deps.log('the checkout is on another site', { site: run.site.checkoutSite });
}
