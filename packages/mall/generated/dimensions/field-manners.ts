import type { Dimension } from '../habit.ts';
import type { Attributes } from '../question.ts';
import { scramble } from '../random.ts';
import type { Storefront } from '../storefront.ts';

export interface RequiredMarks {
  attributes: Attributes;
  required(label: string): string;
  optional(label: string, shop: Storefront): string;
}

const same = (label: string) => label;

export const requiredMarks: Dimension<RequiredMarks> = {
  says: 'How a form tells required fields from optional ones',
  habits: [
    {
      id: 'asterisk',
      says: 'A star behind required fields.',
      seen: 'WooCommerce abbr.required; Shopware 6 address-form; Bagisto .required',
      weight: 2,
      does: { attributes: {}, required: (label) => `${label} *`, optional: same },
    },
    {
      id: 'optional-word',
      says: 'The word "optional" in brackets behind the others.',
      seen: 'WooCommerce optional fields; PrestaShop form-fields comment',
      does: { attributes: {}, required: same, optional: (label, shop) => `${label} (${shop.say('optional')})` },
    },
    {
      id: 'aria-required',
      says: 'Nothing to see, aria-required only.',
      seen: 'Dawn customer forms; WooCommerce 9 form fields',
      does: { attributes: { 'aria-required': 'true' }, required: same, optional: same },
    },
    {
      id: 'none',
      says: 'No mark at all.',
      seen: 'Saleor checkout; Vercel commerce',
      does: { attributes: {}, required: same, optional: same },
    },
  ],
};

export const autofill: Dimension<(token: string | undefined) => Attributes> = {
  says: 'What the fields tell a browser that fills in',
  habits: [
    {
      id: 'tokens',
      says: 'Correct autocomplete tokens.',
      seen: 'WooCommerce; Solidus address inputs; Medusa shipping-address',
      weight: 2,
      does: (token) => (token ? { autocomplete: token } : {}),
    },
    {
      id: 'sections',
      says: 'Tokens with a shipping section before them.',
      seen: 'Solidus address inputs; Shopify checkout',
      does: (token) => {
        if (!token) return {};
        return { autocomplete: /^(cc-|email|new-password)/.test(token) ? token : `shipping ${token}` };
      },
    },
    {
      id: 'off',
      says: 'Autocomplete switched off everywhere.',
      seen: 'nopCommerce PaymentInfo.cshtml; Magento cc-form',
      does: () => ({ autocomplete: 'off' }),
    },
    {
      id: 'none',
      says: 'No autocomplete attribute.',
      seen: 'OpenCart register.html; django-oscar forms',
      weight: 2,
      does: () => ({}),
    },
  ],
};

/** Writes the name that a form gives a question. Names must differ for different questions. */
export type Naming = (key: string, seed: number) => string;

const snake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace('.', '_');
const pascal = (key: string) =>
  key.replace(/(^|\.)(\w)/g, (_, dot: string, letter: string) => dot + letter.toUpperCase());

export const fieldNames: Dimension<Naming> = {
  says: 'What fields are called behind the scenes',
  habits: [
    {
      id: 'billing-snake',
      says: 'billing_first_name.',
      seen: 'WooCommerce checkout fields',
      does: (key) => `billing_${snake(key)}`,
    },
    {
      id: 'nested',
      says: 'order[bill_address_attributes][firstname].',
      seen: 'Spree and Solidus checkout; Sylius forms',
      does: (key) => `order[ship_address][${snake(key)}]`,
    },
    {
      id: 'dotted',
      says: 'BillingNewAddress.FirstName.',
      seen: 'nopCommerce views; Medusa shipping_address.first_name',
      does: (key) => `ShippingNewAddress.${pascal(key)}`,
    },
    {
      id: 'plain',
      says: 'firstname, without any prefix.',
      seen: 'OpenCart register.html; Magento 2 address form',
      does: (key) => key.toLowerCase().replace('.', '-'),
    },
    {
      id: 'camel',
      says: 'checkoutFirstNameInput.',
      seen: 'BigCommerce checkout; Saleor',
      does: (key) => `checkout${pascal(key).replace('.', '')}Input`,
    },
    {
      id: 'opaque',
      says: 'A number that a form builder gave, e.g. f_83a1.',
      seen: 'OpenCart custom_field[]; Odoo and form-builder plugins',
      does: (key, seed) => `f_${scramble(6, 'name', seed, key)}`,
    },
  ],
};

export interface Validation {
  isNative: boolean;
  /** The last button stays disabled until the required fields are filled. */
  guardsButton?: boolean;
  /** Complaints after leaving a field. */
  onBlur?: boolean;
  isSummary?: boolean;
}

export const validation: Dimension<Validation> = {
  says: 'How a form refuses bad answers',
  habits: [
    {
      id: 'native',
      says: "The browser's own bubbles (required, type, pattern).",
      seen: 'Sylius; Solidus; django-oscar with required widgets',
      weight: 2,
      does: { isNative: true },
    },
    {
      id: 'server-inline',
      says: 'The server answers with a line under each bad field.',
      seen: 'OpenCart invalid-feedback; Magento mage-error',
      weight: 2,
      does: { isNative: false },
    },
    {
      id: 'server-summary',
      says: 'The server answers with a list on top.',
      seen: 'WooCommerce notices; Spree error_messages; nopCommerce validation summary',
      does: { isNative: false, isSummary: true },
    },
    {
      id: 'blur',
      says: 'A script complains as soon as a field is left.',
      seen: 'Saleor guest-contact; WooCommerce blocks; PrestaShop',
      does: { isNative: false, onBlur: true },
    },
    {
      id: 'disabled-button',
      says: 'The button to go on stays disabled until the form is complete.',
      seen: 'Medusa payment-button; Shopware tos; OpenCart 4 confirm',
      does: { isNative: false, guardsButton: true },
    },
  ],
};
