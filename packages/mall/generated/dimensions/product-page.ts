import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { writeNumber } from '../market/numbers.ts';
import type { Good, Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export interface ProductParts {
  gallery: Markup;
  title: Markup;
  /** Price, with what stands around it. */
  price: Markup;
  stock: Markup;
  /** Options, quantity and the button. */
  form: Markup;
  /** Foreign buttons, deliveries, what else is offered near the button. */
  near: Markup;
  description: Markup;
  below: Markup;
  /** One more button that sends the form; empty where nothing can be bought. */
  secondButton: Markup;
  name: string;
  shortPrice: Markup;
}

const box = (shop: Storefront, inner: Markup) => html`<div class="${shop.c('buy-box')}">${inner}</div>`;
const whole = (shop: Storefront, { title, price, stock, form, near }: ProductParts) =>
  box(shop, html`${title}${price}${stock}${form}${near}`);
const about = (shop: Storefront, { description }: ProductParts) =>
  html`<section class="${shop.c('about')}"><h2>${shop.say('description')}</h2>${description}</section>`;

export const productLayouts: Dimension<(shop: Storefront, parts: ProductParts) => Markup> = {
  says: 'How a product page is laid out',
  habits: [
    {
      id: 'columns',
      says: 'The picture left, the rest right.',
      seen: 'WooCommerce; Medusa; Sylius product/show',
      weight: 3,
      does: (shop, parts) =>
        html`<div class="${shop.c('product')}">${parts.gallery}${whole(shop, parts)}</div>${parts.below}`,
    },
    {
      id: 'reversed',
      says: 'The buy box comes first, the picture after it.',
      seen: 'Magento 2 Luma on phones (media after info); Squarespace product layouts',
      does: (shop, parts) =>
        html`<div class="${shop.c('product')}">${whole(shop, parts)}${parts.gallery}</div>${about(shop, parts)}${parts.below}`,
    },
    {
      id: 'long',
      says: 'One long column; the button comes after picture and description.',
      seen: 'Odoo website_sale with a large gallery; Squarespace; landing pages on WooCommerce',
      does: (shop, parts) =>
        html`${parts.title}${parts.gallery}${about(shop, parts)}${box(shop, html`${parts.price}${parts.stock}${parts.form}${parts.near}`)}${parts.below}`,
    },
    {
      id: 'tabs',
      says: 'Columns, with tabs for description and reviews below.',
      seen: 'Shopware 6 product-detail/tabs; WooCommerce single-product tabs; Magento 2 product.info.details',
      weight: 2,
      does: (shop, parts) => {
        const tab = (index: number, text: string) =>
          html`<button type="button" role="tab" class="${shop.c('tab')}" data-tab="${shop.id(`about-${index}`)}" aria-selected="${String(index === 0)}"${mark('decoy:tab')}>${text}</button>`;
        return html`<div class="${shop.c('product')}">${parts.gallery}${whole(shop, parts)}</div><div class="${shop.c('about')}" data-tabs><div role="tablist" class="${shop.c('tabs')}">${tab(0, shop.say('description'))}${tab(1, `${shop.say('reviews')} (3)`)}</div><div role="tabpanel" id="${shop.id('about-0')}">${parts.description}</div><div role="tabpanel" id="${shop.id('about-1')}" hidden><p>★★★★☆ 4/5</p></div></div>${parts.below}`;
      },
    },
    {
      id: 'sticky-bar',
      says: 'A bar at the lower edge repeats name, price and button.',
      seen: 'WooCommerce Storefront sticky add to cart; Shopify themes with a sticky bar; Odoo o_wsale_cta_wrapper',
      does: (shop, parts) =>
        html`<div class="${shop.c('product')}">${parts.gallery}${whole(shop, parts)}</div>${about(shop, parts)}${parts.below}${parts.secondButton.markup ? html`<div class="${shop.c('buy-bar')}"><strong>${parts.name}</strong><span>${parts.shortPrice}</span>${parts.secondButton}</div>` : ''}`,
    },
    {
      id: 'three-columns',
      says: 'Picture, description, and a card of its own for price and button.',
      seen: 'marketplace themes of PrestaShop and OpenCart; CS-Cart; Amazon-like WooCommerce themes',
      does: (shop, parts) =>
        html`<div class="${shop.c('product thirds')}">${parts.gallery}<div>${parts.title}${parts.description}</div><div class="${shop.c('buy-box card')}">${parts.price}${parts.stock}${parts.form}${parts.near}</div></div>${parts.below}`,
    },
  ],
};

export interface PriceFacts {
  shop: Storefront;
  good: Good;
  amount: (minor: number) => Markup;
}

/** What stands before and after the price. */
export type PriceTag = (facts: PriceFacts) => { before: Markup; after: Markup };

const nothing = raw('');

export const priceTags: Dimension<PriceTag> = {
  says: 'What stands beside the price of a product',
  habits: [
    {
      id: 'bare',
      says: 'Nothing.',
      seen: 'Medusa; Sylius',
      weight: 3,
      does: () => ({ before: nothing, after: nothing }),
    },
    {
      id: 'struck',
      says: 'What it once cost, struck out.',
      seen: 'WooCommerce del and ins; Dawn price--on-sale; Bagisto prices/index (line-through)',
      weight: 2,
      does: ({ shop, good, amount }) => ({
        before: html`<span class="${shop.c('soft')}"${mark('decoy:oldPrice')}><s>${amount(Math.round(good.price * 1.3))}</s> −23 %</span>`,
        after: nothing,
      }),
    },
    {
      id: 'saving',
      says: 'What it once cost, and what is saved, in a line below.',
      seen: 'Cornerstone price "you save"; nopCommerce old-product-price; BigCommerce RRP',
      does: ({ shop, good, amount }) => ({
        before: nothing,
        after: html`<p class="${shop.c('soft')}"><s${mark('decoy:oldPrice')}>${amount(Math.round(good.price * 1.3))}</s> · ${shop.say('youSave')}: <span${mark('decoy:saving')}>${amount(Math.round(good.price * 1.3) - good.price)}</span></p>`,
      }),
    },
    {
      id: 'tax-note',
      says: 'That tax is included and delivery is not.',
      seen: 'Shopware buy-widget tax link; German Market for WooCommerce',
      not: ['tax/on-top', 'tax/on-top-abroad'],
      does: ({ shop }) => ({
        before: nothing,
        after: html`<p class="${shop.c('soft')}">${shop.say('taxIncluded', { tax: `${writeNumber(shop.taxPercent, shop.market)} % ${shop.market.taxName}` })} + ${shop.say('shipping')}</p>`,
      }),
    },
    {
      id: 'with-net',
      says: 'The same price without tax, in a line below.',
      seen: 'Magento 2 prices excluding and including tax; PrestaShop B2B mode',
      not: ['tax/on-top', 'tax/on-top-abroad'],
      does: ({ shop, good, amount }) => ({
        before: nothing,
        after: html`<p class="${shop.c('soft')}"${mark('decoy:netPrice')}>(−${writeNumber(shop.taxPercent, shop.market)} % ${shop.market.taxName}: ${amount(Math.round((good.price * 100) / (100 + shop.taxPercent)))})</p>`,
      }),
    },
    {
      id: 'per-unit',
      says: 'A price per hundred grams.',
      seen: 'Shopware buy-widget unit price; Dawn unit-price; PrestaShop unit_price_full',
      does: ({ shop, good, amount }) => ({
        before: nothing,
        after: html`<small class="${shop.c('soft')}"${mark('decoy:unitPrice')}>${amount(Math.max(1, Math.round(good.price / 6)))} / 100 g</small>`,
      }),
    },
    {
      id: 'tiers',
      says: 'A table of lower prices for large numbers.',
      seen: 'nopCommerce tier prices; Magento 2 prices-tier; Shopware block-prices',
      does: ({ shop, good, amount }) => ({
        before: nothing,
        after: html`<table class="${shop.c('table')}"><tbody>${[100, 500].map((pieces, index) => html`<tr${mark('decoy:tierPrice')}><td>${pieces}+</td><td>${amount(Math.round(good.price * (0.9 - index * 0.1)))}</td></tr>`)}</tbody></table>`,
      }),
    },
  ],
};

/** Near the button, and below everything. */
export type BuyBoxExtra = (shop: Storefront, good: Good) => { near: Markup; below: Markup };

/** A postcode and a button that tells what deliveries cost. */
export function estimateForm(shop: Storefront): Markup {
  const id = shop.id('estimate-postcode');
  return html`<form action="/estimate" method="post" class="${shop.c('estimate')}" data-swap><label class="${shop.c('label')}" for="${id}">${shop.say('shipping')}: ${shop.say('postcode')}</label><div class="${shop.c('inline')}"><input class="${shop.c('input')}" id="${id}" name="estimate"${mark('decoy:estimatePostcode')}><button class="${shop.c('button plain')}"${mark('decoy:estimate')}>${shop.say('getRates')}</button></div></form>`;
}

export const buyBoxExtras: Dimension<BuyBoxExtra> = {
  says: 'What else a product page offers to do',
  habits: [
    {
      id: 'none',
      says: 'Nothing.',
      seen: 'Vercel commerce; Medusa',
      weight: 3,
      does: () => ({ near: nothing, below: nothing }),
    },
    {
      id: 'wishlist',
      says: 'A button for the wish list beside the one for the cart.',
      seen: 'nopCommerce _AddToWishlist; Magento 2 addtowishlist-button; Shopware buy-widget wishlist',
      does: (shop) => ({
        near: html`<p><a class="${shop.c('button plain')}" href="/account"${mark('decoy:wishlist')}>♡ ${shop.say('wishlist')}</a></p>`,
        below: nothing,
      }),
    },
    {
      id: 'review-form',
      says: 'A form for a review.',
      seen: 'Shopware review-form; WooCommerce single-product-reviews; OpenCart product review tab',
      does: (shop) => ({
        near: nothing,
        below: html`<section class="${shop.c('card')}"><h2>${shop.say('reviews')}</h2><form action="/newsletter" method="post"><div class="${shop.c('inline')}">${[1, 2, 3, 4, 5].map((stars) => html`<label><input type="radio" name="stars" value="${stars}"${mark('decoy:stars')}> ${stars} ★</label>`)}</div><p><input class="${shop.c('input')}" name="reviewer" placeholder="${shop.say('fullName')}" aria-label="${shop.say('fullName')}"${mark('decoy:reviewName')}></p><p><textarea class="${shop.c('input')}" name="review" aria-label="${shop.say('reviews')}"${mark('decoy:reviewText')}></textarea></p><button class="${shop.c('button plain')}"${mark('decoy:sendReview')}>${shop.say('continue')}</button></form></section>`,
      }),
    },
    {
      id: 'estimate',
      says: 'A field that tells what delivery costs.',
      seen: 'nopCommerce _EstimateShipping on products; VTEX and Brazilian WooCommerce product pages',
      does: (shop) => ({ near: estimateForm(shop), below: nothing }),
    },
    {
      id: 'size-guide',
      says: 'A link that opens a table of sizes in a dialog.',
      seen: 'Dawn product-popup-modal; Shopify size chart apps; PrestaShop size guides',
      does: (shop) => {
        const dialog = shop.id('size-guide');
        return {
          near: html`<p><button type="button" class="${shop.c('link')}" data-open="${dialog}"${mark('decoy:sizeGuide')}>${shop.say('sizeGuide')}</button></p><div id="${dialog}" class="${shop.c('veil')}" hidden><div class="${shop.c('dialog')}" role="dialog" aria-modal="true"><h2>${shop.say('sizeGuide')}</h2><table class="${shop.c('table')}"><tbody>${['S', 'M', 'L', 'XL'].map((size, index) => html`<tr><th>${size}</th><td>${88 + index * 6} cm</td></tr>`)}</tbody></table><button type="button" class="${shop.c('button plain')}" data-close-box="${dialog}"${mark('decoy:closeGuide')}>${shop.say('close')}</button></div></div>`,
          below: nothing,
        };
      },
    },
  ],
};
