import type { Dimension } from '../habit.ts';
import { type LooseGate, looseGates } from './more-gates.ts';

export type Gate =
  | 'none'
  | 'radios-guest'
  | 'radios-register'
  | 'columns'
  | 'email-first'
  | 'modal'
  | 'account-ticked'
  | 'account-optional'
  | 'tabs'
  | 'guest-link'
  | 'login-fold'
  | 'forced'
  | 'next-only'
  | 'beside-password'
  | 'email-twice'
  | 'no-account'
  | 'misnamed'
  | LooseGate;

export const gates: Dimension<Gate> = {
  says: 'What stands between cart and checkout',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'Shopify; Medusa; Sylius', weight: 5, does: 'none' },
    {
      id: 'radios-guest',
      says: 'Radio buttons; guest is chosen.',
      seen: 'django-oscar gateway; OpenCart register.html',
      does: 'radios-guest',
    },
    {
      id: 'radios-register',
      says: 'Radio buttons; a new account is chosen.',
      seen: 'OpenCart register.html default; Magento 1 billing step',
      does: 'radios-register',
    },
    {
      id: 'columns',
      says: 'Sign in left, guest right.',
      seen: 'Solidus checkout_sessions; nopCommerce Login/CheckoutAsGuest; Drupal Commerce Login pane',
      weight: 2,
      does: 'columns',
    },
    {
      id: 'email-first',
      says: 'A page that asks for the e-mail address only.',
      seen: 'BigCommerce checkout customer step; Spree registration',
      does: 'email-first',
    },
    {
      id: 'modal',
      says: 'A dialog that offers to sign in.',
      seen: 'Magento 2 authentication popup; Bagisto login modal',
      does: 'modal',
    },
    {
      id: 'account-ticked',
      says: '"Create an account" is ticked in the form, with a password.',
      seen: 'Shopware createCustomerAccount default; WooCommerce createaccount',
      does: 'account-ticked',
    },
    {
      id: 'account-optional',
      says: '"Create an account" may be ticked.',
      seen: 'WooCommerce form-billing; Saleor guest-contact',
      weight: 2,
      does: 'account-optional',
    },
    {
      id: 'tabs',
      says: 'Tabs; signing in is open, ordering as a guest lies behind the other.',
      seen: 'PrestaShop personal-information nav-inline tabs; Shopware login and register panels',
      does: 'tabs',
    },
    {
      id: 'guest-link',
      says: 'A form to sign in; a guest goes on by a small link below it.',
      seen: 'Drupal Commerce and Odoo sign-in pages; Salesforce-like storefronts',
      does: 'guest-link',
    },
    {
      id: 'login-fold',
      says: 'Nothing, but a folded form to sign in stands on top of the checkout.',
      seen: 'WooCommerce form-login "Returning customer?"; Sylius checkout login; Bagisto checkout/login',
      weight: 2,
      does: 'login-fold',
    },
    {
      id: 'forced',
      says: 'Nobody orders without an account.',
      seen: 'WooCommerce must_be_logged_in; Drupal Commerce without guest checkout; Odoo mandatory sign-in',
      does: 'forced',
    },
    {
      id: 'next-only',
      says: 'Three boxes; the button of each says only "next".',
      seen: 'OXID checkout options; Gambio and modified login page; OpenCart 2 account step',
      weight: 2,
      does: 'next-only',
    },
    {
      id: 'beside-password',
      says: 'The e-mail address, and three answers: guest, an account with its password, a new account.',
      seen: 'django-oscar gateway form; older Spree registration; AbanteCart guest step',
      weight: 2,
      does: 'beside-password',
    },
    {
      id: 'email-twice',
      says: 'A guest gives the e-mail address twice before the checkout.',
      seen: 'SAP Spartacus checkout-login; Hybris accelerator guest form; Salesforce SFRA guest step',
      does: 'email-twice',
      not: ['emails/twice', 'emails/typed-twice'],
    },
    {
      id: 'no-account',
      says: 'A password is asked for, unless a box "no account" is ticked.',
      seen: 'Shopware 5 skipLogin; VirtueMart "register and checkout"; JTL guest box',
      weight: 2,
      does: 'no-account',
    },
    {
      id: 'misnamed',
      says: "Sign in left, guest right; the guest's form is called after an account in its markup.",
      seen: 'Gambio create_guest_account; modified and xt:Commerce forms named create_account; CE Phoenix PWA',
      does: 'misnamed',
    },
    ...looseGates,
  ],
};
