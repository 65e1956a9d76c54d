import { html, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { attributes, type Field, textField } from '../question.ts';
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
    {
      id: 'title-radios',
      says: 'A form of address first, as radio buttons of which none is chosen.',
      seen: 'PrestaShop 1.6 gender-line; Aimeos salutation; OXID themes',
      not: ['labels/floating'],
      does: (shop) => [
        {
          ...textField(shop, 'title', 'honorific-prefix'),
          kind: 'custom',
          draw: ({ id, ...given }, value) =>
            html`<span class="${shop.c('inline')}" id="${String(id)}">${[
              ['mr', 'mister'],
              ['ms', 'madam'],
            ].map(
              ([code = '', word = '']) =>
                html`<label><input type="radio" value="${code}"${value === code ? raw(' checked') : ''}${attributes({ name: given.name, required: given.required })}${mark(`title:${code}`)}> ${shop.say(word)}</label>`,
            )}</span>`,
        },
        textField(shop, 'firstName', 'given-name', { share: 'half' }),
        textField(shop, 'lastName', 'family-name', { share: 'half' }),
      ],
    },
    {
      id: 'middle',
      says: 'First name, a middle name that may stay empty, last name.',
      seen: 'OFBiz personal data; Magento 1 with middle name; Broadleaf and Miva forms',
      does: (shop) => [
        textField(shop, 'firstName', 'given-name', { share: 'third' }),
        textField(shop, 'middleName', 'additional-name', { share: 'third', required: false }),
        textField(shop, 'lastName', 'family-name', { share: 'third' }),
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
    {
      id: 'typed-twice',
      says: 'Twice, and the second field takes nothing that is pasted.',
      seen: 'EC-CUBE and Japanese forms with a confirmation field; ticket shops; Cafe24',
      does: (shop) => [
        textField(shop, 'email', 'email', { kind: 'email' }),
        textField(shop, 'emailAgain', 'off', { kind: 'email', attributes: { 'data-typed': true } }),
      ],
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
