import type { Session } from '../../session.ts';

export type PostalAddress = {
  anrede: string;
  vorname: string;
  nachname: string;
  firma: string;
  strasse: string;
  hausnummer: string;
  zusatz: string;
  plz: string;
  ort: string;
  land: string;
};

export type LindnerState = {
  billing: PostalAddress | null;
  delivery: PostalAddress | null;
  email: string;
  phone: string;
  newsletter: boolean;
  wantsAccount: boolean;
  shippingOption: string | null;
  paymentMethod: string | null;
  card: { last4: string; brand: string; outcome: 'approved' | 'declined' | 'challenge' } | null;
  challenge: string | null;
  /** Number of the last order and the form token it was placed with: the same form cannot order twice. */
  placed: { number: string; token: string } | null;
  formToken: string;
};

export type LindnerSession = Session<LindnerState>;

export const newState = (): LindnerState => ({
  billing: null,
  delivery: null,
  email: '',
  phone: '',
  newsletter: false,
  wantsAccount: false,
  shippingOption: null,
  paymentMethod: null,
  card: null,
  challenge: null,
  placed: null,
  formToken: '',
});
