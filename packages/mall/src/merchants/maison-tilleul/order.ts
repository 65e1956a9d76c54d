import type { GoodCard } from '../../check-card.ts';
import type { LedgerAddress, OrderDraft } from '../../ledger.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart, type Totals } from '../../price-cart.ts';
import type { Session } from '../../session.ts';
import type { Pending } from '../../settle-order.ts';

export type TilleulState = {
  email: string;
  newsletter: boolean;
  delivery: LedgerAddress | null;
  billing: LedgerAddress | null;
  carrier: string | null;
  pending: Pending | null;
  lastOrder: string;
};
export type Client = Session<TilleulState>;

export const coupon = { code: 'TILLEUL5', percent: 5 };

export const carriers: ShippingOption[] = [
  { id: 'relais', label: 'Retrait en point relais', price: 290, days: [3, 5] },
  { id: 'domicile', label: 'Livraison à domicile', price: 590, days: [3, 4] },
  { id: 'express', label: 'Livraison express', price: 1290, days: [1, 1] },
];

export const countries: [string, string][] = [
  ['FR', 'France'],
  ['BE', 'Belgique'],
  ['LU', 'Luxembourg'],
  ['CH', 'Suisse'],
  ['DE', 'Allemagne'],
  ['ES', 'Espagne'],
  ['GB', 'Royaume-Uni'],
  ['US', 'États-Unis'],
];

export function rateOf(client: Client, shop: Shop, id: string): number {
  const option = carriers.find((candidate) => candidate.id === id);
  const goods = shop.items(client).reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  if (!option || (option.id === 'domicile' && goods >= 8000)) return 0;
  return option.price;
}

export function totalsOf(client: Client, shop: Shop): Totals {
  return priceCart({
    items: shop.items(client),
    discountPercent: client.coupon ? coupon.percent : 0,
    shipping: client.state.carrier ? rateOf(client, shop, client.state.carrier) : 0,
    taxBasisPoints: 2000,
    taxIncluded: true,
  });
}

/** An address from the fields with this prefix, or the sentence that says what is missing. */
export function readAddress(form: URLSearchParams, prefix: string): LedgerAddress | string {
  const field = (nom: string) => form.get(`${prefix}${nom}`)?.trim() ?? '';
  if (!/^(M|Mme)$/.test(field('civilite'))) return 'Veuillez indiquer votre civilité.';
  const missing = ['nom', 'prenom', 'adresse', 'cp', 'ville'].find((nom) => !field(nom));
  if (missing) return `Merci de compléter le champ « ${labels[missing] ?? missing} ».`;
  if (field('pays') === 'FR' && !/^\d{5}$/.test(field('cp'))) return 'Le code postal doit comporter cinq chiffres.';
  if (prefix === '' && field('tel').replace(/\D/g, '').length < 6) return 'Le numéro de téléphone est incomplet.';
  return {
    salutation: field('civilite'),
    lastName: field('nom'),
    firstName: field('prenom'),
    line1: field('adresse'),
    line2: field('adresse2'),
    postalCode: field('cp'),
    city: field('ville'),
    country: field('pays'),
    ...(field('tel') && { phone: field('tel') }),
  };
}

const labels: Record<string, string> = {
  nom: 'Nom',
  prenom: 'Prénom',
  adresse: 'Adresse',
  cp: 'Code postal',
  ville: 'Ville',
};

export function draftOrder(client: Client, shop: Shop, delivery: LedgerAddress, card: GoodCard | null): OrderDraft {
  const { state } = client;
  return {
    ...totalsOf(client, shop),
    cartToken: client.token,
    email: state.email,
    items: shop.items(client),
    shippingOption: state.carrier,
    coupon: client.coupon,
    extras: [],
    shippingAddress: delivery,
    billingAddress: state.billing,
    paymentMethod: card ? 'carte bancaire' : 'virement',
    card: card && { last4: card.last4, brand: card.brand },
    newsletter: state.newsletter,
    accountCreated: false,
  };
}
