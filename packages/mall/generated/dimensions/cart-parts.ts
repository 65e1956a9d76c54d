import type { Dimension, Habit } from '../habit.ts';

/** Further answers to what happens after a product was put into the cart. */
export const moreAdding: readonly Habit<'beside-button' | 'cover' | 'dropdown'>[] = [
  {
    id: 'beside-button',
    says: 'Words below the button, with links to the cart and to the checkout.',
    seen: 'J2Store cart-action-complete ("Item added to cart. Checkout"); TYPO3 cart form-message; Phoca Cart',
    does: 'beside-button',
    not: ['cartPage/none', 'cartPage/layer'],
  },
  {
    id: 'cover',
    says: 'A veil with a tick lies over the page for two seconds.',
    seen: 'Shuup cover-wrap ("added to basket"); Virto and Reaction loaders with a tick',
    does: 'cover',
    not: ['cartPage/none'],
  },
  {
    id: 'dropdown',
    says: 'The cart drops down below the header.',
    seen: 'Magento 1 rwd minicart; Sylius 1 cart popup; osCommerce and Shuup cart dropdowns; Bagisto 2 mini cart',
    does: 'dropdown',
  },
];

/** Further shapes of the cart. */
export const moreCartPages: readonly Habit<'two-rows' | 'facts'>[] = [
  {
    id: 'two-rows',
    says: 'A table in which the name of a product has a row of its own, and its choice the next one.',
    seen: 'TYPO3 cart product table (back-end variants below their product); OXID and Shopware 5 B2B baskets',
    does: 'two-rows',
  },
  {
    id: 'facts',
    says: 'A definition list for each product: price, number, sum.',
    seen: 'Reaction cart items; Magento 1 rwd on phones (labels in the cells); Intershop and SFRA line items',
    does: 'facts',
  },
];

export const cartLines: Dimension<'plain' | 'ticked' | 'tick-all' | 'remove-boxes'> = {
  says: 'What a line of the cart can be ticked for',
  habits: [
    { id: 'plain', says: 'Nothing.', seen: 'WooCommerce; Shopify; Medusa', weight: 5, does: 'plain' },
    {
      id: 'ticked',
      says: 'To be bought: every line is ticked, and what is not ticked stays behind.',
      seen: 'GrandNode cart lines; Virto Commerce; Cafe24 and AliExpress-like carts; MakeShop carts',
      does: 'ticked',
      not: ['cartPage/none'],
    },
    {
      id: 'tick-all',
      says: 'To be bought, with one more tick above that stands for all lines.',
      seen: 'Cafe24 and MakeShop baskets; Trendyol- and Shopee-like carts; Virto Commerce "select all"',
      does: 'tick-all',
      not: ['cartPage/none'],
    },
    {
      id: 'remove-boxes',
      says: 'To be removed: a tick box in each line, read when the cart is updated.',
      seen: 'osCommerce and Zen Cart cart_delete[]; Ubercart remove column; nopCommerce removefromcart',
      does: 'remove-boxes',
      not: ['cartPage/none'],
    },
  ],
};

export const cartActions: Dimension<'none' | 'empty' | 'continue-beside' | 'checkout-submit'> = {
  says: 'What other buttons the form of the cart has',
  habits: [
    { id: 'none', says: 'None.', seen: 'Dawn; Medusa; Shopware', weight: 4, does: 'none' },
    {
      id: 'empty',
      says: 'One that empties it.',
      seen: 'TYPO3 cart "clear"; Sylius 1 cart clear; Magento 1 "Empty Cart"; Zen Cart',
      does: 'empty',
      not: ['cartPage/none'],
    },
    {
      id: 'continue-beside',
      says: 'One that leads back to the shelves, in the row where others lead on.',
      seen: 'Isotope button_continue; PrestaShop 1.6 cart_navigation; Ubercart "Continue shopping"',
      does: 'continue-beside',
      not: ['cartPage/none'],
    },
    {
      id: 'checkout-submit',
      says: 'The way to the checkout: it sends the numbers too.',
      seen: 'Ubercart and Isotope checkout submits; Craft Commerce; Shopify cart forms (name=checkout)',
      does: 'checkout-submit',
      not: ['cartPage/none', 'terms/cart'],
    },
  ],
};
