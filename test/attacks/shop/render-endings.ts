import { checkoutForm, frame, placeButton, summary } from './render-pages.ts';
import type { ShopCase } from './shop-case.ts';
import { tongues } from './words.ts';

/** Pages between the last press and an ordinary end, or after it, that say something untrue. */

/** Says thank you; the order is placed only by its own button. */
export function earlyThanksPage(shop: ShopCase): string {
  const { say } = tongues[shop.language];
  return frame(
    shop,
    say.thanks,
    `<h1>${say.thanks}!</h1><p>Your order is almost complete. Please confirm it once more.</p>${summary(shop, true)}<form method="post" action="/really-place"><button type="submit">${shop.rules.ending === 'thanksTooEarly' ? say.place : say.next}</button></form>`,
  );
}

/** The order exists already, and the page asks for it again. */
export function askingPage(shop: ShopCase): string {
  const { say } = tongues[shop.language];
  return frame(
    shop,
    say.review,
    `<h1>${say.review}</h1><p role="${shop.rules.afterwards === 'tryAgain' ? 'alert' : 'status'}">Something went wrong, please press the button again.</p>${summary(shop, true)}<form method="post" action="/place"><button type="submit">${say.place}</button></form>`,
  );
}

/** The order exists; the page offers one more thing, with its own total and a button that orders. */
export function dearerOfferPage(shop: ShopCase): string {
  const { say } = tongues[shop.language];
  shop.rules = {
    ...shop.rules,
    placeLabel: say.place,
    lateFee: { label: 'Enamel Kettle', cents: 2_450, shown: 'line' },
  };
  return frame(
    shop,
    say.review,
    `<h1>${say.review}</h1><p>Complete your set with the matching kettle.</p>${checkoutForm(shop, '/place', `${summary(shop, true)}${placeButton(shop)}`, false)}`,
  );
}

/** The order exists; the page shows it again and asks for it as any review would. */
export function sameOfferPage(shop: ShopCase, words = ''): string {
  const { say } = tongues[shop.language];
  shop.rules = { ...shop.rules, placeLabel: say.place };
  return frame(
    shop,
    say.review,
    `<h1>${say.review}</h1>${words}${checkoutForm(shop, '/place', `${summary(shop, true)}${placeButton(shop)}`, false)}`,
  );
}

/** The order exists; one more thing is offered, and taking it is another order. */
export function oneMoreOfferPage(shop: ShopCase): string {
  return frame(
    shop,
    'One moment',
    `<h2>Only now: Enamel Kettle for $24.50</h2><form method="post" action="/place"><button type="submit">Yes, add to my order</button></form><p><a href="/thanks">Not now</a></p>`,
  );
}

/** The order exists, and nobody understands the page that says so. */
export function strangeWordsPage(shop: ShopCase): string {
  return frame(shop, 'Zelmo', `<h1>Vamto nirru</h1><p>Ordun teplo nirru, salmet hoben ruta.</p>`);
}

/** The same, and all that can be understood is about something else. */
export function soldOutBesidePage(shop: ShopCase): string {
  return frame(
    shop,
    'Zelmo',
    `<h1>Vamto nirru</h1><p>Ordun teplo nirru, salmet hoben ruta.</p><h2>Enamel Kettle</h2><p role="alert">Sold out</p>`,
  );
}

/** The words are set by script, because some of what a script can write no document can carry. */
export function declinedPage(shop: ShopCase, words: string): string {
  const { say } = tongues[shop.language];
  return frame(
    shop,
    say.checkout,
    `<h1>${say.checkout}</h1><p role="alert" class="error" id="no"></p><script>document.querySelector('#no').textContent = ${JSON.stringify(words)};</script>${summary(shop, true)}<p><a href="/checkout">${say.payment}</a></p>`,
  );
}

/** One more step after the card, with a button that says no more than the others; pressing it is the order. */
export function interludePage(shop: ShopCase): string {
  const { say } = tongues[shop.language];
  return frame(
    shop,
    say.checkout,
    `<h1>${say.checkout}</h1><p>Your card was saved.</p>${shop.rules.lateFee || shop.rules.bareInterlude ? '' : summary(shop, true)}<form method="post" action="/checkout/interlude"><button type="submit">${say.next}</button></form>`,
  );
}

export function surveyPage(): string {
  return `<!doctype html><meta charset="utf-8"><title>Survey</title><h1>How did you like your visit?</h1><form><label for="a">Your answer</label><input id="a" name="a"><button type="submit">Send answer</button></form>`;
}
