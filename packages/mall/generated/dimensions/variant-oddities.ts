import { html, type Markup, raw } from '../../src/markup.ts';
import type { Habit } from '../habit.ts';
import { hidden, idOf, nameOf, select, tints, truthOf, type VariantPlan } from './variant-parts.ts';

const options = (plan: VariantPlan) =>
  plan.values.map(
    ({ value, text, disabled }) =>
      html`<option value="${value.id}"${value.id === plan.chosen ? raw(' selected') : ''}${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}>${text}</option>`,
  );

/** Ways to choose a colour or a size in which words and controls are joined loosely, or late. */
export const variantOddities: readonly Habit<(plan: VariantPlan) => Markup>[] = [
  {
    id: 'title-links',
    says: 'Colours are empty links with a title; everything else is a select.',
    seen: 'PrestaShop 1.6 color_to_pick_list; thirty bees; older OpenCart colour modules',
    does: (plan) => {
      const { shop, group } = plan;
      if (group.kind !== 'color') return select(plan);
      return html`<fieldset class="${shop.c('option-group')}"><label class="${shop.c('label')}">${group.label}&nbsp;</label><div data-picks>${hidden(plan)}<ul class="${shop.c('option-row')}">${plan.values.map(
        ({ value, text, disabled }) =>
          disabled
            ? html`<li title="${text}"><span class="${shop.c('blank-swatch')}" style="opacity:.3;background:${tints[value.id] ?? '#ddd'}"></span></li>`
            : html`<li><a href="#" data-idle data-pick="${value.id}" name="${text}" title="${text}" class="${shop.c('blank-swatch')}" style="background:${tints[value.id] ?? '#ddd'}"${value.id === plan.chosen ? raw(' data-on') : ''}${truthOf(plan, value)}></a></li>`,
      )}</ul></div></fieldset>`;
    },
  },
  {
    id: 'unlabelled-radios',
    says: 'Radio buttons in a list; their words stand beside them and are no labels.',
    seen: 'PrestaShop 1.6 attribute_radio; osCommerce attribute add-ons; Ubercart before labels were for',
    does: (plan) => {
      const { shop, group } = plan;
      return html`<div class="${shop.c('option-group')}"><span class="${shop.c('label')}">${group.label}</span><ul class="${shop.c('option-row')}">${plan.values.map(
        ({ value, text, disabled }) =>
          html`<li><input type="radio" name="${nameOf(plan)}" value="${value.id}"${value.id === plan.chosen ? raw(' checked') : ''}${disabled ? raw(' disabled') : ''}${truthOf(plan, value)}> <span>${text}</span></li>`,
      )}</ul></div>`;
    },
  },
  {
    id: 'definition-select',
    says: 'A definition list: a starred name that points at nothing, and a select below it.',
    seen: 'Magento 1 product-options dl; J2Store option blocks (star, bold name, line break, select)',
    does: (plan) => {
      const { shop, group } = plan;
      return html`<dl class="${shop.c('option-group')}"><dt><label class="${shop.c('label')}"><em>*</em> ${group.label}</label></dt><dd class="${shop.c('bare')}"><select class="${shop.c('select')}" id="${idOf(plan)}" name="${nameOf(plan)}">${plan.chosen ? '' : html`<option value="">${shop.say('choose')}</option>`}${options(plan)}</select></dd></dl>`;
    },
  },
  {
    id: 'filled-later',
    says: 'A select that a script fills; the second one only once the first is answered.',
    seen: 'Magento 1 spConfig selects; OFBiz feature selects; Shopware 5 dependent configurator',
    does: (plan) => {
      const { shop, good, group } = plan;
      const before = good.groups[good.groups.indexOf(group) - 1];
      const after = before ? html` data-filled-after="${shop.nameOf(`option.${before.kind}`)}"` : '';
      return html`<div class="${shop.c('field')}"><label class="${shop.c('label')}" for="${idOf(plan)}">${group.label}</label><select class="${shop.c('select')}" id="${idOf(plan)}" name="${nameOf(plan)}" data-filled-with="${plan.chosen ?? ''}"${after}><option value="">${shop.say('choose')}</option><template>${options(plan)}</template></select></div>`;
    },
  },
];
