import type { Dimension } from '../habit.ts';
import { moreAdding, moreCartPages } from './cart-parts.ts';

export type AfterAdding =
  | 'cart-page'
  | 'same-page'
  | 'drawer'
  | 'modal'
  | 'toast'
  | 'button'
  | 'checkout'
  | 'in-cart'
  | 'fleeting'
  | 'beside-button'
  | 'cover'
  | 'dropdown';

export const adding: Dimension<AfterAdding> = {
  says: 'What happens after a product was put into the cart',
  habits: [
    {
      id: 'cart-page',
      says: 'The cart opens.',
      seen: 'WooCommerce option; Spree; Dawn cart type page',
      weight: 2,
      does: 'cart-page',
    },
    {
      id: 'same-page',
      says: 'The page comes back with a notice and a link.',
      seen: 'WooCommerce default; Magento 2; django-oscar',
      weight: 2,
      does: 'same-page',
    },
    {
      id: 'drawer',
      says: 'A drawer slides in.',
      seen: 'Dawn cart-drawer; Shopware offcanvas; Vercel commerce modal',
      weight: 2,
      does: 'drawer',
    },
    {
      id: 'modal',
      says: 'A dialog asks what next.',
      seen: 'PrestaShop ps_shoppingcart; Cornerstone preview.html',
      does: 'modal',
    },
    {
      id: 'toast',
      says: 'A message that goes away by itself.',
      seen: 'nopCommerce bar-notification; Dawn cart-notification',
      does: 'toast',
    },
    {
      id: 'button',
      says: 'The button changes its words, the number at the cart goes up.',
      seen: 'Magento 2 catalog add-to-cart; Medusa',
      does: 'button',
    },
    {
      id: 'checkout',
      says: 'The checkout opens at once.',
      seen: 'WooCommerce direct checkout plugins; landing-page shops',
      does: 'checkout',
    },
    {
      id: 'in-cart',
      says: 'The button becomes a link that tells how many are in the cart.',
      seen: 'Shopizer; Ecwid "In your bag"; Tiendanube and VTEX shelves; WooCommerce "View cart" beside the number',
      does: 'in-cart',
    },
    {
      id: 'fleeting',
      says: 'A drawer slides in and closes by itself after four seconds.',
      seen: 'CS-Cart and CubeCart mini carts; Tiendanube cart notice; Shopware 5 modal with a timer',
      does: 'fleeting',
    },
    ...moreAdding,
  ],
};

export const cartPage: Dimension<'table' | 'cards' | 'list' | 'grid' | 'layer' | 'none' | 'two-rows' | 'facts'> = {
  says: 'What the cart looks like',
  habits: [
    { id: 'table', says: 'A table.', seen: 'WooCommerce cart.php; OpenCart; Dawn', weight: 2, does: 'table' },
    { id: 'cards', says: 'A card for each product.', seen: 'Shopware line-item; Bagisto; Sylius', does: 'cards' },
    { id: 'list', says: 'A list.', seen: 'PrestaShop cart-items; Vercel commerce', does: 'list' },
    {
      id: 'grid',
      says: 'Divs that play the roles of a table.',
      seen: 'Bagisto cart/index; Drupal Commerce cart views in flex themes; Odoo cart_lines',
      does: 'grid',
    },
    ...moreCartPages,
    {
      id: 'layer',
      says: 'A layer over whatever page is open, with numbers, coupon and the way to the checkout.',
      seen: 'Snipcart cart overlay; Tiendanube and Ecwid side carts; SureCart slide-out cart',
      weight: 1.5,
      does: 'layer',
      not: [
        'adding/cart-page',
        'adding/same-page',
        'adding/toast',
        'adding/in-cart',
        'adding/fleeting',
        'terms/cart',
        'sidebars/cart',
      ],
    },
    {
      id: 'none',
      says: 'There is no cart page, only the drawer.',
      seen: 'Vercel commerce; headless stores',
      does: 'none',
      not: [
        'adding/cart-page',
        'adding/same-page',
        'adding/toast',
        'adding/button',
        'adding/modal',
        'adding/in-cart',
        'coupons/cart',
        'coupons/cart-link',
        'terms/cart',
        'cartUpdate/button',
        'cartUpdate/line-button',
        'cartUpdate/steps',
        'quantity/cart-only',
      ],
    },
  ],
};

export const cartUpdate: Dimension<'button' | 'auto' | 'line-button' | 'steps'> = {
  says: 'How a changed quantity is taken over in the cart',
  habits: [
    { id: 'button', says: 'By a button.', seen: 'WooCommerce update_cart; nopCommerce; OpenCart', does: 'button' },
    { id: 'auto', says: 'By itself.', seen: 'Dawn; PrestaShop; Shopware', weight: 2, does: 'auto' },
    {
      id: 'line-button',
      says: 'By a little button beside each number.',
      seen: 'django-oscar basket lines; OpenCart cart refresh button; Zen Cart',
      does: 'line-button',
    },
    {
      id: 'steps',
      says: 'By minus and plus, each a request; the number is only text.',
      seen: 'Vercel commerce edit-item-quantity-button; Spree line item forms; Odoo js_add_cart_json',
      does: 'steps',
    },
  ],
};

export const cartLayouts: Dimension<'beside' | 'below' | 'above'> = {
  says: 'Where the sums of the cart stand',
  habits: [
    {
      id: 'beside',
      says: 'Beside the goods.',
      seen: 'Magento 2 cart-summary; Bagisto; Sylius',
      weight: 2,
      does: 'beside',
    },
    {
      id: 'below',
      says: 'Below the goods.',
      seen: 'WooCommerce cart-collaterals; OpenCart; Dawn cart footer',
      does: 'below',
    },
    { id: 'above', says: 'Above the goods.', seen: 'phone-first themes of Shopify and Odoo', does: 'above' },
  ],
};

export const cartExtras: Dimension<'none' | 'save-for-later' | 'cross-sells' | 'note' | 'estimate' | 'two-ways'> = {
  says: 'What else the cart offers to do',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'Medusa; Vercel commerce', weight: 3, does: 'none' },
    {
      id: 'save-for-later',
      says: 'To put a line aside for later.',
      seen: 'Magento 2 move to wishlist; django-oscar save for later; Shopware line-item wishlist',
      does: 'save-for-later',
    },
    {
      id: 'cross-sells',
      says: 'Other goods, each with a button.',
      seen: 'WooCommerce cross-sells.php; Magento 2 crosssell; Shopware cart suggestions',
      does: 'cross-sells',
    },
    { id: 'note', says: 'To write a note.', seen: 'Dawn main-cart-footer note; Sylius extra_notes', does: 'note' },
    {
      id: 'estimate',
      says: 'To learn what delivery costs.',
      seen: 'Magento 2 cart/shipping-estimation; Bagisto summary/estimate-shipping; Cornerstone shipping estimator',
      does: 'estimate',
    },
    {
      id: 'two-ways',
      says: 'The way to the checkout twice, above and below.',
      seen: 'Magento 1 and Zen Cart carts; Shopware cart actions',
      does: 'two-ways',
    },
  ],
};

export const cartLink: Dimension<'text' | 'icon' | 'total' | 'amount'> = {
  says: 'How the cart is reached from anywhere',
  habits: [
    { id: 'text', says: 'A word with a number.', seen: 'Solidus link_to_cart; nopCommerce', does: 'text' },
    { id: 'icon', says: 'A picture with an aria-label.', seen: 'Dawn header; Vercel commerce open-cart', does: 'icon' },
    { id: 'total', says: 'A word with the amount.', seen: 'WooCommerce Storefront; OpenCart', does: 'total' },
    {
      id: 'amount',
      says: 'A picture and what the goods cost, without a word.',
      seen: 'CubeCart basket summary; Zen Cart and AbanteCart headers; WooCommerce Storefront on phones',
      does: 'amount',
    },
  ],
};

export const express: Dimension<'none' | 'product' | 'cart' | 'checkout'> = {
  says: 'Where foreign pay buttons stand',
  habits: [
    { id: 'none', says: 'Nowhere.', seen: 'django-oscar; Sylius', weight: 2, does: 'none' },
    {
      id: 'product',
      says: 'Beside "add to cart".',
      seen: 'Dawn dynamic checkout; Magento PayPal button',
      does: 'product',
    },
    {
      id: 'cart',
      says: 'Before the way to the checkout.',
      seen: 'Cornerstone additional_checkout_buttons; WooCommerce PayPal',
      does: 'cart',
    },
    {
      id: 'checkout',
      says: 'On top of the checkout.',
      seen: 'Shopify express checkout; Saleor stripe-express-checkout',
      does: 'checkout',
    },
  ],
};

export const purchaseKind: Dimension<'once' | 'offered' | 'preset'> = {
  says: 'Whether a subscription is on offer',
  habits: [
    { id: 'once', says: 'No.', seen: 'most shops', weight: 5, does: 'once' },
    {
      id: 'offered',
      says: 'Yes, beside the single purchase.',
      seen: 'OpenCart subscription; Shopify selling plans',
      does: 'offered',
    },
    {
      id: 'preset',
      says: 'Yes, and it is what is chosen.',
      seen: 'Shopify subscription apps with a preset plan',
      does: 'preset',
    },
  ],
};

export const relatedGoods: Dimension<'none' | 'links' | 'buttons' | 'cart-icons'> = {
  says: 'What else is shown below a product',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'django-oscar detail', does: 'none' },
    { id: 'links', says: 'Other products.', seen: 'Dawn related-products; Medusa', does: 'links' },
    {
      id: 'buttons',
      says: 'Other products, each with a button of its own.',
      seen: 'WooCommerce related.php; Magento 2 related',
      does: 'buttons',
    },
    {
      id: 'cart-icons',
      says: 'Other products, each with a picture of a cart to press.',
      seen: 'Odoo product cards (fa-shopping-cart); OpenCart themes; LiteCart listing',
      does: 'cart-icons',
    },
  ],
};
