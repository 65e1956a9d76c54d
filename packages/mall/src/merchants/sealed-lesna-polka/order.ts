import { checkCard, type GoodCard } from '../../check-card.ts';
import type { OrderDraft } from '../../ledger.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart, type Totals } from '../../price-cart.ts';
import type { Session } from '../../session.ts';
import type { Pending } from '../../settle-order.ts';

export type Stan = { pending: Pending | null; numer: string };
export type Klient = Session<Stan>;

export const rabat = { code: 'GRZYBY12', percent: 12 };

export const dostawy: ShippingOption[] = [
  { id: 'odbior', label: 'Odbiór osobisty w sklepie (Hajnówka)', price: 0, days: [1, 1] },
  { id: 'automat', label: 'Automat paczkowy', price: 899, days: [2, 3] },
  { id: 'poczta', label: 'Przesyłka pocztowa', price: 1090, days: [3, 5] },
  { id: 'kurier', label: 'Kurier', price: 1690, days: [1, 2] },
];

export const kraje: [string, string][] = [
  ['PL', 'Polska'],
  ['CZ', 'Czechy'],
  ['DE', 'Niemcy'],
  ['FR', 'Francja'],
  ['GB', 'Wielka Brytania'],
  ['US', 'Stany Zjednoczone'],
];

export const kierunkowe = ['+48', '+420', '+49', '+33', '+44', '+1'];

export function kwoty(klient: Klient, sklep: Shop, dostawa: string | null): Totals {
  return priceCart({
    items: sklep.items(klient),
    discountPercent: klient.coupon ? rabat.percent : 0,
    shipping: dostawy.find((opcja) => opcja.id === dostawa)?.price ?? 0,
    taxBasisPoints: 2300,
    taxIncluded: true,
  });
}

export function bledyDanych(form: URLSearchParams): Record<string, string> {
  const pole = (nazwa: string) => form.get(nazwa)?.trim() ?? '';
  const bledy: Record<string, string> = {};
  if (!/^\S+@\S+\.\S+$/.test(pole('mail'))) bledy.mail = 'Podaj poprawny adres e-mail';
  if (!/\S\s+\S/.test(pole('kto'))) bledy.kto = 'Podaj imię i nazwisko';
  if (!pole('ulica')) bledy.ulica = 'Podaj ulicę i numer domu';
  if (!pole('miasto')) bledy.miasto = 'Podaj miejscowość';
  if (!pole('kod')) bledy.kod = 'Podaj kod pocztowy';
  else if (pole('kraj') === 'PL' && !/^\d{2}-\d{3}$/.test(pole('kod'))) bledy.kod = 'Kod w formacie 00-000';
  if (pole('tel').replace(/\D/g, '').length < 7) bledy.tel = 'Podaj numer telefonu';
  if (form.get('konto') === 'nowe' && pole('haslo').length < 8) bledy.haslo = 'Hasło musi mieć co najmniej 8 znaków';
  if (form.has('faktura') && pole('nip').replace(/\D/g, '').length !== 10) bledy.nip = 'NIP ma 10 cyfr';
  return bledy;
}

const slowa = {
  number_missing: ['nr_karty', 'Podaj numer karty'],
  number_invalid: ['nr_karty', 'Nieprawidłowy numer karty'],
  expiry_invalid: ['wazna_m', 'Nieprawidłowa data ważności'],
  expired: ['wazna_m', 'Karta straciła ważność'],
  cvv_invalid: ['kod_karty', 'Nieprawidłowy kod'],
  name_missing: ['nr_karty', 'Podaj posiadacza karty'],
} as const;

/** `karta` is null when the buyer chose another method; with messages in `bledy` it means nothing. */
export function czytajKarte(form: URLSearchParams): { karta: GoodCard | null; bledy: Record<string, string> } {
  if (form.get('platnosc') !== 'karta') return { karta: null, bledy: {} };
  const pole = (nazwa: string) => form.get(nazwa) ?? '';
  const ocena = checkCard({
    number: pole('nr_karty'),
    month: pole('wazna_m'),
    year: pole('wazna_r'),
    cvv: pole('kod_karty'),
  });
  if ('last4' in ocena) return { karta: ocena, bledy: {} };
  return { karta: null, bledy: Object.fromEntries(ocena.problems.map((problem) => slowa[problem])) };
}

export function zapisz(form: URLSearchParams, klient: Klient, sklep: Shop, karta: GoodCard | null): OrderDraft {
  const pole = (nazwa: string) => form.get(nazwa)?.trim() ?? '';
  return {
    ...kwoty(klient, sklep, pole('dostawa')),
    cartToken: klient.token,
    email: pole('mail'),
    items: sklep.items(klient),
    shippingOption: pole('dostawa'),
    coupon: klient.coupon,
    extras: [],
    shippingAddress: {
      name: pole('kto'),
      line1: pole('ulica'),
      line2: pole('lokal'),
      postalCode: pole('kod'),
      city: pole('miasto'),
      country: pole('kraj'),
      phone: `${pole('kierunkowy')} ${pole('tel')}`,
    },
    billingAddress: null,
    paymentMethod: pole('platnosc'),
    card: karta && { last4: karta.last4, brand: karta.brand },
    newsletter: form.has('newsletter'),
    accountCreated: form.get('konto') === 'nowe',
  };
}
