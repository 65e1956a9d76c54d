import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { type Field, textField } from '../question.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

type Ask = (shop: Storefront) => Field[];

export const phones: Dimension<Ask> = {
  says: 'How the telephone number is asked',
  habits: [
    {
      id: 'required',
      says: 'One required field.',
      seen: 'WooCommerce billing_phone; Magento 2 telephone',
      weight: 2,
      does: (shop) => [textField(shop, 'phone', 'tel', { kind: 'tel' })],
    },
    {
      id: 'optional',
      says: 'One field that may stay empty.',
      seen: 'Medusa; Shopify; Saleor',
      weight: 2,
      does: (shop) => [textField(shop, 'phone', 'tel', { kind: 'tel', required: false })],
    },
    {
      id: 'country-code',
      says: 'A select for the country code beside the number.',
      seen: 'nopCommerce and WooCommerce phone plugins; Vue Storefront forms',
      does: (shop) => {
        const codes = [
          '+1',
          '+20',
          '+30',
          '+31',
          '+32',
          '+33',
          '+34',
          '+36',
          '+39',
          '+40',
          '+41',
          '+43',
          '+44',
          '+45',
          '+46',
          '+47',
          '+48',
          '+49',
          '+52',
          '+55',
          '+61',
          '+81',
          '+90',
          '+351',
          '+358',
          '+380',
          '+420',
          '+971',
        ];
        return [
          textField(shop, 'phoneCode', 'tel-country-code', {
            label: '+',
            kind: 'select',
            share: 'third',
            options: codes.map((code) => [code, code] as const),
          }),
          textField(shop, 'phoneLocal', 'tel-national', { label: shop.say('phone'), kind: 'tel', share: 'half' }),
        ];
      },
    },
    {
      id: 'flag-picker',
      says: 'A button with the country code opens a list; the number stands beside it.',
      seen: 'intl-tel-input in WooCommerce, PrestaShop and Odoo; Shopify checkout phone flags',
      does: (shop) => {
        const own = /^\+\d+/.exec(shop.market.home.phone)?.[0] ?? '+1';
        return [
          {
            ...textField(shop, 'phoneCode', '', { label: ' ', required: false, share: 'third' }),
            kind: 'custom',
            draw: (given, value): Markup =>
              html`<span class="${shop.c('listbox')}" data-listbox><input type="hidden" name="${String(given.name)}" value="${value || own}"><button type="button" class="${shop.c('select')}" aria-haspopup="listbox" aria-expanded="false" aria-label="${shop.say('phone')}: ${value || own}"${mark('list:phoneCode')}>${value || own}</button><ul role="listbox" class="${shop.c('list')}" hidden>${[own, '+1', '+33', '+44', '+49', '+81'].map((code) => html`<li role="option" tabindex="-1" data-value="${code}">${code}</li>`)}</ul></span>`,
          },
          textField(shop, 'phoneLocal', 'tel-national', { label: shop.say('phone'), kind: 'tel', share: 'half' }),
        ];
      },
    },
    {
      id: 'with-email',
      says: 'Beside the e-mail address, before the address.',
      seen: 'woofluid checkouts and WooCommerce billing details; Ecwid; Wix; Tiendanube contact step',
      does: (shop) => [textField(shop, 'phone', 'tel', { kind: 'tel' })],
    },
    {
      id: 'three-parts',
      says: 'Area code, prefix and number in three boxes.',
      seen: 'older Zen Cart and Miva forms in the United States',
      only: ({ country }) => country === 'US' || country === 'CA',
      does: (shop) =>
        [3, 3, 4].map((maxlength, index) =>
          textField(shop, `phone${index + 1}`, '', {
            label: index === 0 ? shop.say('phone') : '–',
            kind: 'tel',
            share: 'third',
            attributes: { maxlength, size: maxlength },
          }),
        ),
    },
    {
      id: 'none',
      says: 'Not asked.',
      seen: 'vercel commerce on Shopify with phone hidden; django-oscar without phone',
      does: () => [],
    },
    {
      id: 'two-phones',
      says: 'Two fields, telephone and mobile; the second may stay empty.',
      seen: 'J2Store phone_1 and phone_2; PrestaShop 1.6 phone and phone_mobile; VirtueMart; OFBiz',
      does: (shop) => [
        textField(shop, 'phone', 'tel', { kind: 'tel', share: 'half' }),
        textField(shop, 'mobile', 'mobile tel', { kind: 'tel', share: 'half', required: false }),
      ],
    },
  ],
};

export interface PhoneRule {
  /** Of a number, or of its part behind the code of the country. */
  accepts: (text: string, isWhole: boolean) => boolean;
  /** The complaint. */
  words: string;
  /** The same number as the shop wants it. */
  write: (phone: string) => string;
  /** The complaint stands in the empty field from the beginning. */
  isTold?: boolean;
}

const same = (phone: string) => phone;
const digits = { accepts: (text: string) => /^\d+$/.test(text), write: (phone: string) => phone.replace(/\D/g, '') };

export const phoneRules: Dimension<PhoneRule> = {
  says: 'How a telephone number has to be written',
  habits: [
    {
      id: 'any',
      says: 'Any way.',
      seen: 'WooCommerce; Shopify; Magento 2',
      weight: 4,
      does: { accepts: () => true, words: 'required', write: same },
    },
    {
      id: 'no-spaces',
      says: 'Without spaces; others are refused in plain words below the field.',
      seen: 'Bagisto 2 phone rule; Laravel and Vue storefronts with a pattern; Salla',
      does: {
        accepts: (text) => !/\s/.test(text),
        words: 'phoneNoSpaces',
        write: (phone) => phone.replace(/\s/g, ''),
      },
    },
    {
      id: 'digits',
      says: 'In digits alone; others are refused.',
      seen: 'PrestaShop 1.6 and Ticimax phone checks; Cafe24; Brazilian and Indian checkouts',
      does: { ...digits, words: 'phoneDigits' },
    },
    {
      id: 'digits-told',
      says: 'In digits alone, as the empty field says.',
      seen: 'Haravan and Tray checkouts; UNAS; Jumpseller',
      does: { ...digits, words: 'phoneDigits', isTold: true },
    },
    {
      id: 'international',
      says: 'With a plus and the code of the country; others are refused.',
      seen: 'Saleor and Vendure with libphonenumber; Klarna and Qliro checkouts; Swell',
      does: { accepts: (text, isWhole) => !isWhole || text.startsWith('+'), words: 'phonePlus', write: same },
    },
  ],
};
