import { html, type Markup, raw } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { mark } from '../truth.ts';
import { variantOddities } from './variant-oddities.ts';
import { hidden, idOf, pressed, radios, select, truthOf, type VariantPlan } from './variant-parts.ts';
import { variantShapes } from './variant-shapes.ts';

export const variants: Dimension<(plan: VariantPlan) => Markup> = {
  says: 'How colour and size are chosen',
  habits: [
    {
      id: 'select',
      says: 'A select for each.',
      seen: 'WooCommerce variable.php; Dawn dropdown; Cornerstone set-select',
      weight: 3,
      does: (plan) => select(plan),
    },
    {
      id: 'radios',
      says: 'Radio buttons.',
      seen: 'nopCommerce RadioList; Odoo variants',
      does: (plan) => radios(plan, 'radio', 'radio-label', (text) => text),
    },
    {
      id: 'pills',
      says: 'Radio buttons hidden behind pills.',
      seen: 'Dawn product-form__input--pill; Cornerstone set-rectangle',
      weight: 2,
      does: (plan) => radios(plan, 'hidden-radio', 'pill', (text) => text),
    },
    {
      id: 'swatches',
      says: 'Coloured dots whose words are only a title.',
      seen: 'Dawn swatch; Magento 2 swatch-renderer; Bagisto colour swatch',
      does: (plan) =>
        plan.group.kind === 'color'
          ? pressed(plan, 'swatch', () => '', true)
          : pressed(plan, 'pick', (text) => text, false),
    },
    {
      id: 'buttons',
      says: 'Buttons that stay pressed.',
      seen: 'Medusa option-select; Vercel commerce variant-selector',
      does: (plan) => pressed(plan, 'pick', (text) => text, false),
    },
    {
      id: 'links',
      says: 'Links: every choice has an address of its own.',
      seen: 'Shopify combined listings; Shopware configurator; Zen Cart',
      does: (plan) => {
        const { shop, group } = plan;
        return html`<div class="${shop.c('option-group')}"><div class="${shop.c('label')}">${group.label}</div>${hidden(plan)}<ul class="${shop.c('option-row')}">${plan.values.map(
          ({ value, text, disabled }) =>
            html`<li>${disabled ? html`<span class="${shop.c('pick out')}"${truthOf(plan, value)} aria-disabled="true">${text}</span>` : html`<a class="${shop.c(value.id === plan.chosen ? 'pick chosen' : 'pick')}" href="${plan.urlWith(value)}"${value.id === plan.chosen ? raw(' aria-current="true"') : ''}${truthOf(plan, value)}>${text}</a>`}</li>`,
        )}</ul></div>`;
      },
    },
    {
      id: 'listbox',
      says: 'A button that opens a list.',
      seen: 'Magento 2 swatch dropdowns; Vue Storefront; Medusa mobile-actions',
      does: (plan) => {
        const { shop, group } = plan;
        const chosen = plan.values.find(({ value }) => value.id === plan.chosen);
        return html`<div class="${shop.c('option-group')}"><span class="${shop.c('label')}" id="${idOf(plan)}-t">${group.label}</span><span class="${shop.c('listbox')}" data-listbox>${hidden(plan)}<button type="button" class="${shop.c('select')}" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="${idOf(plan)}-t"${mark(`list:${group.kind}`)}>${chosen?.text ?? shop.say('choose')}</button><ul role="listbox" class="${shop.c('list')}" hidden>${plan.values.map(
          ({ value, text, disabled }) =>
            html`<li role="option" tabindex="-1" data-value="${value.id}"${disabled ? raw(' aria-disabled="true"') : ''}${truthOf(plan, value)}>${text}</li>`,
        )}</ul></span></div>`;
      },
    },
    {
      id: 'thumbnails',
      says: 'Little pictures with the words as alternative text.',
      seen: 'Magento 2 image swatches; nopCommerce ImageSquares; BigCommerce swatch images',
      does: (plan) =>
        plan.group.kind === 'color'
          ? radios(
              plan,
              'hidden-radio',
              'thumb',
              (text, value) =>
                html`<img alt="${text}" width="44" height="44" src="/pic/${plan.good.slug}.svg?tint=${value.id}">`,
            )
          : radios(plan, 'hidden-radio', 'pill', (text) => text),
    },
    {
      id: 'dependent',
      says: 'The second select stays disabled until the first is answered.',
      seen: 'WooCommerce dependent dropdowns; Magento 2 configurable; Bagisto attribute.disabled',
      does: (plan) => {
        const first = plan.good.groups[0];
        const depends =
          first && first.kind !== plan.group.kind ? ` data-depends="${plan.shop.nameOf(`option.${first.kind}`)}"` : '';
        return select(plan, depends);
      },
    },
    ...variantShapes,
    ...variantOddities,
  ],
};

export const preselection: Dimension<{ first: boolean; guards: boolean }> = {
  says: 'What is chosen when the page opens',
  habits: [
    {
      id: 'none',
      says: 'Nothing; adding without a choice is refused with words.',
      seen: 'WooCommerce; Magento 2',
      weight: 2,
      does: { first: false, guards: false },
    },
    {
      id: 'first',
      says: 'The first that is in stock.',
      seen: 'Shopify; Solidus; Odoo',
      weight: 2,
      does: { first: true, guards: false },
    },
    {
      id: 'guarded',
      says: 'Nothing; the button stays disabled until everything is chosen.',
      seen: 'Medusa product-actions; Vercel commerce add-to-cart',
      does: { first: false, guards: true },
    },
  ],
};

export const optionNotes: Dimension<{ price: boolean; stock: boolean }> = {
  says: 'What stands beside the name of an option',
  habits: [
    { id: 'none', says: 'Nothing.', seen: 'Dawn; Medusa', weight: 2, does: { price: false, stock: false } },
    {
      id: 'price',
      says: 'The extra price.',
      seen: 'nopCommerce PriceAdjustment; OpenCart options; Odoo badge',
      does: { price: true, stock: false },
    },
    {
      id: 'stock',
      says: 'How many are left.',
      seen: 'WooCommerce stock plugins; PrestaShop last items',
      does: { price: false, stock: true },
    },
    {
      id: 'both',
      says: 'Price and stock.',
      seen: 'Zen Cart attributes; nopCommerce',
      does: { price: true, stock: true },
    },
  ],
};

export const soldOutValues: Dimension<'disabled' | 'worded' | 'hidden' | 'refused'> = {
  says: 'What becomes of an option that is sold out',
  habits: [
    { id: 'disabled', says: 'It is disabled.', seen: 'Vercel commerce; Spree', weight: 2, does: 'disabled' },
    {
      id: 'worded',
      says: 'It says so, and the button changes when it is chosen.',
      seen: 'Dawn label-unavailable; Solidus out-of-stock',
      does: 'worded',
    },
    {
      id: 'hidden',
      says: 'It is not shown.',
      seen: 'Magento 2 out of stock hidden; WooCommerce hide_out_of_stock',
      does: 'hidden',
    },
    {
      id: 'refused',
      says: 'It looks like any other; adding it is refused.',
      seen: 'OpenCart stock check; django-oscar availability',
      does: 'refused',
    },
  ],
};

export const soldOutGoods: Dimension<'button' | 'text' | 'notify' | 'refused'> = {
  says: 'What becomes of a product that is sold out',
  habits: [
    {
      id: 'button',
      says: 'The button is disabled and says so.',
      seen: 'Dawn buy-buttons; Medusa',
      weight: 2,
      does: 'button',
    },
    {
      id: 'text',
      says: 'Words in place of the button.',
      seen: 'WooCommerce stock.php; Solidus _product_availability',
      does: 'text',
    },
    {
      id: 'notify',
      says: 'A form that asks for an e-mail address instead.',
      seen: 'nopCommerce _BackInStockSubscription; PrestaShop emailalerts',
      does: 'notify',
    },
    {
      id: 'refused',
      says: 'The button works; the shop refuses.',
      seen: 'OpenCart error_stock; Zen Cart',
      does: 'refused',
    },
  ],
};

export type Quantity =
  | 'number'
  | 'stepper'
  | 'select'
  | 'tel'
  | 'cart-only'
  | 'stepped'
  | 'outside'
  | 'blank'
  | 'step-links'
  | 'unit';

export const quantity: Dimension<Quantity> = {
  says: 'How many pieces are asked',
  habits: [
    { id: 'number', says: 'A number field.', seen: 'WooCommerce quantity-input; Sylius', weight: 2, does: 'number' },
    {
      id: 'stepper',
      says: 'Minus and plus around a field.',
      seen: 'Dawn quantity-input; PrestaShop; Shopware',
      weight: 2,
      does: 'stepper',
    },
    { id: 'select', says: 'A select.', seen: 'Medusa cart-item-select; Shopware quantity select', does: 'select' },
    { id: 'tel', says: 'A text field for digits.', seen: 'Cornerstone qty[] type tel; nopCommerce', does: 'tel' },
    { id: 'cart-only', says: 'Only in the cart.', seen: 'Vercel commerce; Medusa product page', does: 'cart-only' },
    {
      id: 'stepped',
      says: 'Minus and plus around a number that cannot be typed.',
      seen: 'Shopizer React storefront; Ecwid and Tiendanube product pages; Alokai quantity selector',
      does: 'stepped',
    },
    {
      id: 'outside',
      says: 'A number field outside of the form that it belongs to.',
      seen: 'LiteCart and VirtueMart themes (form attribute); Smartstore offer box',
      does: 'outside',
    },
    {
      id: 'blank',
      says: 'A text field that is empty; nothing in it is one.',
      seen: 'Isotope quantity_requested (placeholder 1); OFBiz quick add; order forms of Contao and TYPO3',
      does: 'blank',
    },
    {
      id: 'step-links',
      says: 'A number field, with minus and plus behind it as links.',
      seen: 'PrestaShop 1.6 product_quantity_down; HikaShop and Phoca Cart; thirty bees',
      does: 'step-links',
    },
    {
      id: 'unit',
      says: 'A number field with its unit behind it.',
      seen: 'Shuup sales units (kpl); Shopware 6 purchase units; Intershop and Virto packing units',
      does: 'unit',
    },
  ],
};
