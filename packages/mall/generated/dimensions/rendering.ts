import type { Dimension } from '../habit.ts';

export interface Rendering {
  /** Who puts the content into the page. */
  by: 'server' | 'json' | 'fetch' | 'element' | 'fragment';
  /** Until then scripts hear nothing. */
  hydrateMs: number;
  /** Until then nothing in the page can be pressed either. */
  isInert?: boolean;
}

export const rendering: Dimension<Rendering> = {
  says: 'Who puts the content into the page, and when it comes alive',
  habits: [
    {
      id: 'server',
      says: 'The server; scripts run at once.',
      seen: 'WooCommerce; Spree; django-oscar',
      weight: 3,
      does: { by: 'server', hydrateMs: 0 },
    },
    {
      id: 'late-hydration',
      says: 'The server; scripts wake up after 700 ms.',
      seen: 'Next.js storefronts (Saleor, Medusa)',
      does: { by: 'server', hydrateMs: 700 },
    },
    {
      id: 'very-late-hydration',
      says: 'The server; scripts wake up after 1,600 ms.',
      seen: 'Magento 2 RequireJS start; Bagisto Vue mount',
      does: { by: 'server', hydrateMs: 1600 },
    },
    {
      id: 'json',
      says: 'A script, from data in the page.',
      seen: 'Magento 2 window.checkoutConfig; Vue Storefront __NUXT__',
      does: { by: 'json', hydrateMs: 250 },
    },
    {
      id: 'fetched',
      says: 'A script, from a second request, with grey bars until then.',
      seen: 'Bagisto shimmer components; BigCommerce checkout loader',
      does: { by: 'fetch', hydrateMs: 150 },
    },
    {
      id: 'element',
      says: 'A custom element that fills itself from its template.',
      seen: 'Dawn web components; Bagisto text/x-template',
      does: { by: 'element', hydrateMs: 100 },
    },
    {
      id: 'asleep',
      says: 'The server; the page sleeps for 2,500 ms, and nothing in it can be pressed until then.',
      seen: 'Snipcart until its bundle is loaded; Ecwid and Wix islands; Alokai before hydration',
      does: { by: 'server', hydrateMs: 2500, isInert: true },
    },
    {
      id: 'fragment',
      says: 'A script, in one document whose routes are in the fragment of the address.',
      seen: 'Snipcart #/cart; Ecwid #!/…; VTEX checkout #/payment; Spartacus and AngularJS storefronts',
      not: ['refreshScope/reload'],
      does: { by: 'fragment', hydrateMs: 150 },
    },
  ],
};

export const scriptPlace: Dimension<'inline' | 'defer' | 'module' | 'end'> = {
  says: 'Where the script stands',
  habits: [
    { id: 'inline', says: 'In the page itself.', seen: 'nopCommerce views; OpenCart', does: 'inline' },
    { id: 'defer', says: 'A deferred file in the head.', seen: 'Dawn', does: 'defer' },
    { id: 'module', says: 'A module.', seen: 'Shopware 6.6; Vite storefronts', does: 'module' },
    { id: 'end', says: 'A file at the end of the body.', seen: 'WooCommerce; PrestaShop', does: 'end' },
  ],
};

export const latency: Dimension<readonly [number, number]> = {
  says: 'How long the server takes for answers to scripts',
  habits: [
    { id: 'quick', says: '10 to 60 ms.', seen: 'headless storefronts on a cache', weight: 2, does: [10, 60] },
    {
      id: 'usual',
      says: '100 to 400 ms.',
      seen: 'WooCommerce update_order_review; Sylius live components',
      weight: 2,
      does: [100, 400],
    },
    { id: 'slow', says: '500 to 1,100 ms.', seen: 'Magento 2 totals-information; shared hosting', does: [500, 1100] },
  ],
};

export const debounce: Dimension<number> = {
  says: 'How long a script waits after a change before it asks for new sums',
  habits: [
    { id: 'at-once', says: 'Not at all.', seen: 'nopCommerce; Medusa', does: 0 },
    {
      id: '300',
      says: '300 ms.',
      seen: 'Dawn cart (ON_CHANGE_DEBOUNCE_TIMER); Sylius live actions',
      weight: 2,
      does: 300,
    },
    { id: '800', says: '800 ms.', seen: 'WooCommerce queue_update_checkout (1 s)', does: 800 },
    { id: '2000', says: '2,000 ms.', seen: 'Magento 2 shipping rates (checkDelay 2000)', does: 2000 },
  ],
};

export const refreshScope: Dimension<'sums' | 'parts' | 'whole' | 'reload'> = {
  says: 'What is redrawn after such a change',
  habits: [
    {
      id: 'sums',
      says: 'The sums, and the delivery options when the address changed.',
      seen: 'Medusa; Saleor',
      does: 'sums',
    },
    {
      id: 'parts',
      says: 'Delivery, payment and sums; what was typed into the payment part is gone.',
      seen: 'WooCommerce update_order_review fragments',
      weight: 2,
      does: 'parts',
    },
    {
      id: 'whole',
      says: 'The whole form, from what the server knew; what was typed meanwhile is gone.',
      seen: 'Sylius live components; PrestaShop checkout refresh; Vue re-mounts',
      does: 'whole',
    },
    {
      id: 'reload',
      says: 'The page itself, by sending the form.',
      seen: 'Shopware confirm shipping form (auto-submit); Zen Cart',
      not: ['rendering/fetched'],
      does: 'reload',
    },
  ],
};

export interface BusySign {
  look: 'none' | 'spinner' | 'mask' | 'skeleton' | 'button';
  /** How long it stays after the answer came. */
  fadeMs: number;
}

export const busySign: Dimension<BusySign> = {
  says: 'What is shown while a script waits',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'django-oscar', does: { look: 'none', fadeMs: 0 } },
    {
      id: 'spinner',
      says: 'A wheel in a corner.',
      seen: 'Dawn loading-spinner; Medusa',
      does: { look: 'spinner', fadeMs: 0 },
    },
    {
      id: 'mask',
      says: 'A veil over everything that takes the clicks and fades slowly.',
      seen: 'WooCommerce blockUI; Magento 2 loading-mask',
      weight: 2,
      does: { look: 'mask', fadeMs: 450 },
    },
    {
      id: 'skeleton',
      says: 'Grey bars in place of the part.',
      seen: 'Bagisto shimmer; Saleor',
      does: { look: 'skeleton', fadeMs: 0 },
    },
    {
      id: 'button',
      says: 'The pressed button is disabled and says "please wait".',
      seen: 'django-oscar data-loading-text; Solidus disableSaveOnClick',
      weight: 2,
      does: { look: 'button', fadeMs: 0 },
    },
  ],
};

export const sumsMeanwhile: Dimension<'keep' | 'dots' | 'optimistic'> = {
  says: 'What the sums show while new ones are on their way',
  habits: [
    { id: 'keep', says: 'The old sums.', seen: 'WooCommerce; Medusa', weight: 2, does: 'keep' },
    { id: 'dots', says: 'Dots.', seen: 'Shopify checkout; Saleor', does: 'dots' },
    {
      id: 'optimistic',
      says: 'A guess that the answer then corrects.',
      seen: 'Vercel commerce optimistic cart; Medusa',
      does: 'optimistic',
    },
  ],
};
