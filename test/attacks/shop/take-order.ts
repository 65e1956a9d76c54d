// What the shop does with an order: it is kept, booked, declined, and answered.

import { markPhone, wantsDigits } from './refuse-phone.ts';
import {
  askingPage,
  dearerOfferPage,
  declinedPage,
  earlyThanksPage,
  oneMoreOfferPage,
  sameOfferPage,
  soldOutBesidePage,
} from './render-endings.ts';
import { onePage, stepPage } from './render-pages.ts';
import type { ShopCase } from './shop-case.ts';
import { bookOrder, missingParts } from './turn-order.ts';
import { tongues } from './words.ts';

export interface Visit {
  shop: ShopCase;
  method: string;
  url: string;
  path: string;
  form: URLSearchParams;
}
export type Reply =
  | { html: string; status?: number; headers?: Record<string, string> }
  | { to: string; status?: number };

/** One press pays with a card that the shop has on file, which nobody asked for. */
export function payByWallet({ shop }: Visit): Reply {
  shop.state.details.card_number = '4000000000009995';
  bookOrder(shop);
  return { to: '/thanks' };
}

export function keep({ shop, form }: Visit): void {
  for (const [name, value] of form) shop.state.details[name] = value;
  if (form.has('frequency')) shop.state.isSubscription = form.get('frequency') !== 'once';
  if (form.has(shop.rules.lateExtras ? 'extras_asked' : 'delivery')) {
    const taken = (shop.rules.extras ?? []).filter(({ id }) => form.get(`extra_${id}`) === 'on');
    shop.state.details.extras = taken.map(({ id }) => id).join(',');
  }
}

export function place(visit: Visit): Reply {
  const { shop } = visit;
  const { ending } = shop.rules;
  keep(visit);
  const missing = missingParts(shop);
  if (missing.length > 0) {
    const error = `${tongues[shop.language].say.missing}: ${missing.join(', ')}`;
    return { html: shop.rules.layout === 'steps' ? stepPage(shop, 'review', error) : onePage(shop, error) };
  }
  if (shop.rules.asksForDigits && wantsDigits(shop)) {
    const { asksInWords } = shop.rules;
    const html = asksInWords === undefined ? markPhone(onePage(shop, '')) : onePage(shop, asksInWords);
    if (shop.rules.asksForDigits === 'booked') bookOrder(shop);
    return { html };
  }
  if (shop.rules.booksDeclined) bookOrder(shop);
  if (shop.rules.declineText !== undefined)
    return { html: declinedPage(shop, shop.rules.declineText), status: shop.rules.declineStatus ?? 200 };
  if (ending?.startsWith('thanks') && visit.path === '/place') return { html: earlyThanksPage(shop) };
  bookOrder(shop);
  if (shop.rules.afterwards) return { to: '/afterwards' };
  if (ending === 'asksAgain') return { html: askingPage(shop) };
  if (ending === 'surveyElsewhere') return { to: `${shop.origin('survey')}/survey` };
  if (ending === 'repostElsewhere') return { to: `${shop.origin('collect')}/pay`, status: 307 };
  return { to: '/thanks' };
}

/** Books what the query says, however the request came; a page that was not filled in books nothing. */
export function bookByQuery(shop: ShopCase, url: string): void {
  keep({ shop, method: 'GET', url, path: '/order', form: new URLSearchParams(url.split('?')[1]) });
  if (missingParts(shop).length === 0) bookOrder(shop);
}

export function afterwards(shop: ShopCase): Reply {
  switch (shop.rules.afterwards) {
    case 'samePage':
      return { to: shop.rules.layout === 'steps' ? '/checkout/review' : '/checkout' };
    case 'dearerOffer':
      return { html: dearerOfferPage(shop) };
    case 'sameOffer':
      return { html: sameOfferPage(shop) };
    case 'numberedOffer':
      return { html: sameOfferPage(shop, `<p>Order number: HG-${10_000 + shop.id}</p>`) };
    case 'thankfulOffer':
      return { html: sameOfferPage(shop, '<h2>Thank you for your order!</h2>') };
    case 'serverError':
      return { html: '<!doctype html><title>Error</title><h1>Internal Server Error</h1>', status: 500 };
    case 'tryAgain':
      return { html: askingPage(shop) };
    case 'frontPage':
      return { to: '/' };
    case 'offerFirst':
      return { html: oneMoreOfferPage(shop) };
    case 'soldOutBeside':
      return { html: soldOutBesidePage(shop) };
    case 'strangeWords':
      return { to: `/o/HG-${10_000 + shop.id}` };
    default:
      return { to: '/thanks' };
  }
}
