import { vocabularyOf } from '../../words/languages.ts';
import { parsePrices } from '../../words/price-text.ts';
import { says } from '../../words/says.ts';
import { tryToOpen } from '../actions/open-page.ts';
import { readOrderNumber, readTotals } from '../perception/index.ts';
import { confirmedOrder } from '../proof/confirmed-order.ts';
import type { PlaceOutcome } from '../proof/place-outcome.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { OrderTrace } from '../run/order-trace.ts';
import type { Run } from '../run/run.ts';
import { SURE } from '../view/certainty.ts';
import { candidates, pageScore, type View } from '../view/view.ts';

const MOST_GUESSES = 10;

/**
 * Looks for the order of this visitor by opening pages of the merchant, nothing else. An order counts as found only
 * when the merchant shows it: on the page that follows the review by itself, or elsewhere with a number and the very total. That
 * nothing was found proves nothing: an order may still be on its way through the merchant's books.
 */
export async function searchOrderPages(run: Run, trace: OrderTrace): Promise<PlaceOutcome> {
  const review = await tryToOpen(run, trace.reviewUrl);
  await run.guard(run.hints.learn(run.page));
  const here = review && confirmedOrder(run, review);
  if (here) return here;
  const tried = new Set([trace.reviewUrl]);
  const remembered = await rememberedPage(run);
  const guesses = [
    ...(remembered ? [remembered] : []),
    ...run.hints.receivedAddresses(),
    ...(review ? orderLinks(run, review) : []),
    ...usualPages(run, trace.reviewUrl, review),
  ];
  for (const url of guesses) {
    if (tried.size > MOST_GUESSES) break;
    if (tried.has(url)) continue;
    tried.add(url);
    // A page that does not load is no answer; the others may be.
    const view = await tryToOpen(run, url);
    const number = view && shownOrder(run, view, trace);
    if (view && number) return { kind: 'placed', order: { number, url: view.snapshot.url } };
  }
  return { kind: 'unknown', note: `${whatWasSeen(review)}; look for the order at ${run.site.origin}` };
}

/** Some pages thank every visitor for an order: only the number and the total together prove this one. */
function shownOrder(run: Pick<Run, 'requests' | 'site'>, view: View, trace: OrderTrace): string | null {
  const status = run.requests.lastDocument()?.status ?? 0;
  if (status >= 400 || !isMerchantUrl(run.site, view.snapshot.url)) return null;
  if (trace.total === undefined || candidates(view, 'placeOrder').some((element) => element.frame === 0)) return null;
  const number = readOrderNumber(view.snapshot);
  return number && amountsOf(view).includes(trace.total.minor) ? number : null;
}

function amountsOf(view: View): number[] {
  const total = readTotals(view.snapshot).total?.amountMinor;
  const others = view.snapshot.texts.flatMap((text) => parsePrices(text.text).map((price) => price.amountMinor));
  return total === undefined ? others : [total, ...others];
}

/** Where this merchant showed an earlier order, when that address belongs to the visitor and not to the order. */
async function rememberedPage(run: Pick<Run, 'deps' | 'site'>): Promise<string | null> {
  const recipe = await run.deps.recipes?.load(run.site.site).catch(() => null);
  return recipe?.confirmation ? new URL(recipe.confirmation, run.site.origin).href : null;
}

/** The part of a confirmation's address that may serve again; null when it names one order. */
export function reusablePath(url: string): string | null {
  try {
    const { pathname, search } = new URL(url);
    return search === '' && !/\d{2,}|[0-9a-f-]{16,}/i.test(pathname) && pathname !== '/' ? pathname : null;
  } catch {
    return null;
  }
}

/** Links of the page that lead to the visitor's orders. */
function orderLinks(run: Pick<Run, 'site'>, view: View): string[] {
  const links = view.snapshot.elements.filter(
    (element) =>
      element.role === 'link' &&
      isMerchantUrl(run.site, element.href) &&
      says('ownOrders', element.text || element.label),
  );
  return [...new Set(links.map((element) => element.href.split('#')[0] ?? ''))]
    .filter((href) => href !== '')
    .slice(0, 3);
}

/** Addresses beside the review's own, and those that stand at the root of many shops. English serves everywhere. */
function usualPages(run: Pick<Run, 'site'>, reviewUrl: string, view: View | null): string[] {
  const wordsIn = (language: string) => vocabularyOf(language)?.afterOrderPaths ?? [];
  const language = view?.snapshot.language ?? '';
  const own = language.startsWith('en') ? [] : wordsIn(language);
  const names = [...new Set([...own, ...wordsIn('en')])];
  const { pathname } = new URL(reviewUrl);
  const folder = /^\/[^/]+\/[^/]+/.test(pathname) ? pathname.replace(/\/[^/]*\/?$/, '') : pathname.replace(/\/$/, '');
  const beside = names.slice(0, 4).map((name) => `${folder}/${name}`);
  const atRoot = [...own, 'order-confirmation', 'order-confirmed', 'thank-you', 'thanks'].map((name) => `/${name}`);
  return [...beside, ...atRoot].map((path) => new URL(path, run.site.origin).href);
}

function whatWasSeen(review: View | null): string {
  if (!review) return 'the merchant could not be read';
  if (pageScore(review, 'emptyCart') >= SURE) return 'the cart is empty now, so the order may well exist';
  if (candidates(review, 'placeOrder').length > 0)
    return 'the merchant still shows the order as not yet placed, which is no proof';
  return 'no confirmation of the order was found';
}
