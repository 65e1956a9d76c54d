// Leśna Półka: a Polish shop for board games.
// Invariant: every step is checked by the server again when the order is sent.
// Must never: take an order without consent to the shop's terms.
import { addToCart, changeQuantity } from '../../add-to-cart.ts';
import { defineMerchant } from '../../define-merchant.ts';
import { drawProduct } from '../../draw-product.ts';
import { html } from '../../markup.ts';
import type { MallRequest, Shop } from '../../merchant.ts';
import { readAssets } from '../../read-assets.ts';
import { json, page, type Reply, redirect } from '../../reply.ts';
import { serveSitemap } from '../../serve-sitemap.ts';
import { settleChallenge, settleOrder } from '../../settle-order.ts';
import { layout, zl } from './layout.ts';
import { coupon, deliveries, draftOrder, findContactProblems, type PolkaState, readCard } from './order.ts';
import { games } from './products.ts';
import { cartPage, errorBox, homePage, pathOf, productPage } from './shop-pages.ts';
import { summary, wizard } from './wizard.ts';

type Request = MallRequest<PolkaState>;
const site = { paths: games.map(({ slug }) => pathOf(slug)), closed: ['/koszyk', '/zamowienie'] };
const files = readAssets(new URL('./assets/', import.meta.url));
const shapes = { mchy: 'plant', puszcza: 'plant', mapa: 'book', zagadki: 'book', kukulka: 'clock' } as const;

const refusals = {
  'unknown-product': 'Nie mamy już tego produktu.',
  'variant-missing': 'Wybierz wersję produktu.',
  'variant-sold-out': 'Ta wersja jest niedostępna.',
  'too-few': 'Nie mamy tylu sztuk w magazynie.',
};

function addItem({ session, form }: Request, shop: Shop): Reply {
  const game = shop.product(form.get('gra') ?? '');
  if (!game) return redirect('/');
  const chosen = (game.variants ?? []).map((_, position) => form.get(`w${position}`) ?? '');
  const result = addToCart(shop, session, { slug: game.slug, chosen, quantity: 1 });
  return result === 'added'
    ? redirect(`${pathOf(game.slug)}?dodano=1`)
    : page(productPage(session, shop, game, refusals[result]), 422);
}

function changeLine({ session, form }: Request, shop: Shop): Reply {
  const quantity = form.has('usun') ? 0 : Number(form.get('ile'));
  return changeQuantity(shop, session, Number(form.get('linia')), quantity)
    ? redirect('/koszyk')
    : page(cartPage(session, shop, refusals['too-few']), 422);
}

function applyCoupon({ session, form }: Request, shop: Shop): Reply {
  if (form.get('kod')?.trim().toUpperCase() !== coupon.code)
    return page(cartPage(session, shop, 'Nieprawidłowy kod rabatowy.'), 422);
  session.coupon = coupon.code;
  return redirect('/koszyk');
}

type StepResult = { bledy?: Record<string, string>; komunikat?: string };

function checkStep(step: number, form: URLSearchParams): StepResult {
  if (step === 1) return { bledy: findContactProblems(form) };
  if (step === 2) {
    const delivery = form.get('dostawa') ?? '';
    if (!deliveries.some((d) => d.id === delivery)) return { komunikat: 'Wybierz sposób dostawy.' };
    return {
      bledy: delivery === 'automat' && !form.get('automat_kod')?.trim() ? { automat_kod: 'Podaj kod automatu' } : {},
    };
  }
  const method = form.get('platnosc') ?? '';
  if (!['blik', 'karta', 'przelew'].includes(method)) return { komunikat: 'Wybierz metodę płatności.' };
  if (method === 'blik')
    return { bledy: /^\d{6}$/.test(form.get('blik_kod') ?? '') ? {} : { blik_kod: 'Kod ma 6 cyfr' } };
  return { bledy: readCard(form).bledy };
}

const isGood = ({ bledy, komunikat }: StepResult): boolean => !komunikat && Object.keys(bledy ?? {}).length === 0;

function step({ session, form, path }: Request, shop: Shop): Reply {
  const number = Number(path.at(-1));
  const result = checkStep(number, form);
  if (!isGood(result)) return json(result);
  return json({ dalej: true, ...(number === 3 && { podsumowanie: summary(form, session, shop).markup }) });
}

function placeOrder({ session, form }: Request, shop: Shop): Reply {
  if (session.cart.length === 0) return json({ komunikat: 'Twój koszyk jest pusty.' });
  if (![1, 2, 3].every((number) => isGood(checkStep(number, form))))
    return json({ komunikat: 'Sprawdź dane w poprzednich krokach.' });
  if (!form.has('regulamin')) return json({ komunikat: 'Zaakceptuj regulamin, aby złożyć zamówienie.' });
  const gone = shop.missing(session, 'review').map((slug) => shop.product(slug)?.title);
  if (gone.length > 0)
    return json({ komunikat: `Przepraszamy, produkt „${gone.join(', ')}” został właśnie wyprzedany.` });
  const { card } = readCard(form);
  if (form.get('platnosc') === 'blik') return json({ komunikat: 'Płatność BLIK nie została potwierdzona.' });
  const result = settleOrder(shop, session, draftOrder(form, session, shop, card), {
    card: card,
    returnUrl: `${shop.origins.shop}/zamowienie/powrot`,
  });
  if (result.kind === 'declined') return json({ komunikat: 'Bank odrzucił płatność kartą. Spróbuj użyć innej karty.' });
  if (result.kind === 'challenge') return json({ adres: result.url });
  session.state.number = result.order.orderNumber;
  return json({ adres: '/dziekujemy' });
}

function afterChallenge({ session, query }: Request, shop: Shop): Reply {
  const result = settleChallenge(shop, session, query.get('challenge') ?? '');
  if (result.kind !== 'placed')
    return page(cartPage(session, shop, 'Bank nie potwierdził płatności. Zamówienie nie zostało złożone.'));
  session.state.number = result.order.orderNumber;
  return redirect('/dziekujemy');
}

function thanksPage({ session }: Request, shop: Shop): Reply {
  const z = shop.ledger.all().find((other) => other.orderNumber === session.state.number);
  if (!z) return redirect('/');
  return page(
    layout(
      session,
      'Dziękujemy',
      html`<div class="panel"><h1>Dziękujemy za zakupy!</h1><p>Numer zamówienia: <strong data-numer>${z.orderNumber}</strong></p><p>Potwierdzenie wysłaliśmy na adres ${z.email}. Kwota: ${zl(z.total)}.</p></div>`,
    ),
  );
}

function trackOrder({ session, form }: Request, shop: Shop): Reply {
  const reference = form.get('numer');
  const z = reference === null ? undefined : shop.ledger.find({ reference, email: form.get('mail') ?? '' });
  return page(
    layout(
      session,
      'Sprawdź zamówienie',
      html`<div class="panel"><h1>Sprawdź zamówienie</h1>${z ? html`<p>Zamówienie ${z.orderNumber}: w realizacji, ${zl(z.total)}.</p>` : errorBox(reference === null ? undefined : 'Nie znaleziono zamówienia.')}
<form method="post"><div class="pole"><input name="numer" placeholder="Numer zamówienia"></div><div class="pole"><input name="mail" placeholder="E-mail"></div><button class="guzik">Sprawdź</button></form></div>`,
    ),
  );
}

const routes: Record<string, (request: Request, shop: Shop) => Reply> = {
  'GET /': ({ session }) => page(homePage(session)),
  'POST /koszyk/dodaj': addItem,
  'GET /koszyk': ({ session }, shop) => page(cartPage(session, shop)),
  'POST /koszyk/zmien': changeLine,
  'POST /koszyk/rabat': applyCoupon,
  'GET /zamowienie': ({ session }) => (session.cart.length === 0 ? redirect('/koszyk') : page(wizard(session))),
  'POST /zamowienie/krok/1': step,
  'POST /zamowienie/krok/2': step,
  'POST /zamowienie/krok/3': step,
  'POST /zamowienie': placeOrder,
  'GET /zamowienie/powrot': afterChallenge,
  'GET /dziekujemy': thanksPage,
  'GET /sprawdz': trackOrder,
  'POST /sprawdz': trackOrder,
};

function handle(request: Request, shop: Shop): Reply {
  const { path, session } = request;
  const file = files.get(path.replace('/assets/', ''));
  if (file) return file;
  const sitemap = serveSitemap(shop, path, site);
  if (sitemap) return sitemap;
  const cover = /^\/okladki\/([\w-]+)\.svg$/.exec(path)?.[1];
  if (cover) return drawProduct(cover, 150, shapes);
  const game = shop.product(/^\/gra\/([\w-]+)$/.exec(path)?.[1] ?? '');
  if (game) return page(productPage(session, shop, game, undefined, request.query.has('dodano')));
  const route = routes[`${request.method} ${path}`];
  return route ? route(request, shop) : page(layout(session, 'Brak strony', html`<h1>Nie ma takiej strony</h1>`), 404);
}

export const lesnaPolka = defineMerchant<PolkaState>({
  id: 'sealed-lesna-polka',
  name: 'Leśna Półka',
  language: 'pl',
  currency: 'PLN',
  products: games,
  coupon: coupon,
  shipping: deliveries,
  cookieName: 'lp_koszyk',
  newState: () => ({ pending: null, number: '' }),
  productPath: pathOf,
  formatOrderNumber: (n) => `${n}/${new Date().getFullYear()}/LP`,
  isCheckout: ({ path }) => path === '/zamowienie',
  renderError: ({ session }) =>
    page(layout(session, 'Błąd', html`<h1>Przepraszamy, wystąpił błąd</h1><p>Spróbuj ponownie za chwilę.</p>`), 500),
  renderCaptcha: ({ session }, wall) =>
    page(
      layout(
        session,
        'Weryfikacja',
        html`<div class="panel"><h1>Potwierdź, że nie jesteś robotem</h1>${wall.wrong && errorBox('Nieprawidłowe znaki.')}<form method="post" action="/captcha"><img src="${wall.image}" alt="Kod z obrazka"><input type="hidden" name="next" value="${wall.next}"><div class="pole"><input name="answer" placeholder="Przepisz kod z obrazka"></div><button class="guzik">Potwierdź</button></form></div>`,
      ),
    ),
  handle,
});
