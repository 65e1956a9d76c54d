import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { type Field, textField } from '../question.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

type Ask = (shop: Storefront) => Field[];

export const names: Dimension<Ask> = {
  says: "How the customer's name is asked",
  habits: [
    {
      id: 'first-last',
      says: 'First name, then last name.',
      seen: 'WooCommerce; Magento 2; Shopify checkout',
      weight: 3,
      does: (shop) => [
        textField(shop, 'firstName', 'given-name', { share: 'half' }),
        textField(shop, 'lastName', 'family-name', { share: 'half' }),
      ],
    },
    {
      id: 'last-first',
      says: 'Last name before first name.',
      seen: 'Magento and Shopify stores in Japan and Hungary',
      does: (shop) => [
        textField(shop, 'lastName', 'family-name', { share: 'half' }),
        textField(shop, 'firstName', 'given-name', { share: 'half' }),
      ],
    },
    {
      id: 'full',
      says: 'One field for the whole name.',
      seen: 'Solidus _address_inputs; Odoo address form',
      does: (shop) => [textField(shop, 'fullName', 'name')],
    },
    {
      id: 'title',
      says: 'A form of address first, then both names.',
      seen: 'Shopware 6 address-personal; PrestaShop customer-form (social title); nopCommerce gender',
      does: (shop) => [
        textField(shop, 'title', 'honorific-prefix', {
          kind: 'select',
          options: [
            ['', '–'],
            ['mr', shop.say('mister')],
            ['ms', shop.say('madam')],
          ],
        }),
        textField(shop, 'firstName', 'given-name', { share: 'half' }),
        textField(shop, 'lastName', 'family-name', { share: 'half' }),
      ],
    },
    {
      id: 'kana',
      says: 'Last name and first name, and how both are read.',
      seen: 'EC-CUBE name and kana; MakeShop and Color Me Shop; Shopify apps for furigana',
      only: ({ language }) => language === 'ja',
      weight: 3,
      does: (shop) => [
        textField(shop, 'lastName', 'family-name', { share: 'half' }),
        textField(shop, 'firstName', 'given-name', { share: 'half' }),
        textField(shop, 'lastNameKana', '', { label: 'セイ', share: 'half' }),
        textField(shop, 'firstNameKana', '', { label: 'メイ', share: 'half' }),
      ],
    },
  ],
};

export const emails: Dimension<Ask> = {
  says: 'How often the e-mail address is asked',
  habits: [
    {
      id: 'once',
      says: 'Once.',
      seen: 'WooCommerce; Medusa',
      weight: 4,
      does: (shop) => [textField(shop, 'email', 'email', { kind: 'email' })],
    },
    {
      id: 'as-text',
      says: 'Once, in a field that is not of type email.',
      seen: 'OpenCart register.html',
      does: (shop) => [textField(shop, 'email', 'email')],
    },
    {
      id: 'twice',
      says: 'Twice, and both must agree.',
      seen: 'Drupal Commerce ContactInformation (double entry); Shopware confirm-mail option',
      does: (shop) => [
        textField(shop, 'email', 'email', { kind: 'email' }),
        textField(shop, 'emailAgain', 'email', { kind: 'email' }),
      ],
    },
  ],
};

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
  ],
};

const taxNumbers: Record<string, string> = {
  BR: 'CPF / CNPJ',
  CZ: 'IČO',
  ES: 'NIF / CIF',
  HU: 'Adószám',
  IT: 'Codice fiscale',
  MX: 'RFC',
  PL: 'NIP',
  PT: 'NIF',
};

export const oddQuestions: Dimension<Ask> = {
  says: 'What else is asked that nobody has to answer',
  habits: [
    { id: 'nothing', says: 'Nothing.', seen: 'Medusa; Sylius guest', weight: 2, does: () => [] },
    {
      id: 'company',
      says: 'A company.',
      seen: 'WooCommerce; Bagisto address form; Magento 2',
      does: (shop) => [textField(shop, 'company', 'organization', { required: false })],
    },
    {
      id: 'company-and-vat',
      says: 'A company and its tax number.',
      seen: 'Bagisto vat_id; Shopware address-personal-vat-id; PrestaShop',
      does: (shop) => [
        textField(shop, 'company', 'organization', { required: false }),
        textField(shop, 'vat', '', { label: `${shop.market.taxName} ID`, required: false }),
      ],
    },
    {
      id: 'tax-number',
      says: "A citizen's or company's number that the country gives.",
      seen: 'Tiendanube and VTEX CPF; VirtueMart and AbanteCart NIF; Shoper NIP; HikaShop',
      only: ({ country }) => country in taxNumbers,
      weight: 2,
      does: (shop) => [
        textField(shop, 'taxNumber', '', { label: taxNumbers[shop.market.country] ?? '', required: false }),
        textField(shop, 'company', 'organization', { required: false }),
      ],
    },
    {
      id: 'note',
      says: 'A note to the shop.',
      seen: 'WooCommerce order_comments; OpenCart comment; Dawn cart note',
      does: (shop) => [textField(shop, 'note', '', { kind: 'textarea', required: false })],
    },
    {
      id: 'customer-type',
      says: 'Whether the customer is private or a company; this one has to be answered.',
      seen: 'Shopware 6 accountType; nopCommerce customer attributes; PrestaShop B2B modules',
      does: (shop) => [
        textField(shop, 'customerType', '', {
          kind: 'select',
          options: [
            ['', shop.say('choose')],
            ['private', shop.say('private')],
            ['business', shop.say('business')],
          ],
        }),
        textField(shop, 'company', 'organization', { required: false }),
      ],
    },
    {
      id: 'birthday',
      says: 'A date of birth in three selects.',
      seen: 'Shopware 6 birthday selects; nopCommerce DateOfBirth; PrestaShop customer-form',
      does: (shop) =>
        [
          ['birthDay', 31, 1],
          ['birthMonth', 12, 1],
          ['birthYear', 80, 1930],
        ].map(([key, count, first], index) =>
          textField(shop, String(key), `bday-${['day', 'month', 'year'][index]}`, {
            label: index === 0 ? shop.say('birthday') : ' ',
            kind: 'select',
            required: false,
            share: 'third',
            options: [
              ['', '–'],
              ...Array.from({ length: Number(count) }, (_, step): [string, string] => [
                String(Number(first) + step),
                String(Number(first) + step),
              ]),
            ],
          }),
        ),
    },
  ],
};
