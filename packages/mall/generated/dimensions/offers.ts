import type { Dimension } from '../habit.ts';

export const coupons: Dimension<'cart' | 'cart-link' | 'checkout' | 'checkout-link' | 'details' | 'modal' | 'none'> = {
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
