import type { CartLine, Session } from '../../session.ts';

export type Party = {
  first: string;
  last: string;
  company: string;
  addr1: string;
  addr2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
};

export type ClassicState = {
  email: string;
  phone: string;
  catalogByMail: boolean;
  ship: Party | null;
  bill: Party | null;
  shipVia: string | null;
  payment: { last4: string; brand: string; outcome: 'approved' | 'declined' | 'challenge' } | null;
  /** The basket of the order just placed: posting the last form again orders it again, as the page warns. */
  ordered: { cart: CartLine[]; coupon: string | null } | null;
  challenge: string | null;
};

export type ClassicSession = Session<ClassicState>;

export const newState = (): ClassicState => ({
  email: '',
  phone: '',
  catalogByMail: false,
  ship: null,
  bill: null,
  shipVia: null,
  payment: null,
  ordered: null,
  challenge: null,
});
