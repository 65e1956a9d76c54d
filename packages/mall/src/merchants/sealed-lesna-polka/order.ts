import { checkCard, type GoodCard } from '../../check-card.ts';
import type { OrderDraft } from '../../ledger.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart, type Totals } from '../../price-cart.ts';
import type { Session } from '../../session.ts';
import type { Pending } from '../../settle-order.ts';

export type PolkaState = { pending: Pending | null; number: string };
export type Client = Session<PolkaState>;

export const coupon = { code: 'GRZYBY12', percent: 12 };

export const deliveries: ShippingOption[] = [
  { id: 'odbior', label: 'Odbiór osobisty w sklepie (Hajnówka)', price: 0, days: [1, 1] },
  { id: 'automat', label: 'Automat paczkowy', price: 899, days: [2, 3] },
  { id: 'poczta', label: 'Przesyłka pocztowa', price: 1090, days: [3, 5] },
  { id: 'kurier', label: 'Kurier', price: 1690, days: [1, 2] },
];

export const countries: [string, string][] = [
  ['PL', 'Polska'],
  ['CZ', 'Czechy'],
  ['DE', 'Niemcy'],
  ['FR', 'Francja'],
  ['GB', 'Wielka Brytania'],
  ['US', 'Stany Zjednoczone'],
];

export const dialCodes = ['+48', '+420', '+49', '+33', '+44', '+1'];

export function totalsOf(client: Client, shop: Shop, delivery: string | null): Totals {
  return priceCart({
    items: shop.items(client),
    discountPercent: client.coupon ? coupon.percent : 0,
    shipping: deliveries.find((option) => option.id === delivery)?.price ?? 0,
    taxBasisPoints: 2300,
    taxIncluded: true,
  });
}

export function findContactProblems(form: URLSearchParams): Record<string, string> {
  const field = (name: string) => form.get(name)?.trim() ?? '';
  const bledy: Record<string, string> = {};
  if (!/^\S+@\S+\.\S+$/.test(field('mail'))) bledy.mail = 'Podaj poprawny adres e-mail';
  if (!/\S\s+\S/.test(field('kto'))) bledy.kto = 'Podaj imię i nazwisko';
  if (!field('ulica')) bledy.ulica = 'Podaj ulicę i numer domu';
  if (!field('miasto')) bledy.miasto = 'Podaj miejscowość';
  if (!field('kod')) bledy.kod = 'Podaj kod pocztowy';
  else if (field('kraj') === 'PL' && !/^\d{2}-\d{3}$/.test(field('kod'))) bledy.kod = 'Kod w formacie 00-000';
  if (field('tel').replace(/\D/g, '').length < 7) bledy.tel = 'Podaj numer telefonu';
  if (form.get('konto') === 'nowe' && field('haslo').length < 8) bledy.haslo = 'Hasło musi mieć co najmniej 8 znaków';
  if (form.has('faktura') && field('nip').replace(/\D/g, '').length !== 10) bledy.nip = 'NIP ma 10 cyfr';
  return bledy;
}

const cardProblems = {
  number_missing: ['nr_karty', 'Podaj numer karty'],
  number_invalid: ['nr_karty', 'Nieprawidłowy numer karty'],
  expiry_invalid: ['wazna_m', 'Nieprawidłowa data ważności'],
  expired: ['wazna_m', 'Karta straciła ważność'],
  cvv_invalid: ['kod_karty', 'Nieprawidłowy kod'],
  name_missing: ['nr_karty', 'Podaj posiadacza karty'],
} as const;

/** `karta` is null when the buyer chose another method; with messages in `bledy` it means nothing. */
export function readCard(form: URLSearchParams): { card: GoodCard | null; bledy: Record<string, string> } {
  if (form.get('platnosc') !== 'karta') return { card: null, bledy: {} };
  const field = (name: string) => form.get(name) ?? '';
  const verdict = checkCard({
    number: field('nr_karty'),
    month: field('wazna_m'),
    year: field('wazna_r'),
    cvv: field('kod_karty'),
  });
  if ('last4' in verdict) return { card: verdict, bledy: {} };
  return { card: null, bledy: Object.fromEntries(verdict.problems.map((problem) => cardProblems[problem])) };
}

export function draftOrder(form: URLSearchParams, client: Client, shop: Shop, card: GoodCard | null): OrderDraft {
  const field = (name: string) => form.get(name)?.trim() ?? '';
  return {
    ...totalsOf(client, shop, field('dostawa')),
    cartToken: client.token,
    email: field('mail'),
    items: shop.items(client),
    shippingOption: field('dostawa'),
    coupon: client.coupon,
    extras: [],
    shippingAddress: {
      name: field('kto'),
      line1: field('ulica'),
      line2: field('lokal'),
      postalCode: field('kod'),
      city: field('miasto'),
      country: field('kraj'),
      phone: `${field('kierunkowy')} ${field('tel')}`,
    },
    billingAddress: null,
    paymentMethod: field('platnosc'),
    card: card && { last4: card.last4, brand: card.brand },
    newsletter: form.has('newsletter'),
    accountCreated: form.get('konto') === 'nowe',
  };
}
