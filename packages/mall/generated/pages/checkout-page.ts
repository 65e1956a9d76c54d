import { html, type Markup, raw } from '../../src/markup.ts';
import { plainText } from '../plain-text.ts';
import { priceOrder, type Sums, unitPrice } from '../price-order.ts';
import { goodOf, type Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Block, Visit } from '../visit.ts';
import { addressDialog } from './address-doubt.ts';
import { blockOf } from './blocks.ts';
import { consents, extraOf } from './consents.ts';
import { aboveCheckout } from './more-gates.ts';
import { amount, heading, stepTitle } from './parts.ts';
import { methodLabel } from './payment-block.ts';
import { expressButtons } from './product-page.ts';
import { progress } from './progress.ts';
import { barLine, couponForm, sumLine, sumsOf } from './sums-block.ts';

/** The group that is open now. */
export function currentGroup(shop: Shop, visit: Visit): number {
  const { groups } = shop.design.structures.does;
  const editing = groups.findIndex((group) => visit.editing && group.includes(visit.editing));
  if (editing >= 0) return editing;
  const open = groups.findIndex((group) => group.some((block) => !visit.saved.has(block)));
  return open < 0 ? groups.length - 1 : open;
}

export function checkoutPage(shop: Shop, visit: Visit): Markup {
  const { design } = shop;
  const frame = design.structures.does.frame;
  const inCheckout = ['checkout', 'checkout-link', 'details', 'modal'].includes(design.coupons.does);
  const coupon = inCheckout ? couponForm(shop, visit, ['checkout-link', 'modal'].includes(design.coupons.does)) : '';
  const isBeside = design.placeButton.does === 'beside-sums';
  const expressed = design.express.does === 'checkout' ? expressButtons(shop) : '';
  const sums = priceOrder(shop, visit);
  const summary = html`${items(shop, visit)}${sumsOf(shop, sums, 'checkout')}${coupon}${isBeside && isLast(shop, visit) ? finalParts(shop, visit) : ''}`;
  const parts = arranged(shop, html`<div class="${shop.c('wide')}">${groups(shop, visit)}</div>`, summary, sums);
  return html`<div id="${shop.id('checkout')}" class="${shop.c(frame === 'drawer' ? 'checkout-drawer' : 'checkout')}"><h1>${shop.say('checkout')}</h1>${aboveCheckout(shop)}${progress(shop, currentGroup(shop, visit))}${expressed}${parts}${payDialog(shop, visit)}${addressDialog(shop, visit, swap(shop))}</div>`;
}

/** The form and the summary, where this shop puts them. */
function arranged(shop: Shop, form: Markup, summary: Markup, sums: Sums): Markup {
  const layout = shop.design.checkoutLayouts.does;
  const aside = html`<aside class="${shop.c('card narrow')}">${summary}</aside>`;
  if (layout === 'side') return html`<div class="${shop.c('columns')}">${form}${aside}</div>`;
  if (layout === 'left') return html`<div class="${shop.c('columns flipped')}">${aside}${form}</div>`;
  if (layout === 'top') return html`<div class="${shop.c('stack')}">${aside}${form}</div>`;
  if (layout === 'bottom') return html`<div class="${shop.c('stack')}">${form}${aside}</div>`;
  return html`<div class="${shop.c('stack')}"><details class="${shop.c('card narrow')}"><summary class="${shop.c('sum-line')}"${mark('action:showSummary')}>${shop.say('review')} ${sumLine(shop, sums)}</summary>${summary}</details>${form}</div>`;
}

const isLast = (shop: Shop, visit: Visit) =>
  currentGroup(shop, visit) === shop.design.structures.does.groups.length - 1;

function items(shop: Shop, visit: Visit): Markup {
  return html`<ul class="${shop.c('mini-lines')}">${visit.lines.map((line) => {
    const good = goodOf(shop, line.slug);
    const options = (good?.groups ?? [])
      .map((group) => group.values.find(({ id }) => id === line.options[group.kind])?.label ?? '')
      .join(' / ');
    const unit = good ? unitPrice(good, line.options) : 0;
    const { brief } = shop.design.linePrices.does({
      shop,
      pieces: line.quantity,
      unit: amount(shop, unit),
      sum: amount(shop, unit * line.quantity),
    });
    return html`<li${mark(`line:${line.slug}`)}><img src="/pic/${line.slug}.svg" alt="" width="40" height="40"> <span>${good?.name ?? ''}${options ? html` <small>${options}</small>` : ''}${brief}</span></li>`;
  })}</ul>`;
}

function groups(shop: Shop, visit: Visit): Markup {
  const { groups: list, done, future } = shop.design.structures.does;
  const now = currentGroup(shop, visit);
  return html`${list.map((group, index) => {
    const isSaved = index < now || (index > now && group.every((block) => visit.saved.has(block)));
    const look = index === now ? 'form' : isSaved ? done : future;
    if (look === 'hidden') return raw('');
    if (look === 'form' || look === 'open') return openGroup(shop, visit, group, index);
    return folded(shop, visit, group, index, look === 'summary' && isSaved, isSaved);
  })}`;
}

function folded(
  shop: Shop,
  visit: Visit,
  group: readonly Block[],
  index: number,
  hasSummary: boolean,
  isSaved: boolean,
): Markup {
  const { say, design } = shop;
  const words = group.map((block) => stepTitle(shop, block)).join(' · ');
  const title =
    design.stepTitles.does === 'links' && !isSaved
      ? html`<a href="#" data-idle${mark('decoy:stepTitle')}>${words}</a>`
      : design.stepTitles.does === 'buttons' && !isSaved
        ? html`<button type="button" class="${shop.c('button plain')}"${mark('decoy:stepTitle')}>${words}</button>`
        : words;
  const edit = isSaved
    ? design.buttons.does(shop, {
        label: say('edit'),
        truth: editTruth(shop, visit, group),
        look: 'link',
        name: 'edit',
        value: group[0] ?? '',
      })
    : '';
  const text = hasSummary
    ? html`<p class="${shop.c('soft')}"${mark('value:summary')}>${summary(shop, visit, group)}</p>`
    : '';
  return design.nesting.does(
    shop,
    html`<form action="/checkout/edit" method="post"${swap(shop)}>${heading(shop, title, index + 1)}${text}${edit}</form>`,
  );
}

/** A shop that has chosen something else than a card by itself offers to change that. */
function editTruth(shop: Shop, visit: Visit, group: readonly string[]): string {
  const isPreset = shop.design.methods.does === 'prepaid' && visit.method !== 'card';
  return isPreset && group.includes('payment') ? 'action:changeMethod' : 'action:edit';
}

function summary(shop: Shop, visit: Visit, group: readonly Block[]): string {
  const value = (key: string) => visit.values.get(key) ?? '';
  const parts: Record<string, () => string> = {
    contact: () => value('email'),
    address: () =>
      [
        'fullName',
        'firstName',
        'lastName',
        'street',
        'streetName',
        'houseNumber',
        'line2',
        'postcode',
        'city',
        'country',
      ]
        .map(value)
        .filter(Boolean)
        .join(', '),
    delivery: () =>
      visit.delivery === 'pickup'
        ? shop.say('pickup')
        : (shop.deliveries.find(({ id }) => id === visit.delivery)?.label ?? ''),
    payment: () =>
      visit.card ? `${visit.card.brand} •••• ${visit.card.last4}` : methodLabel(shop, visit.method ?? 'card'),
    review: () => '',
  };
  return group.map((block) => parts[block]?.() ?? '').join(' · ');
}

const swap = (shop: Shop) => raw(shop.design.structures.does.transport === 'swap' ? ' data-swap' : '');

function openGroup(shop: Shop, visit: Visit, group: readonly Block[], index: number): Markup {
  const { say, design } = shop;
  const { groups: list, done, frame } = design.structures.does;
  const isFinal = index === list.length - 1;
  const formId = shop.id(isFinal ? 'final-form' : `form-${index}`);
  const blocks = group.map((block, place) =>
    block === 'review'
      ? html`${blockOf(shop, visit, block, index + place + 1)}${reviewed(shop, visit, list.slice(0, index))}`
      : blockOf(shop, visit, block, index + place + 1),
  );
  const isSaveEach = done === 'open' && list.length > 1;
  const isSaved = group.every((block) => visit.saved.has(block));
  const button = isFinal
    ? design.placeButton.does === 'beside-sums'
      ? ''
      : finalParts(shop, visit)
    : group.includes('delivery') && design.deliveries.id === 'button-each'
      ? ''
      : design.buttons.does(shop, {
          label: isSaveEach ? `${say('save')}${isSaved ? ' ✓' : ''}` : say('continue'),
          truth: isSaveEach ? (isSaved ? 'action:saveAgain' : 'action:save') : 'action:continue',
          look: isSaveEach ? 'plain' : 'primary',
          more: design.validation.does.guardsButton ? { 'data-guard': true } : {},
        });
  const native = design.validation.does.isNative ? '' : raw(' novalidate');
  const inner = html`<form id="${formId}" action="${isFinal ? '/checkout/place' : '/checkout/save'}" method="post" data-checkout${swap(shop)}${native}><input type="hidden" name="group" value="${index}">${blocks}${group === extrasGroup(shop) ? extraOf(shop, visit, formId) : ''}${button}</form>`;
  if (frame === 'modal' && index < 2 && index === currentGroup(shop, visit))
    return dialogGroup(shop, visit, group, index, inner);
  if (frame === 'add' && !isFinal && visit.editing === null && !complains(visit, group))
    return addGroup(shop, group, index, inner);
  return design.nesting.does(shop, inner);
}

const complains = ({ errors }: Visit, group: readonly Block[]) =>
  errors.size > 0 && (group.includes('address') ? !errors.has('card') && !errors.has('delivery') : errors.has('card'));

/** A part that waits behind a button until somebody adds it. */
function addGroup(shop: Shop, group: readonly Block[], index: number, inner: Markup): Markup {
  const box = shop.id(`part-${index}`);
  const title = group.map((block) => shop.say(block)).join(' · ');
  return shop.design.nesting.does(
    shop,
    html`<div>${heading(shop, title, index + 1)}<button type="button" class="${shop.c('button plain')}" data-open="${box}" data-hides="around"${mark('action:openDialog')}>${shop.say('addPart', { name: shop.say(group.at(-1) ?? 'address') })}</button></div><div id="${box}" hidden>${inner}</div>`,
  );
}

/**
 * An extra is in the sums from the beginning. Where the end of the checkout comes into sight only after the card was asked
 * for, the extra is offered with the delivery, before the card; else at the end.
 */
function extrasGroup(shop: Shop): readonly Block[] | undefined {
  const { structures, placeButton } = shop.design;
  const { groups: list, future } = structures.does;
  const isEndInSight = future === 'open' && placeButton.does !== 'beside-sums';
  return isEndInSight ? undefined : list.slice(0, -1).find((group) => group.includes('delivery'));
}

/** What the last step repeats. */
function reviewed(shop: Shop, visit: Visit, before: readonly (readonly Block[])[]): Markup {
  const kind = shop.design.reviewParts.does;
  if (kind === 'heading') return raw('');
  if (kind === 'table')
    return html`<table class="${shop.c('table')}"><thead><tr><th></th><th>${shop.say('quantity')}</th><th>${shop.say('subtotal')}</th></tr></thead><tbody>${visit.lines.map(
      (line) => {
        const good = goodOf(shop, line.slug);
        return html`<tr${mark(`line:${line.slug}`)}><td>${good?.name ?? ''}</td><td>${line.quantity}</td><td>${amount(shop, good ? unitPrice(good, line.options) * line.quantity : 0)}</td></tr>`;
      },
    )}</tbody></table>`;
  return html`<div class="${shop.c('option-cards')}">${before
    .flat()
    .filter((block) => visit.saved.has(block))
    .map(
      (block) =>
        html`<div class="${shop.c('card-label')}"><strong>${shop.say(block)}</strong><span${mark('value:summary')}>${summary(shop, visit, [block])}</span><a href="/checkout?edit=${block}"${mark(editTruth(shop, visit, [block]))}>${shop.say('edit')}</a></div>`,
    )}</div>`;
}

/** The form of a part in a dialog that a button opens. It stays open as long as it complains or asks back. */
function dialogGroup(shop: Shop, visit: Visit, group: readonly Block[], index: number, inner: Markup): Markup {
  const asksBack = visit.isAddressDoubted && shop.design.addressChecks.does === 'inline';
  const hidden = asksBack || visit.errors.size > 0 ? '' : raw(' hidden');
  const box = shop.id(`dialog-${index}`);
  const title = group.map((block) => shop.say(block)).join(' · ');
  return shop.design.nesting.does(
    shop,
    html`${heading(shop, title, index + 1)}<button type="button" class="${shop.c('button plain')}" data-open="${box}"${mark('action:openDialog')}>${shop.say('edit')}</button><div id="${box}" class="${shop.c('veil')}"${hidden}><div class="${shop.c('dialog tall')}" role="dialog" aria-modal="true"><button type="button" class="${shop.c('link')}" data-close-box="${box}" aria-label="${shop.say('close')}"${mark('action:close')}>×</button>${inner}</div></div>`,
  );
}

/** What the last button says. */
export function orderLabel(shop: Shop, visit: Visit): string {
  const { say, design } = shop;
  const { where, isOrderedFirst } = design.payments.does;
  const isLater = !['page', 'frame', 'frames'].includes(where) && !isOrderedFirst && visit.method === 'card';
  if (isLater) return say('continue');
  const words = say(design.orderWords.does === 'finish' ? 'finish' : 'placeOrder');
  if (design.orderWords.does === 'lock') return `🔒 ${words}`;
  return design.orderWords.does === 'total'
    ? `${words} · ${plainText(amount(shop, priceOrder(shop, visit).total))}`
    : words;
}

function finalParts(shop: Shop, visit: Visit): Markup {
  const { design } = shop;
  const isLater = !['page', 'frame', 'frames'].includes(design.payments.does.where);
  const form = shop.id('final-form');
  const truth = isLater && visit.method === 'card' ? 'action:toPayment' : 'action:placeOrder';
  const isReady = design.structures.does.groups
    .slice(0, -1)
    .every((group) => group.every((block) => visit.saved.has(block)));
  const plan = {
    label: orderLabel(shop, visit),
    truth,
    look: 'primary' as const,
    disabled: !isReady,
    more: {
      form,
      'data-form': form,
      'data-order': true,
      ...(isReady ? {} : { 'data-locked': '1' }),
      ...(design.validation.does.guardsButton ? { 'data-guard': true } : {}),
    },
  };
  const button = design.orderButtons.does?.(shop, plan) ?? design.buttons.does(shop, plan);
  return html`${comment(shop, form)}${extrasGroup(shop) ? '' : extraOf(shop, visit, form)}${consents(shop, visit, form)}${
    design.placeButton.does === 'sticky-total'
      ? html`<div class="${shop.c('sticky total-bar')}">${barLine(shop, priceOrder(shop, visit))}${button}</div>`
      : html`<div class="${shop.c(design.placeButton.does === 'sticky' ? 'sticky' : 'actions')}">${button}</div>`
  }`;
}

function comment(shop: Shop, form: string): Markup {
  if (shop.design.orderComments.does === 'none') return raw('');
  const id = shop.id('order-comment');
  return html`<div class="${shop.c('field')}"><label class="${shop.c('label')}" for="${id}">${shop.say('note')}</label><textarea class="${shop.c('input')}" id="${id}" name="comment" rows="4" form="${form}"${mark('decoy:note')}></textarea></div>`;
}

function payDialog(shop: Shop, visit: Visit): Markup {
  if (shop.design.payments.does.where !== 'modal' || !visit.unpaid) return raw('');
  return html`<div class="${shop.c('veil')}" data-panel><div class="${shop.c('dialog')}" role="dialog" aria-modal="true"><button type="button" class="${shop.c('link')}" data-close aria-label="${shop.say('close')}"${mark('action:closePayment')}>×</button><iframe class="${shop.c('pay-frame')}" title="${shop.say('payment')}" src="${shop.site.payment}/pay?key=${visit.token}&embedded=1"></iframe></div></div>`;
}
