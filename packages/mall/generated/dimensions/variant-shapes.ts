import { html, type Markup, raw } from '../../src/markup.ts';
import type { Habit } from '../habit.ts';
import { mark } from '../truth.ts';
import { hidden, idOf, nameOf, radios, tints, truthOf, type VariantPlan } from './variant-parts.ts';

/** More ways to choose a colour or a size: controls that are drawn rather than taken from the browser. */
export const variantShapes: readonly Habit<(plan: VariantPlan) => Markup>[] = [
  {
    id: 'blank-swatches',
    says: 'Coloured labels without a word; only the title of the box around them says which.',
    seen: 'thirty bees and PrestaShop colour lists; Bagisto swatch labels; Salesforce SFRA swatches',
    does: (plan) => {
      const { shop, group } = plan;
      if (group.kind !== 'color') return radios(plan, 'hidden-radio', 'pill', (text) => text);
      return html`<div class="${shop.c('option-group')}"><div class="${shop.c('label')}">${group.label}</div><ul class="${shop.c('option-row')}">${plan.values.map(
        ({ value, text, disabled }, index) =>
          html`<li title="${text}"><input type="radio" class="${shop.c('hidden-radio')}" id="${idOf(plan)}-${index}" name="${nameOf(plan)}" value="${value.id}"${value.id === plan.chosen ? raw(' checked') : ''}${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}><label for="${idOf(plan)}-${index}" class="${shop.c('blank-swatch')}" style="background:${tints[value.id] ?? '#ddd'}"></label></li>`,
      )}</ul></div>`;
    },
  },
  {
    id: 'checkboxes',
    says: 'Boxes to tick, of which only one stays ticked.',
    seen: 'Alokai and Vue Storefront (SfChip as a check box); filter-like option lists in Spartacus themes',
    does: (plan) => {
      const { shop, group } = plan;
      return html`<div class="${shop.c('option-group')}"><span class="${shop.c('label')}">${group.label}</span><div class="${shop.c('option-row')}" data-one-of>${plan.values.map(
        ({ value, text, disabled }) =>
          html`<label class="${shop.c('pick')}"><input type="checkbox" name="${nameOf(plan)}" value="${value.id}"${value.id === plan.chosen ? raw(' checked') : ''}${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}> <span>${text}</span></label>`,
      )}</div></div>`;
    },
  },
  {
    id: 'plain-list',
    says: 'A plain button opens a layer of further buttons; nothing says that it is a list.',
    seen: 'Spree 5 option drop-downs; Tiendanube and Wix size pickers; utility-class storefronts',
    does: (plan) => {
      const { shop, group } = plan;
      const box = `${idOf(plan)}-layer`;
      const chosen = plan.values.find(({ value }) => value.id === plan.chosen);
      return html`<div class="${shop.c('option-group')}" data-picks data-picks-layer="${box}">${hidden(plan)}<button type="button" class="${shop.c('select')}" data-open="${box}" data-label="${group.label}"${mark(`list:${group.kind}`)}>${group.label}: <b data-picked>${chosen?.text ?? shop.say('choose')}</b></button><div id="${box}" class="${shop.c('layer')}" hidden>${plan.values.map(
        ({ value, text, disabled }) =>
          html`<button type="button" class="${shop.c('layer-item')}" data-pick="${value.id}"${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}>${text}</button>`,
      )}</div></div>`;
    },
  },
  {
    id: 'drawn-select',
    says: 'A select that nobody sees, behind a drawn face with a list of its own.',
    seen: 'VirtueMart with Chosen; Shopware 5 select-field; OpenCart themes with nice-select',
    does: (plan) => {
      const { shop, group } = plan;
      const chosen = plan.values.find(({ value }) => value.id === plan.chosen);
      return html`<div class="${shop.c('option-group')}"><label class="${shop.c('label')}" for="${idOf(plan)}">${group.label}</label><span class="${shop.c('listbox')}" data-styled><select class="unseen" tabindex="-1" aria-hidden="true" id="${idOf(plan)}" name="${nameOf(plan)}"><option value="">${shop.say('choose')}</option>${plan.values.map(
        ({ value, text, disabled }) =>
          html`<option value="${value.id}"${value.id === plan.chosen ? raw(' selected') : ''}${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}>${text}</option>`,
      )}</select><span role="combobox" tabindex="0" class="${shop.c('select styled-box')}" aria-expanded="false"${mark(`decoy:face-${group.kind}`)}>${chosen?.text ?? shop.say('choose')}</span><ul role="listbox" class="${shop.c('list')}" hidden>${plan.values.map(
        ({ value, text, disabled }) =>
          disabled
            ? html`<li aria-disabled="true">${text}</li>`
            : html`<li role="option" data-value="${value.id}">${text}</li>`,
      )}</ul></span></div>`;
    },
  },
];
