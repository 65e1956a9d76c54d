import type { Dimension } from '../habit.ts';

export const sidebars: Dimension<'none' | 'categories' | 'cart' | 'filters'> = {
  says: 'What stands beside the content of shelves, products and cart',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'Dawn; Medusa; Vercel commerce', weight: 4, does: 'none' },
    {
      id: 'categories',
      says: 'A column of categories.',
      seen: 'nopCommerce block-category-navigation; Sylius sidebar/taxonomy; OpenCart column_left',
      does: 'categories',
    },
    {
      id: 'cart',
      says: 'A column with the cart and a way to it.',
      seen: 'Zen Cart shopping cart sidebox; nopCommerce mini cart block; WooCommerce cart widget',
      does: 'cart',
      not: ['cartPage/none'],
    },
    {
      id: 'filters',
      says: 'A column with filters and a price range beside the shelves, with categories elsewhere.',
      seen: 'Magento 2 layered navigation; Shopware filter panel; Bagisto filters',
      does: 'filters',
    },
  ],
};

export const checkoutHeads: Dimension<'full' | 'logo-only' | 'help-line'> = {
  says: "What is left of the shop's header in the checkout",
  habits: [
    { id: 'full', says: 'All of it.', seen: 'WooCommerce Storefront; nopCommerce', weight: 2, does: 'full' },
    {
      id: 'logo-only',
      says: 'The name and a way back to the cart.',
      seen: 'Shopify checkout; BigCommerce checkout header; Sylius checkout/shared/header/logo',
      weight: 2,
      does: 'logo-only',
    },
    {
      id: 'help-line',
      says: 'The name, a telephone number and a link to sign in.',
      seen: 'Shopware header-minimal; Sylius checkout/shared/header/account',
      does: 'help-line',
    },
  ],
};

export const checkoutLayouts: Dimension<'side' | 'left' | 'top' | 'bottom' | 'collapsed'> = {
  says: 'Where the summary of the order stands in the checkout',
  habits: [
    { id: 'side', says: 'Right of the form.', seen: 'Medusa; Magento 2 sidebar; Solidus', weight: 3, does: 'side' },
    { id: 'left', says: 'Left of the form.', seen: 'right-to-left stores; Spree and Odoo themes', does: 'left' },
    {
      id: 'top',
      says: 'Above the form.',
      seen: 'PrestaShop one-page modules; WooCommerce themes with the order on top',
      does: 'top',
      not: ['placeButton/beside-sums'],
    },
    {
      id: 'bottom',
      says: 'Below the form.',
      seen: 'WooCommerce form-checkout order_review; Shopware confirm; Zen Cart confirmation',
      weight: 2,
      does: 'bottom',
    },
    {
      id: 'collapsed',
      says: 'Above the form, folded to a line with the total.',
      seen: 'Shopify "show order summary" on phones; BigCommerce OrderSummaryDrawer; Magento 2 estimated total',
      does: 'collapsed',
      not: ['placeButton/beside-sums'],
    },
  ],
};

export type Progress =
  | 'plain'
  | 'none'
  | 'links'
  | 'percent'
  | 'with-cart'
  | 'one-line'
  | 'circles'
  | 'pills'
  | 'titled';

export const progressBars: Dimension<Progress> = {
  says: 'How a checkout in steps shows how far it is',
  habits: [
    { id: 'plain', says: 'By the names of the steps.', seen: 'Solidus progress; Spree', weight: 2, does: 'plain' },
    { id: 'none', says: 'Not at all.', seen: 'OpenCart; Odoo themes', does: 'none' },
    {
      id: 'links',
      says: 'By the names of the steps; those that are done lead back.',
      seen: 'Magento 2 progress-bar (navigateTo); nopCommerce order-progress; Sylius checkout/shared/steps',
      weight: 2,
      does: 'links',
    },
    {
      id: 'percent',
      says: 'By a bar and a number.',
      seen: 'multistep plugins of WooCommerce; Bagisto onepage themes',
      does: 'percent',
    },
    {
      id: 'with-cart',
      says: 'By a line of arrows that begins with the cart and ends with the thanks.',
      seen: 'Shopify breadcrumb of three-page checkouts; Flatsome and XStore for WooCommerce',
      does: 'with-cart',
    },
    {
      id: 'one-line',
      says: 'By one line of links with bars between them; those to come do nothing yet.',
      seen: 'OFBiz checkout steps; Miva and EC-CUBE trails; J2Store with a step menu',
      does: 'one-line',
    },
    {
      id: 'circles',
      says: 'By a row of round buttons with numbers, with names below them.',
      seen: 'osCommerce 2.3 stepwizard; Bootstrap wizards of OpenCart and Phoca Cart',
      does: 'circles',
    },
    {
      id: 'pills',
      says: 'By numbered pills, all of them links.',
      seen: 'Shuup nav-pills; Thelia order steps; PrestaShop 1.6 order_step',
      does: 'pills',
    },
    {
      id: 'titled',
      says: 'By boxes with a title and a description.',
      seen: 'Sylius 1 steps (Semantic UI); Virto Commerce; Broadleaf',
      does: 'titled',
    },
  ],
};

export const reviewParts: Dimension<'heading' | 'blocks' | 'table'> = {
  says: 'What the last step shows once more',
  habits: [
    { id: 'heading', says: 'Nothing but its name.', seen: 'Medusa review', does: 'heading' },
    {
      id: 'blocks',
      says: 'Address, delivery and payment, each with a link to change it.',
      seen: 'Solidus confirm-step; nopCommerce Confirm; Sylius complete/form/summary',
      weight: 2,
      does: 'blocks',
    },
    {
      id: 'table',
      says: 'A table of the goods with numbers and prices.',
      seen: 'OpenCart confirm; Zen Cart checkout_confirmation; Shopware confirm line items',
      does: 'table',
    },
  ],
};

export const orderWords: Dimension<'plain' | 'total' | 'lock' | 'finish'> = {
  says: 'What else stands on the last button',
  habits: [
    { id: 'plain', says: 'Nothing.', seen: 'Medusa; Sylius', weight: 3, does: 'plain' },
    {
      id: 'total',
      says: 'The total.',
      seen: 'Stripe and Paystack buttons; WooCommerce block checkout (Place order · price); CheckoutWC',
      weight: 2,
      does: 'total',
    },
    {
      id: 'lock',
      says: 'A padlock.',
      seen: 'FunnelKit and CartFlows for WooCommerce; Shopify Plus themes',
      does: 'lock',
    },
    {
      id: 'finish',
      says: 'It says only that one is done, nothing of an order.',
      seen: 'HikaShop "Finish"; VirtueMart and Drupal Commerce 1 themes; Microweber',
      does: 'finish',
    },
  ],
};

export const stepTitles: Dimension<'plain' | 'order' | 'links' | 'buttons'> = {
  says: 'What the titles of the steps are like',
  habits: [
    { id: 'plain', says: 'What is done in them.', seen: 'Solidus; Medusa; PrestaShop', weight: 3, does: 'plain' },
    {
      id: 'order',
      says: 'The last is called like an order.',
      seen: 'nopCommerce "6 Confirm order"; OpenCart 3 "Step 6: Confirm Order"; Smartstore',
      weight: 2,
      does: 'order',
    },
    {
      id: 'links',
      says: 'The last is called like an order, and titles of closed steps are links that do nothing yet.',
      seen: 'OpenCart 3 accordion titles; OpenMage one-page steps; AbanteCart fast checkout',
      does: 'links',
    },
    {
      id: 'buttons',
      says: 'The last is called like an order, and titles of closed steps look like buttons.',
      seen: 'Bootstrap accordions of J2Store and Broadleaf; Magento 1 step titles; Shopizer',
      does: 'buttons',
    },
  ],
};

export const checkoutFoots: Dimension<'none' | 'links' | 'newsletter'> = {
  says: 'What stands at the foot of the checkout',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'BigCommerce checkout; Medusa', weight: 3, does: 'none' },
    { id: 'links', says: 'Links.', seen: 'Shopify policies; Sylius', does: 'links' },
    {
      id: 'newsletter',
      says: 'The whole footer with a form for the newsletter.',
      seen: 'Webflow checkout with the site footer; Odoo; thirty bees; WooCommerce themes',
      weight: 2,
      does: 'newsletter',
    },
  ],
};

export const orderComments: Dimension<'none' | 'last'> = {
  says: 'Whether the last step asks for a comment',
  habits: [
    { id: 'none', says: 'No.', seen: 'Shopify; Medusa', weight: 3, does: 'none' },
    {
      id: 'last',
      says: 'Yes, in a large field before the button.',
      seen: 'CE Phoenix and Zen Cart comments; OXID order remark; CubeCart "Your comments"; Shopware 5',
      does: 'last',
    },
  ],
};
