import { html, type Markup, raw } from '../../src/markup.ts';
import type { Books } from '../books.ts';
import { combinationsOf, keyOf, optionsOf } from '../combinations.ts';
import { plainText } from '../plain-text.ts';
import { unitPrice } from '../price-order.ts';
import type { Shop } from '../shop.ts';
import type { Good, OptionGroup } from '../storefront.ts';
import { mark } from '../truth.ts';
import { amount, productUrl } from './parts.ts';
import { quantityControl } from './quantity-control.ts';

/** What the address of the page, or the habit, has chosen already. */
export function chosenOptions(shop: Shop, good: Good, asked: URLSearchParams): Record<string, string> {
  const chosen: Record<string, string> = {};
  const combined = optionsOf(good, asked.get('variant')) ?? {};
  for (const group of good.groups) {
    const wish = asked.get(group.kind) ?? asked.get(shop.nameOf(`option.${group.kind}`)) ?? combined[group.kind];
    const found = group.values.find((value) => value.id === wish);
    const first = shop.design.preselection.does.first ? group.values.find((value) => value.stock > 0) : undefined;
    const value = found ?? first;
    if (value) chosen[group.kind] = value.id;
  }
  return chosen;
}

export function productPage(shop: Shop, books: Books, good: Good, chosen: Record<string, string>): Markup {
  const { say, design } = shop;
  const formId = shop.id('product-form');
  const price = amount(shop, unitPrice(good, chosen));
  const facts = { shop, good, amount: (minor: number) => amount(shop, minor) };
  const tag = design.priceTags.does(facts);
  const extra = design.buyBoxExtras.does(shop, good);
  return design.productLayouts.does(shop, {
    gallery: html`<div class="${shop.c('gallery')}"><img src="/pic/${good.slug}.svg" alt="${good.name}" width="400" height="400"></div>`,
    title: html`<h1 class="${shop.c('title')}">${good.name}</h1>`,
    price: html`${tag.before}<div id="${shop.id('price')}" class="${shop.c('price')}"${mark('value:price')}>${price}</div>${tag.after}${design.priceLines.does(facts)}${instalments(shop, good)}`,
    stock: html`<div id="${shop.id('stock')}">${stockLine(shop, books, good, chosen)}</div>`,
    form: productForm(shop, good, chosen),
    near: html`${design.express.does === 'product' && !good.isSoldOut ? expressButtons(shop) : ''}<p class="${shop.c('soft')}">${say('delivery')}: ${shop.deliveries.map(({ label }) => label).join(', ')}</p>${extra.near}`,
    description: html`<ul>${good.groups.map((group) => html`<li>${group.label}: ${group.values.map(({ label }) => label).join(', ')}</li>`)}<li>${good.name}, ${shop.name}</li></ul>`,
    below: html`${extra.below}${related(shop, good)}`,
    secondButton: good.isSoldOut ? raw('') : secondButton(shop, formId),
    name: good.name,
    shortPrice: amount(shop, good.price),
  });
}

function productForm(shop: Shop, good: Good, chosen: Record<string, string>): Markup {
  const { design } = shop;
  const isFetched = !['cart-page', 'same-page', 'checkout'].includes(design.adding.does);
  const isJoint = design.variantForms.does !== null && good.groups.length > 0;
  const counts = isJoint ? design.variantForms.does?.counts : 'once';
  const options = isJoint
    ? combinedControl(shop, good, chosen)
    : good.groups.map((group) => variantControl(shop, good, group, chosen));
  const number = counts === 'once' ? quantityControl(shop, 'field:quantity', 1) : '';
  const isOutside = design.quantity.does === 'outside';
  return html`${isOutside ? number : ''}<form action="/cart/add" method="post" id="${shop.id('product-form')}" class="${shop.c('product-form')}" data-product${raw(isFetched ? ' data-swap' : '')}><input type="hidden" name="product" value="${good.slug}">${options}${purchaseKind(shop)}${isOutside ? '' : number}${counts === 'button' ? '' : buyButton(shop, good, chosen)}${design.adding.does === 'beside-button' ? html`<div id="${shop.id('added')}"></div>` : ''}</form>`;
}

/** One choice among all combinations of the options. */
function combinedControl(shop: Shop, good: Good, chosen: Record<string, string>): Markup {
  const { soldOutValues, variantForms } = shop.design;
  const mode = soldOutValues.does;
  const valueIn = (group: OptionGroup, options: Record<string, string>) =>
    group.values.find(({ id }) => id === options[group.kind]);
  const combinations = combinationsOf(good).flatMap((options) => {
    const isOut = good.groups.some((group) => valueIn(group, options)?.stock === 0);
    if (isOut && mode === 'hidden') return [];
    const name = good.groups.map((group) => valueIn(group, options)?.label ?? '').join(' / ');
    const price = amount(shop, unitPrice(good, options));
    return [
      {
        key: keyOf(options),
        text: `${name}${variantForms.id === 'one-select' ? ` – ${plainText(price)}` : ''}${isOut && mode === 'worded' ? ` – ${shop.say('soldOut')}` : ''}`,
        price,
        isChosen: good.groups.every((group) => chosen[group.kind] === options[group.kind]),
        disabled: isOut && mode === 'disabled',
      },
    ];
  });
  const label = good.groups.map((group) => group.label).join(' / ');
  return variantForms.does?.draw({ shop, label, combinations }) ?? raw('');
}

function secondButton(shop: Shop, form: string): Markup {
  return shop.design.buttons.does(shop, {
    label: shop.say('addToCart'),
    truth: 'action:addToCart',
    look: 'primary',
    more: { form, 'data-form': form },
  });
}

function instalments(shop: Shop, good: Good): Markup {
  if (shop.design.extraRows.does !== 'instalments') return raw('');
  const text = shop.say('installments', { price: '\u0000' });
  const [before = '', after = ''] = text.split('\u0000');
  return html`<p class="${shop.c('soft')}"${mark('row:instalment')}>${before}${amount(shop, Math.round(good.price / 4))}${after}</p>`;
}

/** How many are left, as far as the choice tells. */
export function stockLine(shop: Shop, books: Books, good: Good, chosen: Record<string, string>): Markup {
  if (good.isSoldOut) return html`<p class="${shop.c('out')}"${mark('message:soldOut')}>${shop.say('soldOut')}</p>`;
  const isComplete = good.groups.every((group) => chosen[group.kind]);
  if (!isComplete) return raw('');
  const left = books.stock(good.slug, chosen);
  if (left <= 0) return html`<p class="${shop.c('out')}"${mark('message:soldOut')}>${shop.say('soldOut')}</p>`;
  return html`<p class="${shop.c('in-stock')}">${left < 6 ? shop.say('onlyLeft', { n: left }) : shop.say('inStock')}</p>`;
}

function variantControl(shop: Shop, good: Good, group: OptionGroup, chosen: Record<string, string>): Markup {
  const { optionNotes, optionPrices, optionTexts, soldOutValues, variants } = shop.design;
  const mode = soldOutValues.does;
  const values = group.values
    .filter((value) => value.stock > 0 || mode !== 'hidden')
    .map((value) => {
      const notes: string[] = [];
      if (optionPrices.does) notes.push(`– ${plainText(amount(shop, good.price + value.extra))}`);
      if (optionNotes.does.price && value.extra > 0) notes.push(`(+${plainText(amount(shop, value.extra))})`);
      if (value.stock === 0 && mode === 'worded') notes.push(`– ${shop.say('soldOut')}`);
      else if (optionNotes.does.stock && value.stock > 0) notes.push(`(${shop.say('onlyLeft', { n: value.stock })})`);
      return {
        value,
        text: [optionTexts.does({ good, group, value }), ...notes].join(' '),
        disabled: value.stock === 0 && mode === 'disabled',
      };
    });
  return variants.does({
    shop,
    good,
    group,
    chosen: chosen[group.kind],
    values,
    urlWith: (value) => {
      const base = productUrl(shop, good.slug);
      const query = new URLSearchParams({ ...chosen, [group.kind]: value.id });
      return `${base}${base.includes('?') ? '&' : '?'}${query}`;
    },
  });
}

function purchaseKind(shop: Shop): Markup {
  const kind = shop.design.purchaseKind.does;
  if (kind === 'once') return raw('');
  const radio = (value: string, text: string, on: boolean) =>
    html`<label class="${shop.c('option-line')}"><span><input type="radio" name="purchase" value="${value}"${on ? raw(' checked') : ''}${mark(`purchase:${value}`)}> ${text}</span></label>`;
  return html`<div class="${shop.c('options')}">${radio('monthly', shop.say('subscribe'), kind === 'preset')}${radio('once', shop.say('oneTime'), kind !== 'preset')}</div>`;
}

function buyButton(shop: Shop, good: Good, chosen: Record<string, string>): Markup {
  const { say, design } = shop;
  const habit = design.soldOutGoods.does;
  if (good.isSoldOut && habit === 'text')
    return html`<p class="${shop.c('out')}"${mark('message:soldOut')}>${say('soldOut')}</p>`;
  if (good.isSoldOut && habit === 'notify')
    return html`<div class="${shop.c('notify')}"><p${mark('message:soldOut')}>${say('soldOut')}</p><input type="email" class="${shop.c('input')}" name="notify" placeholder="${say('email')}" aria-label="${say('email')}"${mark('decoy:notifyEmail')}> <button type="button" class="${shop.c('button plain')}"${mark('action:notify')}>${say('notifyMe')}</button></div>`;
  const isDead = good.isSoldOut && habit === 'button';
  const isOpen = good.groups.some((group) => !chosen[group.kind]);
  return design.buttons.does(shop, {
    label: isDead ? say('soldOut') : say('addToCart'),
    truth: 'action:addToCart',
    look: 'primary',
    disabled: isDead || (design.preselection.does.guards && isOpen),
    more: { 'data-buy': true, ...(design.preselection.does.guards && !isDead ? { 'data-guarded': true } : {}) },
  });
}

export function expressButtons(shop: Shop): Markup {
  return html`<div class="${shop.c('express')}"><button type="button" class="${shop.c('express-button')}"${mark('decoy:express')}>PayPal</button><button type="button" class="${shop.c('express-button')}"${mark('decoy:express')}>G Pay</button></div>`;
}

function related(shop: Shop, good: Good): Markup {
  const kind = shop.design.relatedGoods.does;
  if (kind === 'none') return raw('');
  const others = shop.goods.filter((other) => other !== good).slice(0, 3);
  const buy = kind === 'cart-icons' ? 'icon' : kind === 'buttons';
  return html`<aside class="${shop.c('related')}"><h2>${shop.say('related')}</h2><div class="${shop.c('grid')}">${others.map((other) => tile(shop, other, other.groups.length === 0 && !other.isSoldOut ? buy : false))}</div></aside>`;
}

const cartPicture = raw(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M6 7h14l-2 9H8L5 3H2"/><circle cx="9" cy="20" r="1"/><circle cx="17" cy="20" r="1"/></svg>',
);

/** `icon`: the button is a picture of a cart. */
export function tile(shop: Shop, good: Good, hasButton: boolean | 'icon'): Markup {
  const inner =
    hasButton === 'icon'
      ? html`<button class="${shop.c('button plain')}" title="${shop.say('cart')}"${mark('decoy:addOther')}>${cartPicture}</button>`
      : html`<button class="${shop.c('button plain')}"${mark('decoy:addOther')}>${shop.say('addToCart')}</button>`;
  const button = hasButton
    ? html`<form action="/cart/add" method="post"><input type="hidden" name="product" value="${good.slug}"><input type="hidden" name="quantity" value="1">${inner}</form>`
    : '';
  return html`<div class="${shop.c('tile')}"><a href="${productUrl(shop, good.slug)}"><img src="/pic/${good.slug}.svg" alt="${good.name}" width="160" height="160" loading="lazy"><span>${good.name}</span></a><span class="${shop.c('price')}">${amount(shop, good.price)}</span>${button}</div>`;
}
