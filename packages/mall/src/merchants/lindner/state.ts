import type { Session } from '../../session.ts';

export type Anschrift = {
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
  rechnung: Anschrift | null;
  lieferung: Anschrift | null;
  email: string;
  telefon: string;
  newsletter: boolean;
  konto: boolean;
  versandart: string | null;
  zahlart: string | null;
  karte: { last4: string; brand: string; outcome: 'approved' | 'declined' | 'challenge' } | null;
  freigabe: string | null;
  /** Number of the last order and the form token it was placed with: the same form cannot order twice. */
  bestellt: { nummer: string; token: string } | null;
  formToken: string;
};

export type Sitzung = Session<LindnerState>;

export const newState = (): LindnerState => ({
  rechnung: null,
  lieferung: null,
  email: '',
  telefon: '',
  newsletter: false,
  konto: false,
  versandart: null,
  zahlart: null,
  karte: null,
  freigabe: null,
  bestellt: null,
  formToken: '',
});
