import { html, type Markup, raw } from '../../src/markup.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Visit } from '../visit.ts';
import { couponForm } from './sums-block.ts';

const field = (shop: Shop) =>
  html`<input class="${shop.c('input')}" id="${shop.id('coupon')}" name="${shop.nameOf('coupon')}" placeholder="${shop.say('coupon')}" aria-label="${shop.say('coupon')}"${mark('field:coupon')}>`;

/** Inside the form of the cart: one more field and one more button. */
export function couponInForm(shop: Shop): Markup {
  if (shop.design.coupons.does !== 'cart-form') return raw('');
  return html`<div class="${shop.c('inline')}">${field(shop)}<button class="${shop.c('button plain')}" name="apply" value="1"${mark('action:applyCoupon')}>${shop.say('apply')}</button></div>`;
}

/** Below the goods. */
export function couponBelow(shop: Shop, visit: Visit): Markup {
  const place = shop.design.coupons.does;
  const applied = visit.coupon
    ? html`<p class="${shop.c('in-stock')}"${mark('message:couponOk')}>${visit.coupon} ✓</p>`
    : '';
  if (place === 'cart' || place === 'cart-link') return couponForm(shop, visit, place === 'cart-link');
  if (place === 'cart-form') return html`${applied}`;
  if (place !== 'cart-elsewhere') return raw('');
  return html`${applied}<p><a href="/cart/coupon"${mark('action:showCoupon')}>${shop.say('haveCoupon')}</a></p>`;
}

/** The page that such a link leads to. */
export function couponPage(shop: Shop): Markup {
  const { say } = shop;
  return html`<h1>${say('coupon')}</h1><form class="${shop.c('card')}" action="/coupon" method="post"><div class="${shop.c('inline')}">${field(shop)}${shop.design.buttons.does(shop, { label: say('apply'), truth: 'action:applyCoupon', look: 'primary' })}</div></form><p><a href="/cart"${mark('action:viewCart')}>${say('viewCart')}</a></p>`;
}
