import { html, type Markup } from '../../src/markup.ts';
import type { Habit } from '../habit.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';
import type { Notice } from '../visit.ts';

export interface Confirmation {
  shop: Storefront;
  number: string;
  email: string;
  total: Markup;
}

const what = (notice: Notice) => mark(`message:${notice.what}`);

/** Further ways in which a shop speaks to the customer. */
export const moreNotices: readonly Habit<(shop: Storefront, notice: Notice) => Markup>[] = [
  {
    id: 'nested-list',
    says: 'A list of kinds, in each of them a list of messages.',
    seen: 'Magento 1 ul.messages; OpenMage; django-oscar message lists',
    does: (shop, notice) =>
      html`<ul class="${shop.c('bare-list')}"><li class="${shop.c(`alert ${notice.kind}`)}"><ul class="${shop.c('bare-list')}"><li><span${what(notice)}>${notice.text}</span></li></ul></li></ul>`,
  },
  {
    id: 'headed',
    says: 'A box with a heading, the words and a cross.',
    seen: 'Sylius 1 flash messages (Error, Success); Shuup alert-dismissible; Joomla system messages of J2Store',
    does: (shop, notice) =>
      html`<div class="${shop.c(`alert ${notice.kind}`)}" data-panel><button type="button" class="${shop.c('link')}" style="float:inline-end" data-close aria-label="×"${mark('decoy:closeNotice')}>×</button><div><b>${shop.say(notice.kind === 'error' ? 'errorHead' : 'successHead')}</b><p class="${shop.c('bare')}"${what(notice)}>${notice.text}</p></div></div>`,
  },
  {
    id: 'numbered',
    says: 'How many errors there are, then a numbered list of them.',
    seen: 'PrestaShop 1.6 errors.tpl ("There is 1 error"); thirty bees; Rails error_explanation',
    does: (shop, notice) =>
      notice.kind === 'error'
        ? html`<div class="${shop.c('alert error')}"><p class="${shop.c('bare')}">${shop.say('errorCount')}</p><ol><li${what(notice)}>${notice.text}</li></ol></div>`
        : html`<p class="${shop.c('alert success')}"${what(notice)}>${notice.text}</p>`,
  },
  {
    id: 'script-box',
    says: 'A box over the page without any role, with a cross that is a link.',
    seen: 'Isotope displayBox; PrestaShop 1.6 fancybox errors; OFBiz showErrorAlert',
    does: (shop, notice) =>
      html`<div class="${shop.c('veil')}" data-panel><div class="${shop.c('dialog')}"><a href="#" data-idle data-close title="${shop.say('close')}" style="float:inline-end"${mark('action:dismiss')}>✕</a><p${what(notice)}>${notice.text}</p></div></div>`,
  },
];

/** Further ways to confirm an order. */
export const moreConfirmations: readonly Habit<(it: Confirmation) => Markup>[] = [
  {
    id: 'dated',
    says: 'Thanks, then number and day in one heading, and the state of the order.',
    seen: 'Isotope order details; SilverShop order headline; OXID and JTL order history',
    does: (it) => {
      const day = new Intl.DateTimeFormat(it.shop.market.locale).format(new Date());
      return html`<h1${mark('message:thanks')}>${it.shop.say('thanks')}</h1><h2>${it.shop.say('orderNumber')} <span${mark('value:orderNumber')}>${it.number}</span> · ${day}</h2><p>${it.shop.say('orderStatus')}</p><p${mark('row:total')}>${it.shop.say('total')}: ${it.total}</p>`;
    },
  },
  {
    id: 'running-text',
    says: 'Everything in running text below the name of the page, none of it set apart.',
    seen: 'Ubercart order complete; J2Store "Checkout Results"; osCommerce checkout_success; Shuup order complete',
    does: (it) =>
      html`<h1>${it.shop.say('checkout')}</h1><p><span${mark('message:thanks')}>${it.shop.say('thanks')}</span>. ${it.shop.say('orderNumber')} <span${mark('value:orderNumber')}>${it.number}</span>. ${it.shop.say('confirmationSent', { email: it.email })}. <a href="/account">${it.shop.say('account')}</a></p>`,
  },
];
