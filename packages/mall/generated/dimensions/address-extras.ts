import type { Dimension, Habit } from '../habit.ts';
import { type Field, textField } from '../question.ts';
import type { Storefront } from '../storefront.ts';

export interface AddressLabel {
  /** Before the name of the customer, or after everything else. */
  first: (shop: Storefront) => Field[];
  last: (shop: Storefront) => Field[];
}

const nothing = () => [];

export const addressLabels: Dimension<AddressLabel> = {
  says: 'Whether the address gets a name of its own',
  habits: [
    {
      id: 'none',
      says: 'No.',
      seen: 'WooCommerce; Shopify; Medusa',
      weight: 5,
      does: { first: nothing, last: nothing },
    },
    {
      id: 'prefilled-name',
      says: 'Yes, a required one that is filled in already.',
      seen: 'PrestaShop 1.6 alias ("My address"); thirty bees; AbanteCart address books',
      does: {
        first: nothing,
        last: (shop) => [textField(shop, 'addressName', 'off', { value: shop.say('myAddress') })],
      },
    },
    {
      id: 'blank-name',
      says: 'Yes, a required one, asked first.',
      seen: 'Turkish shop systems (Ticimax, İkas: "Adres Başlığı"); OFBiz contact purposes; Hepsiburada-like forms',
      does: { first: (shop) => [textField(shop, 'addressName', 'off')], last: nothing },
    },
    {
      id: 'kind',
      says: 'A kind: home or work, and one has to be named.',
      seen: 'Flipkart- and SimplCommerce-like address types; Tray and Salla; Magento extensions for India',
      does: {
        first: nothing,
        last: (shop) => [
          textField(shop, 'addressKind', 'off', {
            kind: 'select',
            options: [
              ['', shop.say('choose')],
              ['home', shop.say('atHome')],
              ['work', shop.say('atWork')],
            ],
          }),
        ],
      },
    },
  ],
};

/** What a part of a city is called, and some of them; the home of the ordinary customer is in one. */
const districtsOf: Record<string, { label: string; names: readonly string[] }> = {
  AE: { label: 'الحي', names: ['ديرة', 'البرشاء', 'جميرا', 'الخليج التجاري'] },
  BR: { label: 'Bairro', names: ['Consolação', 'Bela Vista', 'Moema', 'Pinheiros'] },
  MX: { label: 'Colonia', names: ['Roma Norte', 'Condesa', 'Centro', 'Del Valle'] },
  TR: { label: 'İlçe', names: ['Beşiktaş', 'Fatih', 'Kadıköy', 'Şişli'] },
};
const hasDistricts = ({ country }: { country: string }) => country in districtsOf;

export const districts: Dimension<(shop: Storefront) => Field[]> = {
  says: 'Whether a part of the city is asked for',
  habits: [
    { id: 'none', says: 'No.', seen: 'WooCommerce; Shopify; Sylius', does: () => [] },
    {
      id: 'text',
      says: 'Yes, in a field that has to be filled.',
      seen: 'Brazilian checkouts of VTEX, Tray and Nuvemshop (bairro); Salla; Mexican stores on Shopify (colonia)',
      only: hasDistricts,
      does: (shop) => [
        textField(shop, 'district', 'address-level3', { label: districtsOf[shop.market.country]?.label ?? '' }),
      ],
    },
    {
      id: 'select',
      says: 'Yes, in a list.',
      seen: 'Ticimax and İkas (ilçe); Haravan districts and wards; Zid and Salla district lists',
      only: hasDistricts,
      does: (shop) => {
        const { label = '', names = [] } = districtsOf[shop.market.country] ?? {};
        return [
          textField(shop, 'district', 'address-level3', {
            label,
            kind: 'select',
            options: [['', shop.say('choose')], ...names.map((name) => [name, name] as const)],
          }),
        ];
      },
    },
  ],
};

export type MoreBilling = 'tick-hides' | 'full-form' | 'select' | 'with-payment';

/** Further ways to ask for the billing address. */
export const moreBilling: readonly Habit<MoreBilling>[] = [
  {
    id: 'tick-hides',
    says: 'Its fields stand open; a tick that is not set says that it is the same, and hides them.',
    seen: 'Ubercart copy_address; Shuup "same as billing"; Broadleaf and OFBiz address steps',
    does: 'tick-hides',
  },
  {
    id: 'full-form',
    says: 'A second form with names and all, that has to be filled; a button copies the other address.',
    seen: 'Shuup billing and shipping forms; HikaShop; Aimeos payer and receiver',
    does: 'full-form',
  },
  {
    id: 'select',
    says: 'A select: the same address, or another one.',
    seen: 'OFBiz bill-to selects; Magento 1 address select ("New Address"); Thelia',
    does: 'select',
  },
  {
    id: 'with-payment',
    says: 'Beside the payment: two radio buttons, of which the first says the whole address.',
    seen: 'Reaction payment step (SelectableList of addresses); Magento 2 billing in the payment step; SFRA',
    does: 'with-payment',
  },
];
