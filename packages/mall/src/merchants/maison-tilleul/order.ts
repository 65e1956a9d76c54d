import type { GoodCard } from '../../check-card.ts';
import type { LedgerAddress, OrderDraft } from '../../ledger.ts';
import type { ShippingOption, Shop } from '../../merchant.ts';
import { priceCart, type Totals } from '../../price-cart.ts';
import type { Session } from '../../session.ts';
import type { Pending } from '../../settle-order.ts';

export type Etat = {
  email: string;
  lettre: boolean;
  livraison: LedgerAddress | null;
  facturation: LedgerAddress | null;
  transporteur: string | null;
  pending: Pending | null;
  derniere: string;
};
export type Client = Session<Etat>;

export const codePromo = { code: 'TILLEUL5', percent: 5 };

export const transporteurs: ShippingOption[] = [
  { id: 'relais', label: 'Retrait en point relais', price: 290, days: [3, 5] },
  { id: 'domicile', label: 'Livraison à domicile', price: 590, days: [3, 4] },
  { id: 'express', label: 'Livraison express', price: 1290, days: [1, 1] },
];

export const pays: [string, string][] = [
  ['FR', 'France'],
  ['BE', 'Belgique'],
  ['LU', 'Luxembourg'],
  ['CH', 'Suisse'],
  ['DE', 'Allemagne'],
  ['ES', 'Espagne'],
  ['GB', 'Royaume-Uni'],
  ['US', 'États-Unis'],
];

export function tarif(client: Client, boutique: Shop, id: string): number {
  const option = transporteurs.find((candidate) => candidate.id === id);
  const achats = boutique.items(client).reduce((somme, ligne) => somme + ligne.unitPrice * ligne.quantity, 0);
  if (!option || (option.id === 'domicile' && achats >= 8000)) return 0;
  return option.price;
}

export function montants(client: Client, boutique: Shop): Totals {
  return priceCart({
    items: boutique.items(client),
    discountPercent: client.coupon ? codePromo.percent : 0,
    shipping: client.state.transporteur ? tarif(client, boutique, client.state.transporteur) : 0,
    taxBasisPoints: 2000,
    taxIncluded: true,
  });
}

/** An address from the fields with this prefix, or the sentence that says what is missing. */
export function lireAdresse(form: URLSearchParams, prefixe: string): LedgerAddress | string {
  const champ = (nom: string) => form.get(`${prefixe}${nom}`)?.trim() ?? '';
  if (!/^(M|Mme)$/.test(champ('civilite'))) return 'Veuillez indiquer votre civilité.';
  const manque = ['nom', 'prenom', 'adresse', 'cp', 'ville'].find((nom) => !champ(nom));
  if (manque) return `Merci de compléter le champ « ${libelles[manque] ?? manque} ».`;
  if (champ('pays') === 'FR' && !/^\d{5}$/.test(champ('cp'))) return 'Le code postal doit comporter cinq chiffres.';
  if (prefixe === '' && champ('tel').replace(/\D/g, '').length < 6) return 'Le numéro de téléphone est incomplet.';
  return {
    salutation: champ('civilite'),
    lastName: champ('nom'),
    firstName: champ('prenom'),
    line1: champ('adresse'),
    line2: champ('adresse2'),
    postalCode: champ('cp'),
    city: champ('ville'),
    country: champ('pays'),
    ...(champ('tel') && { phone: champ('tel') }),
  };
}

const libelles: Record<string, string> = {
  nom: 'Nom',
  prenom: 'Prénom',
  adresse: 'Adresse',
  cp: 'Code postal',
  ville: 'Ville',
};

export function preparer(client: Client, boutique: Shop, livraison: LedgerAddress, carte: GoodCard | null): OrderDraft {
  const { state } = client;
  return {
    ...montants(client, boutique),
    cartToken: client.token,
    email: state.email,
    items: boutique.items(client),
    shippingOption: state.transporteur,
    coupon: client.coupon,
    extras: [],
    shippingAddress: livraison,
    billingAddress: state.facturation,
    paymentMethod: carte ? 'carte bancaire' : 'virement',
    card: carte && { last4: carte.last4, brand: carte.brand },
    newsletter: state.lettre,
    accountCreated: false,
  };
}
