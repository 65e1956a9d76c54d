import { html, type Markup } from '../../src/markup.ts';
import type { Dimension } from '../habit.ts';
import { type Attributes, attributes } from '../question.ts';
import type { Storefront } from '../storefront.ts';
import { mark } from '../truth.ts';

export interface OrderButtonPlan {
  label: string;
  truth: string;
  disabled: boolean;
  more: Attributes;
}

/** Null: like any other button of the shop. */
export const orderButtons: Dimension<((shop: Storefront, plan: OrderButtonPlan) => Markup) | null> = {
  says: 'What the last button is made of',
  habits: [
    {
      id: 'like-others',
      says: 'The same as the others.',
      seen: 'WooCommerce; Magento 2; Sylius',
      weight: 5,
      does: null,
    },
    {
      id: 'link',
      says: 'A link with an empty anchor.',
      seen: 'Webflow checkout ("Place Order" as a link); Odoo o_payment_submit links; older VirtueMart themes',
      does: (shop, { label, truth, disabled, more }) =>
        html`<a href="#" class="${shop.c('button primary')}" data-submit${attributes({ ...more, form: undefined, 'aria-disabled': disabled ? 'true' : undefined })}${mark(truth)}>${label}</a>`,
    },
    {
      id: 'picture',
      says: 'A picture that sends the form; its words are the alternative text.',
      seen: 'osCommerce and Zen Cart image buttons; OpenMage skins; older EC-CUBE templates',
      does: (shop, { label, truth, disabled, more }) => {
        const width = 40 + label.length * 11;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="44"><rect width="${width}" height="44" rx="6" fill="#2f6f3e"/><text x="20" y="28" font-family="sans-serif" font-size="17" fill="#fff">${html`${label}`.markup}</text></svg>`;
        return html`<input type="image" class="${shop.c('picture-button')}" alt="${label}" src="data:image/svg+xml,${encodeURIComponent(svg)}"${attributes({ ...more, disabled })}${mark(truth)}>`;
      },
      not: ['orderWords/total'],
    },
  ],
};
