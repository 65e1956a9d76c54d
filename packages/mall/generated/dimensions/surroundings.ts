import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export const overlays: Dimension<'none' | 'cookie-bar' | 'cookie-dialog' | 'popup' | 'country' | 'age' | 'chat'> = {
  says: 'What lies over the page',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'most demo stores', weight: 3, does: 'none' },
    {
      id: 'cookie-bar',
      says: 'A cookie bar at the lower edge.',
      seen: 'Shopware cookie-bar; Magento 2 cookie notices',
      weight: 2,
      does: 'cookie-bar',
    },
    {
      id: 'cookie-dialog',
      says: 'A cookie dialog in the middle.',
      seen: 'nopCommerce EU cookie; Odoo cookies bar popup',
      does: 'cookie-dialog',
    },
    {
      id: 'popup',
      says: 'A newsletter dialog after a while.',
      seen: 'PrestaShop and OpenCart themes; Odoo s_popup',
      does: 'popup',
    },
    {
      id: 'country',
      says: 'A dialog that asks for the country.',
      seen: 'Shopify geolocation app; BigCommerce stores',
      does: 'country',
    },
    { id: 'age', says: 'A dialog that asks for the age.', seen: 'WooCommerce age gate plugins', does: 'age' },
    { id: 'chat', says: 'A chat button in the corner.', seen: 'Odoo livechat; tawk and Zendesk widgets', does: 'chat' },
  ],
};

export const honeypots: Dimension<(shop: Storefront) => Markup> = {
  says: 'What is set for machines',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'Shopify; Medusa', weight: 3, does: () => raw('') },
    {
      id: 'hidden',
      says: 'A field that is not displayed.',
      seen: 'Drupal honeypot; Sylius; Shopware basic captcha',
      does: (shop) =>
        html`<div style="display:none"><label>Website <input type="text" name="${shop.nameOf('trap')}" tabindex="-1" autocomplete="off"${mark('decoy:trap')}></label></div>`,
    },
    {
      id: 'offscreen',
      says: 'A field far outside of the screen.',
      seen: 'Shopware basic-captcha honeypot; WordPress anti-spam plugins',
      does: (shop) =>
        html`<div style="position:absolute;left:-9999px" aria-hidden="true"><label for="${shop.id('trap')}">Fax</label><input type="text" id="${shop.id('trap')}" name="${shop.nameOf('trap')}" tabindex="-1" autocomplete="off"${mark('decoy:trap')}></div>`,
    },
    {
      id: 'idle-submit',
      says: 'A submit button that is not displayed and does nothing, so that the Enter key sends nothing.',
      seen: 'HikaShop checkout forms; older Joomla and Magento 1 extensions',
      does: () =>
        raw('<input type="submit" style="display:none" onclick="return false" data-truth="decoy:idleSubmit">'),
    },
  ],
};

export const footers: Dimension<'plain' | 'newsletter' | 'contact'> = {
  says: 'What stands at the foot of every page',
  habits: [
    { id: 'plain', says: 'Links.', seen: 'Solidus; Vercel commerce', does: 'plain' },
    {
      id: 'newsletter',
      says: 'A field for the newsletter.',
      seen: 'Dawn footer; PrestaShop; Cornerstone',
      weight: 2,
      does: 'newsletter',
    },
    {
      id: 'contact',
      says: 'A little contact form.',
      seen: 'Odoo s_website_form; small WooCommerce themes',
      does: 'contact',
    },
  ],
};
