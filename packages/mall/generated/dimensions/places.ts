import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { regionsOf } from '../market/regions.ts';
import { attributes, type Field, textField } from '../question.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';
import { searchedList } from './searched-lists.ts';

type Ask = (shop: Storefront) => Field[];

export const streets: Dimension<Ask> = {
  says: 'How street and house are asked',
  habits: [
    {
      id: 'two-lines',
      says: 'A line for the street and one for the flat.',
      seen: 'WooCommerce; Solidus; Shopify checkout',
      weight: 2,
      does: (shop) => [
        textField(shop, 'street', 'address-line1'),
        textField(shop, 'line2', 'address-line2', { required: false }),
      ],
    },
    {
      id: 'one-line',
      says: 'A single line.',
      seen: 'Sylius address form; Odoo street',
      does: (shop) => [textField(shop, 'street', 'street-address')],
    },
    {
      id: 'house-number',
      says: 'Street and house number apart.',
      seen: 'Shopware and xt:Commerce stores in Germany; WooCommerce NL postcode plugins',
      only: ({ numberLast }) => numberLast,
      does: (shop) => [
        textField(shop, 'streetName', 'address-line1', { share: 'half' }),
        textField(shop, 'houseNumber', '', { share: 'third' }),
      ],
    },
    {
      id: 'joint-label',
      says: 'Street and house number in two fields under one label.',
      seen: 'OXID "Straße, Hausnummer"; Gambio; JTL and modified address forms',
      only: ({ numberLast }) => numberLast,
      does: (shop) => [
        textField(shop, 'streetName', 'address-line1', {
          label: `${shop.say('streetName')} / ${shop.say('houseNumber')}`,
          share: 'half',
        }),
        textField(shop, 'houseNumber', '', { label: ' ', share: 'third' }),
      ],
    },
    {
      id: 'unnamed-second-line',
      says: 'Two lines under one heading; the second has no words of its own.',
      seen: 'Magento 2 street[0], street[1]',
      does: (shop) => [
        textField(shop, 'street', 'address-line1'),
        textField(shop, 'line2', 'address-line2', { label: ' ', required: false }),
      ],
    },
    {
      id: 'second-line-on-demand',
      says: 'The second line appears after a link is pressed.',
      seen: 'WooCommerce blocks address line 2 toggle; Shopify accelerated checkout',
      does: (shop) => [
        textField(shop, 'street', 'address-line1'),
        {
          ...textField(shop, 'line2', 'address-line2', { required: false, label: '' }),
          kind: 'custom',
          draw: (given, value): Markup =>
            html`<button type="button" class="${shop.c('link')}" data-open="${shop.id('line2-box')}"${mark('action:showMore')}>+ ${shop.say('addLine')}</button><span id="${shop.id('line2-box')}" ${value ? '' : raw(' hidden')}><input type="text" value="${value}"${attributes({ ...given, 'aria-label': shop.say('line2') })}${mark('field:line2')}></span>`,
        },
      ],
    },
  ],
};

const hasRegions = ({ country }: { country: string }) => regionsOf(country).length > 0;

export const regions: Dimension<Ask> = {
  says: 'How the state or province is asked',
  habits: [
    {
      id: 'select',
      says: 'A select with names.',
      seen: 'WooCommerce; Magento 2 region_id; Solidus',
      only: hasRegions,
      weight: 3,
      does: (shop) => [
        textField(shop, 'region', 'address-level1', {
          kind: 'select',
          options: [['', shop.say('choose')], ...regionsOf(shop.market.country)],
        }),
      ],
    },
    {
      id: 'codes',
      says: 'A select that shows codes alone.',
      seen: 'BigCommerce and older US shops',
      only: ({ country }) => ['US', 'CA', 'AU', 'BR', 'IT'].includes(country),
      does: (shop) => [
        textField(shop, 'region', 'address-level1', {
          kind: 'select',
          options: [['', '--'], ...regionsOf(shop.market.country).map(([code]) => [code, code] as const)],
        }),
      ],
    },
    {
      id: 'text',
      says: 'Free text.',
      seen: 'Medusa province; Saleor countryArea',
      only: hasRegions,
      does: (shop) => [textField(shop, 'region', 'address-level1')],
    },
    {
      id: 'suggested',
      says: 'A text field with a list of suggestions.',
      seen: 'WooCommerce blocks combobox; Shopify',
      only: hasRegions,
      does: (shop) => [
        {
          ...textField(shop, 'region', 'address-level1'),
          kind: 'custom',
          draw: (given, value): Markup =>
            html`<input type="text" value="${value}" list="${shop.id('regions')}"${attributes(given)}${mark('field:region')}><datalist id="${shop.id('regions')}">${regionsOf(shop.market.country).map(([, name]) => html`<option value="${name}"></option>`)}</datalist>`,
        },
      ],
    },
    {
      id: 'hidden-until-country',
      says: 'The field appears only after the country was chosen.',
      seen: 'OpenCart zone; Sylius province form; django-oscar themes',
      only: hasRegions,
      not: ['countries/fixed'],
      does: (shop) => [
        {
          ...textField(shop, 'region', 'address-level1', {
            kind: 'select',
            options: [['', shop.say('choose')], ...regionsOf(shop.market.country)],
            attributes: { 'data-after': shop.nameOf('country'), 'data-when': shop.market.country },
          }),
        },
      ],
    },
    {
      id: 'fetched',
      says: 'A select that is filled by a request once the country is known.',
      seen: 'OpenCart zone request; nopCommerce GetStatesByCountryId; Bagisto address/form states',
      only: hasRegions,
      does: (shop) => [
        {
          ...textField(shop, 'region', 'address-level1'),
          kind: 'custom',
          draw: (given, value): Markup =>
            html`<select${attributes({ ...given, class: shop.c('select') })} data-regions="${shop.nameOf('country')}"${mark('field:region')}><option value="">${shop.say('choose')}</option>${value ? html`<option value="${value}" selected>${regionsOf(shop.market.country).find(([code]) => code === value)?.[1] ?? value}</option>` : ''}</select>`,
        },
      ],
    },
    {
      id: 'none',
      says: 'Not asked.',
      seen: 'Shopify and WooCommerce in countries without states',
      only: (market) => !hasRegions(market),
      does: () => [],
    },
    {
      id: 'optional-text',
      says: 'An optional text field, though addresses there have no region.',
      seen: 'Magento 2 with region optional; Medusa province',
      only: (market) => !hasRegions(market),
      does: (shop) => [textField(shop, 'region', 'address-level1', { required: false })],
    },
    {
      id: 'searched',
      says: 'A list that is searched; what was chosen stands beside an empty field.',
      seen: 'react-select in Reaction; Jumpseller (select2); Semantic UI dropdowns of Sylius 1',
      only: hasRegions,
      does: (shop) => [
        {
          ...textField(shop, 'region', 'address-level1'),
          kind: 'custom',
          draw: (given, value): Markup =>
            searchedList({ shop, what: 'region', given, value, options: regionsOf(shop.market.country) }),
        },
      ],
    },
  ],
};

export const placeOrder: Dimension<'postcode-city' | 'city-postcode' | 'country-first' | 'postcode-first'> = {
  says: 'In which order the parts of an address are asked',
  habits: [
    {
      id: 'postcode-city',
      says: 'Postcode, then city, country last.',
      seen: 'Shopware 6; PrestaShop; Sylius',
      does: 'postcode-city',
    },
    {
      id: 'city-postcode',
      says: 'City, region, postcode, country.',
      seen: 'WooCommerce in the US; Solidus; nopCommerce',
      does: 'city-postcode',
    },
    {
      id: 'country-first',
      says: 'Country first.',
      seen: 'Shopify checkout; WooCommerce blocks; OpenCart shipping estimate',
      does: 'country-first',
    },
    {
      id: 'postcode-first',
      says: 'Postcode before the street.',
      seen: 'Magento and EC-CUBE stores in Japan; Dutch postcode plugins',
      does: 'postcode-first',
    },
  ],
};
