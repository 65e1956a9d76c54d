import type { Dimension, Habit } from '../habit.ts';

export type MoreMethods = 'list-entries' | 'logos' | 'definition' | 'plain-links' | 'covered';

/** Further ways to choose how to pay. */
export const moreMethods: readonly Habit<MoreMethods>[] = [
  {
    id: 'list-entries',
    says: 'A list box whose entries hold radio buttons; none is chosen.',
    seen: 'SilverShop payment optionset; Silverstripe forms; Phoca Cart payment lists',
    does: 'list-entries',
  },
  {
    id: 'logos',
    says: 'Radio buttons with the mark of the method for a name; none is chosen.',
    seen: 'J2Store payment-plugin-image-label; PrestaShop 1.6 modules; AbanteCart tiles',
    does: 'logos',
    not: ['fees/surcharge'],
  },
  {
    id: 'definition',
    says: 'A definition list; the card is asked for below its entry.',
    seen: 'Magento 1 checkout-payment-method-load (dt and dd); OpenMage; Zen Cart payment modules',
    does: 'definition',
  },
  {
    id: 'plain-links',
    says: 'Links; the one that is chosen is plain text, and it is not the card.',
    seen: 'TYPO3 cart payment list; thirty bees and PrestaShop 1.6 payment links',
    does: 'plain-links',
  },
  {
    id: 'covered',
    says: 'Tiles, each covered by a transparent radio button.',
    seen: 'Sylius 1 on Semantic UI; Bagisto 2 payment tiles; Shopware 6 themes with stretched inputs',
    does: 'covered',
  },
];

export const payExtras: Dimension<'none' | 'cancel' | 'languages' | 'brands-first'> = {
  says: 'What else a page for the card offers',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'WooCommerce form-pay; Stripe Checkout', weight: 3, does: 'none' },
    {
      id: 'cancel',
      says: 'A link that cancels the payment and leads back to the shop.',
      seen: 'Datatrans, Saferpay and Quickpay pages; Redsys "Cancelar"; Paytrail',
      does: 'cancel',
    },
    {
      id: 'languages',
      says: 'A list of languages above everything.',
      seen: 'Ogone, Adyen HPP and GoPay pages; Datatrans; Barion',
      does: 'languages',
    },
    {
      id: 'brands-first',
      says: 'The ways to pay first, as buttons; the card is asked for after one was pressed.',
      seen: 'Datatrans and Saferpay brand pages; Mollie and Paytrail method lists; Redsys',
      does: 'brands-first',
    },
  ],
};
