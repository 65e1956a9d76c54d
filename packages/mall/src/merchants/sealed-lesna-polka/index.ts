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
import { szablon, zl } from './layout.ts';
import { bledyDanych, czytajKarte, dostawy, rabat, type Stan, zapisz } from './order.ts';
import { gry } from './products.ts';
import { blad, glowna, koszyk, sciezka, strona } from './shop-pages.ts';
import { kreator, podsumowanie } from './wizard.ts';

type Zapytanie = MallRequest<Stan>;
const witryna = { paths: gry.map(({ slug }) => sciezka(slug)), closed: ['/koszyk', '/zamowienie'] };
const pliki = readAssets(new URL('./assets/', import.meta.url));
const shapes = { mchy: 'plant', puszcza: 'plant', mapa: 'book', zagadki: 'book', kukulka: 'clock' } as const;

const odmowy = {
  'unknown-product': 'Nie mamy już tego produktu.',
  'variant-missing': 'Wybierz wersję produktu.',
  'variant-sold-out': 'Ta wersja jest niedostępna.',
  'too-few': 'Nie mamy tylu sztuk w magazynie.',
};

function dodaj({ session, form }: Zapytanie, sklep: Shop): Reply {
  const gra = sklep.product(form.get('gra') ?? '');
  if (!gra) return redirect('/');
  const chosen = (gra.variants ?? []).map((_, nr) => form.get(`w${nr}`) ?? '');
  const wynik = addToCart(sklep, session, { slug: gra.slug, chosen, quantity: 1 });
  return wynik === 'added'
    ? redirect(`${sciezka(gra.slug)}?dodano=1`)
    : page(strona(session, sklep, gra, odmowy[wynik]), 422);
}

function zmien({ session, form }: Zapytanie, sklep: Shop): Reply {
  const ile = form.has('usun') ? 0 : Number(form.get('ile'));
  return changeQuantity(sklep, session, Number(form.get('linia')), ile)
    ? redirect('/koszyk')
    : page(koszyk(session, sklep, odmowy['too-few']), 422);
}

function zastosujRabat({ session, form }: Zapytanie, sklep: Shop): Reply {
  if (form.get('kod')?.trim().toUpperCase() !== rabat.code)
    return page(koszyk(session, sklep, 'Nieprawidłowy kod rabatowy.'), 422);
  session.coupon = rabat.code;
  return redirect('/koszyk');
}

type Wynik = { bledy?: Record<string, string>; komunikat?: string };

function sprawdzKrok(krok: number, form: URLSearchParams): Wynik {
  if (krok === 1) return { bledy: bledyDanych(form) };
  if (krok === 2) {
    const dostawa = form.get('dostawa') ?? '';
    if (!dostawy.some((d) => d.id === dostawa)) return { komunikat: 'Wybierz sposób dostawy.' };
    return {
      bledy: dostawa === 'automat' && !form.get('automat_kod')?.trim() ? { automat_kod: 'Podaj kod automatu' } : {},
    };
  }
  const metoda = form.get('platnosc') ?? '';
  if (!['blik', 'karta', 'przelew'].includes(metoda)) return { komunikat: 'Wybierz metodę płatności.' };
  if (metoda === 'blik')
    return { bledy: /^\d{6}$/.test(form.get('blik_kod') ?? '') ? {} : { blik_kod: 'Kod ma 6 cyfr' } };
  return { bledy: czytajKarte(form).bledy };
}

const dobry = ({ bledy, komunikat }: Wynik): boolean => !komunikat && Object.keys(bledy ?? {}).length === 0;

function krok({ session, form, path }: Zapytanie, sklep: Shop): Reply {
  const numer = Number(path.at(-1));
  const wynik = sprawdzKrok(numer, form);
  if (!dobry(wynik)) return json(wynik);
  return json({ dalej: true, ...(numer === 3 && { podsumowanie: podsumowanie(form, session, sklep).markup }) });
}

function zamow({ session, form }: Zapytanie, sklep: Shop): Reply {
  if (session.cart.length === 0) return json({ komunikat: 'Twój koszyk jest pusty.' });
  if (![1, 2, 3].every((numer) => dobry(sprawdzKrok(numer, form))))
    return json({ komunikat: 'Sprawdź dane w poprzednich krokach.' });
  if (!form.has('regulamin')) return json({ komunikat: 'Zaakceptuj regulamin, aby złożyć zamówienie.' });
  const brak = sklep.missing(session, 'review').map((slug) => sklep.product(slug)?.title);
  if (brak.length > 0)
    return json({ komunikat: `Przepraszamy, produkt „${brak.join(', ')}” został właśnie wyprzedany.` });
  const { karta } = czytajKarte(form);
  if (form.get('platnosc') === 'blik') return json({ komunikat: 'Płatność BLIK nie została potwierdzona.' });
  const wynik = settleOrder(sklep, session, zapisz(form, session, sklep, karta), {
    card: karta,
    returnUrl: `${sklep.origins.shop}/zamowienie/powrot`,
  });
  if (wynik.kind === 'declined') return json({ komunikat: 'Bank odrzucił płatność kartą. Spróbuj użyć innej karty.' });
  if (wynik.kind === 'challenge') return json({ adres: wynik.url });
  session.state.numer = wynik.order.orderNumber;
  return json({ adres: '/dziekujemy' });
}

function powrot({ session, query }: Zapytanie, sklep: Shop): Reply {
  const wynik = settleChallenge(sklep, session, query.get('challenge') ?? '');
  if (wynik.kind !== 'placed')
    return page(koszyk(session, sklep, 'Bank nie potwierdził płatności. Zamówienie nie zostało złożone.'));
  session.state.numer = wynik.order.orderNumber;
  return redirect('/dziekujemy');
}

function dziekujemy({ session }: Zapytanie, sklep: Shop): Reply {
  const z = sklep.ledger.all().find((inne) => inne.orderNumber === session.state.numer);
  if (!z) return redirect('/');
  return page(
    szablon(
      session,
      'Dziękujemy',
      html`<div class="panel"><h1>Dziękujemy za zakupy!</h1><p>Numer zamówienia: <strong data-numer>${z.orderNumber}</strong></p><p>Potwierdzenie wysłaliśmy na adres ${z.email}. Kwota: ${zl(z.total)}.</p></div>`,
    ),
  );
}

function sprawdz({ session, form }: Zapytanie, sklep: Shop): Reply {
  const reference = form.get('numer');
  const z = reference === null ? undefined : sklep.ledger.find({ reference, email: form.get('mail') ?? '' });
  return page(
    szablon(
      session,
      'Sprawdź zamówienie',
      html`<div class="panel"><h1>Sprawdź zamówienie</h1>${z ? html`<p>Zamówienie ${z.orderNumber}: w realizacji, ${zl(z.total)}.</p>` : blad(reference === null ? undefined : 'Nie znaleziono zamówienia.')}
<form method="post"><div class="pole"><input name="numer" placeholder="Numer zamówienia"></div><div class="pole"><input name="mail" placeholder="E-mail"></div><button class="guzik">Sprawdź</button></form></div>`,
    ),
  );
}

const trasy: Record<string, (zapytanie: Zapytanie, sklep: Shop) => Reply> = {
  'GET /': ({ session }) => page(glowna(session)),
  'POST /koszyk/dodaj': dodaj,
  'GET /koszyk': ({ session }, sklep) => page(koszyk(session, sklep)),
  'POST /koszyk/zmien': zmien,
  'POST /koszyk/rabat': zastosujRabat,
  'GET /zamowienie': ({ session }) => (session.cart.length === 0 ? redirect('/koszyk') : page(kreator(session))),
  'POST /zamowienie/krok/1': krok,
  'POST /zamowienie/krok/2': krok,
  'POST /zamowienie/krok/3': krok,
  'POST /zamowienie': zamow,
  'GET /zamowienie/powrot': powrot,
  'GET /dziekujemy': dziekujemy,
  'GET /sprawdz': sprawdz,
  'POST /sprawdz': sprawdz,
};

function handle(zapytanie: Zapytanie, sklep: Shop): Reply {
  const { path, session } = zapytanie;
  const plik = pliki.get(path.replace('/assets/', ''));
  if (plik) return plik;
  const mapa = serveSitemap(sklep, path, witryna);
  if (mapa) return mapa;
  const okladka = /^\/okladki\/([\w-]+)\.svg$/.exec(path)?.[1];
  if (okladka) return drawProduct(okladka, 150, shapes);
  const gra = sklep.product(/^\/gra\/([\w-]+)$/.exec(path)?.[1] ?? '');
  if (gra) return page(strona(session, sklep, gra, undefined, zapytanie.query.has('dodano')));
  const trasa = trasy[`${zapytanie.method} ${path}`];
  return trasa
    ? trasa(zapytanie, sklep)
    : page(szablon(session, 'Brak strony', html`<h1>Nie ma takiej strony</h1>`), 404);
}

export const lesnaPolka = defineMerchant<Stan>({
  id: 'sealed-lesna-polka',
  name: 'Leśna Półka',
  language: 'pl',
  currency: 'PLN',
  products: gry,
  coupon: rabat,
  shipping: dostawy,
  cookieName: 'lp_koszyk',
  newState: () => ({ pending: null, numer: '' }),
  productPath: sciezka,
  formatOrderNumber: (n) => `${n}/${new Date().getFullYear()}/LP`,
  isCheckout: ({ path }) => path === '/zamowienie',
  renderError: ({ session }) =>
    page(szablon(session, 'Błąd', html`<h1>Przepraszamy, wystąpił błąd</h1><p>Spróbuj ponownie za chwilę.</p>`), 500),
  renderCaptcha: ({ session }, mur) =>
    page(
      szablon(
        session,
        'Weryfikacja',
        html`<div class="panel"><h1>Potwierdź, że nie jesteś robotem</h1>${mur.wrong && blad('Nieprawidłowe znaki.')}<form method="post" action="/captcha"><img src="${mur.image}" alt="Kod z obrazka"><input type="hidden" name="next" value="${mur.next}"><div class="pole"><input name="answer" placeholder="Przepisz kod z obrazka"></div><button class="guzik">Potwierdź</button></form></div>`,
      ),
    ),
  handle,
});
