import type { Dimension } from '../habit.ts';

export type CouponPlace =
  | 'cart'
  | 'cart-link'
  | 'cart-form'
  | 'cart-elsewhere'
  | 'checkout'
  | 'checkout-link'
  | 'details'
  | 'modal'
  | 'none';

export const coupons: Dimension<CouponPlace> = {
  says: 'Where a coupon is entered',
  habits: [
    { id: 'cart', says: 'In the cart.', seen: 'Sylius; nopCommerce discount box; Spree', weight: 2, does: 'cart' },
    {
      id: 'cart-link',
      says: 'In the cart, behind a link.',
      seen: 'Cornerstone coupon-input; PrestaShop promo code',
      does: 'cart-link',
    },
    {
      id: 'checkout',
      says: 'In the checkout, beside the sums.',
      seen: 'Shopify; Solidus; OpenCart',
      weight: 2,
      does: 'checkout',
    },
    {
      id: 'checkout-link',
      says: 'In the checkout, behind a link.',
      seen: 'WooCommerce form-coupon; Medusa discount-code',
      does: 'checkout-link',
    },
    {
      id: 'details',
      says: 'In the checkout, inside a details element.',
      seen: 'WooCommerce blocks panel; Magento 2 collapsible',
      does: 'details',
    },
    {
      id: 'cart-form',
      says: "In the cart's own form, which has several buttons.",
      seen: 'WooCommerce cart.php; Craft Commerce cart templates; Shoper basket; Zen Cart',
      weight: 2,
      does: 'cart-form',
      not: ['cartPage/none'],
    },
    {
      id: 'cart-elsewhere',
      says: 'On a page of its own that the cart links to.',
      seen: 'X-Cart 5 coupon widget; older Miva and Volusion carts; EC-CUBE point and coupon pages',
      does: 'cart-elsewhere',
      not: ['cartPage/none'],
    },
    { id: 'modal', says: 'In a dialog.', seen: 'Bagisto coupon.blade.php', does: 'modal' },
    { id: 'none', says: 'Nowhere.', seen: 'Vercel commerce', does: 'none' },
  ],
};

export const extras: Dimension<'none' | 'insurance' | 'wrap' | 'donation' | 'unticked' | 'radios'> = {
  says: 'What is offered on the way',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'most shops', weight: 4, does: 'none' },
    { id: 'insurance', says: 'Insurance that is ticked.', seen: 'Shopify package protection apps', does: 'insurance' },
    {
      id: 'wrap',
      says: 'Gift wrapping that is ticked.',
      seen: 'PrestaShop gift option; nopCommerce checkout attributes with a preset',
      does: 'wrap',
    },
    {
      id: 'donation',
      says: 'A donation that is ticked.',
      seen: 'WooCommerce donation plugins; Odoo',
      does: 'donation',
    },
    {
      id: 'unticked',
      says: 'Gift wrapping to tick.',
      seen: 'PrestaShop order-options; nopCommerce checkout attributes',
      does: 'unticked',
    },
    {
      id: 'radios',
      says: 'Insurance as yes and no; yes is chosen.',
      seen: 'travel and phone shops; nopCommerce radio attributes',
      does: 'radios',
    },
  ],
};
