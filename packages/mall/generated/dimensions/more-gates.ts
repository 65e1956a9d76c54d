import type { Habit } from '../habit.ts';

export type LooseGate = 'submit-pair' | 'next-link' | 'guest-email' | 'cancellable';

/** Further things between cart and checkout. */
export const looseGates: readonly Habit<LooseGate>[] = [
  {
    id: 'submit-pair',
    says: 'One form with two buttons: a new account and a guest.',
    seen: 'SilverShop membership form; Spree registration; Ubercart with account choice',
    does: 'submit-pair',
  },
  {
    id: 'next-link',
    says: 'A link that says only "next", below "New customer".',
    seen: 'osCommerce 2.3 login page ("New Customer … Continue"); CE Phoenix; Zen Cart COWOA',
    does: 'next-link',
  },
  {
    id: 'guest-email',
    says: "A guest's e-mail address, with a button that is called like the way to the checkout.",
    seen: 'Reaction guest checkout; Intershop "checkout as guest"; Umbraco Commerce; VTEX',
    does: 'guest-email',
  },
  {
    id: 'cancellable',
    says: 'A guest, once chosen, stands on top of the checkout with a button that cancels it.',
    seen: 'Phoca Cart guest checkout ("cancel guest checkout"); Sylius 1 "checking out as …"; VirtueMart',
    does: 'cancellable',
  },
];
