import { html, type Markup } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import type { Good } from '../storefront.ts';
import { mark } from '../truth.ts';
import { tile } from './product-page.ts';

export function homePage(shop: Shop): Markup {
  return html`<h1>${shop.name}</h1>${tiles(shop, shop.goods)}`;
}

export function searchPage(shop: Shop, found: readonly Good[]): Markup {
  return html`<h1>${shop.say('search')} (${found.length})</h1>${tiles(shop, found)}`;
}

function tiles(shop: Shop, goods: readonly Good[]): Markup {
  return html`<div class="${shop.c('grid')}">${goods.map((good) => tile(shop, good, false))}</div>`;
}

export function textPage(shop: Shop, title: string): Markup {
  return html`<h1>${shop.say(title)}</h1><p>${shop.say('termsImplied')}. ${shop.say('cookies')}.</p>`;
}

export function accountPage(shop: Shop): Markup {
  const { say } = shop;
  return html`<h1>${say('account')}</h1><form class="${shop.c('card')}" action="/newsletter" method="post"><p><input type="email" class="${shop.c('input')}" name="loginEmail" aria-label="${say('email')}" placeholder="${say('email')}"${mark('decoy:loginEmail')}></p><p><input type="password" class="${shop.c('input')}" name="loginPassword" aria-label="${say('password')}" placeholder="${say('password')}"${mark('decoy:loginPassword')}></p><button class="${shop.c('button plain')}"${mark('action:login')}>${say('login')}</button></form>`;
}
