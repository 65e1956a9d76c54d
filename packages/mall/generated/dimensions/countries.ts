import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { type Attributes, attributes, type Field, textField } from '../question.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';
import { searchedList } from './searched-lists.ts';

export interface CountryHabit {
  ask: (shop: Storefront) => Field[];
  /** What the page shows before anybody chose. */
  preset: (shop: Storefront) => string;
}

const codes = [
  'US',
  'GB',
  'AU',
  'CA',
  'DE',
  'AT',
  'CH',
  'FR',
  'BE',
  'ES',
  'MX',
  'IT',
  'NL',
  'BR',
  'PT',
  'PL',
  'CZ',
  'SE',
  'DK',
  'NO',
  'FI',
  'HU',
  'RO',
  'GR',
  'TR',
  'JP',
  'UA',
  'AE',
  'IE',
  'LU',
  'NZ',
  'KR',
];

/** Named in the shop's language and sorted as it sorts. */
function countryOptions(shop: Storefront): [string, string][] {
  const display = new Intl.DisplayNames([shop.market.locale], { type: 'region' });
  return codes
    .map((code): [string, string] => [code, display.of(code) ?? code])
    .toSorted((a, b) => a[1].localeCompare(b[1], shop.market.locale));
}

const select = (shop: Storefront): Field[] => [
  textField(shop, 'country', 'country', {
    kind: 'select',
    options: [['', shop.say('choose')], ...countryOptions(shop)],
  }),
];

const nameFor = (given: Attributes, words: string): Attributes => ({
  id: given.id,
  ...(given['aria-labelledby'] ? { 'aria-labelledby': given['aria-labelledby'] } : { 'aria-label': words }),
});

const countryItems = (shop: Storefront) =>
  countryOptions(shop).map(
    ([code, name]) =>
      html`<li role="option" tabindex="-1" data-value="${code}"${mark(`item:country=${code}`)}>${name}</li>`,
  );

const countryName = (shop: Storefront, code: string) => countryOptions(shop).find(([each]) => each === code)?.[1];

export const countries: Dimension<CountryHabit> = {
  says: 'How the country is asked',
  habits: [
    {
      id: 'blank',
      says: 'A select that starts empty.',
      seen: 'Solidus; Sylius; OpenCart',
      weight: 2,
      does: { ask: select, preset: () => '' },
    },
    {
      id: 'preset',
      says: "A select that starts at the shop's own country.",
      seen: 'WooCommerce base location; Magento 2',
      weight: 3,
      does: { ask: select, preset: (shop) => shop.market.country },
    },
    {
      id: 'preset-wrong',
      says: 'A select that starts at another country.',
      seen: 'WooCommerce geolocation; Shopify markets; django-oscar default country',
      does: { ask: select, preset: (shop) => (shop.market.country === 'US' ? 'CA' : 'US') },
    },
    {
      id: 'fixed',
      says: 'Only one country, written as text.',
      seen: 'WooCommerce with a single selling location',
      does: {
        preset: (shop) => shop.market.country,
        ask: (shop) => [
          {
            ...textField(shop, 'country', 'country', { required: false }),
            kind: 'custom',
            draw: (given): Markup =>
              html`<strong>${new Intl.DisplayNames([shop.market.locale], { type: 'region' }).of(shop.market.country) ?? ''}</strong><input type="hidden" name="${String(given.name)}" value="${shop.market.country}">`,
          },
        ],
      },
    },
    {
      id: 'listbox',
      says: 'A button that opens a list of countries, without a select.',
      seen: 'Medusa and Vue Storefront with Headless UI; WooCommerce blocks combobox; select2 in WooCommerce',
      does: {
        preset: () => '',
        ask: (shop) => [
          {
            ...textField(shop, 'country', 'country'),
            kind: 'custom',
            draw: (given, value): Markup =>
              html`<span class="${shop.c('listbox')}" data-listbox><input type="hidden" name="${String(given.name)}" value="${value}"><button type="button" class="${shop.c('select')}" aria-haspopup="listbox" aria-expanded="false"${attributes(nameFor(given, shop.say('country')))}${mark('list:country')}>${countryName(shop, value) ?? shop.say('choose')}</button><ul role="listbox" class="${shop.c('list')}" hidden>${countryItems(shop)}</ul></span>`,
          },
        ],
      },
    },
    {
      id: 'combobox',
      says: 'A field to type into that narrows a list; an item has to be picked.',
      seen: 'WooCommerce blocks country combobox; Vue Storefront and React storefronts with downshift',
      does: {
        preset: () => '',
        ask: (shop) => [
          {
            ...textField(shop, 'country', 'country'),
            kind: 'custom',
            draw: (given, value): Markup =>
              html`<span class="${shop.c('listbox')}" data-listbox><input type="hidden" name="${String(given.name)}" value="${value}"><input type="text" role="combobox" class="${shop.c('input')}" autocomplete="off" aria-autocomplete="list" aria-expanded="false" value="${countryName(shop, value) ?? ''}" placeholder="${shop.say('choose')}"${attributes(nameFor(given, shop.say('country')))}${mark('list:country')}><ul role="listbox" class="${shop.c('list')}" hidden>${countryItems(shop)}</ul></span>`,
          },
        ],
      },
    },
    {
      id: 'styled',
      says: 'A select that nobody sees, behind a box with a list of its own.',
      seen: 'select2 in WooCommerce and PrestaShop themes; Chosen and nice-select in OpenCart themes',
      does: {
        preset: () => '',
        ask: (shop) => [
          {
            ...textField(shop, 'country', 'country'),
            kind: 'custom',
            draw: (given, value): Markup =>
              html`<span class="${shop.c('listbox')}" data-styled><select${attributes({ ...given, class: 'unseen', tabindex: -1, 'aria-hidden': 'true', required: undefined })}${mark('field:country')}><option value="">${shop.say('choose')}</option>${countryOptions(shop).map(([code, name]) => html`<option value="${code}"${code === value ? raw(' selected') : ''}>${name}</option>`)}</select><span role="combobox" tabindex="0" class="${shop.c('select styled-box')}" aria-haspopup="listbox" aria-expanded="false" aria-label="${shop.say('country')}"${mark('decoy:styledCountry')}>${countryName(shop, value) ?? shop.say('choose')}</span><ul role="listbox" class="${shop.c('list')}" hidden>${countryOptions(shop).map(([code, name]) => html`<li role="option" data-value="${code}">${name}</li>`)}</ul></span>`,
          },
        ],
      },
    },
    {
      id: 'searched',
      says: 'A list that is searched; what was chosen stands beside an empty field.',
      seen: 'react-select in Reaction; Jumpseller and Swell (select2 search); Semantic UI dropdowns of Sylius 1',
      does: {
        preset: () => '',
        ask: (shop) => [
          {
            ...textField(shop, 'country', 'country'),
            kind: 'custom',
            draw: (given, value): Markup =>
              searchedList({ shop, what: 'country', given, value, options: countryOptions(shop) }),
          },
        ],
      },
    },
    {
      id: 'short-list',
      says: 'A select of three countries that starts empty.',
      seen: 'SilverShop allowed countries; Ubercart; TYPO3 cart and Isotope country lists',
      does: {
        preset: () => '',
        ask: (shop) => [
          textField(shop, 'country', 'country', {
            kind: 'select',
            options: [
              ['', ''],
              ...countryOptions(shop).filter(([code]) => [shop.market.country, 'IE', 'NZ'].includes(code)),
            ],
          }),
        ],
      },
    },
  ],
};
