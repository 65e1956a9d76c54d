import { html } from '../../src/markup.ts';
import { json, type Reply, redirect } from '../../src/reply.ts';
import { delivery } from '../pages/blocks.ts';
import { checkoutPage, currentGroup, orderLabel } from '../pages/checkout-page.ts';
import { gatePage } from '../pages/gate-page.ts';
import { failurePage, offerPage, thanksPage, waitingPage } from '../pages/other-pages.ts';
import { paymentBlock } from '../pages/payment-block.ts';
import { barLine, sumLine, sumsOf } from '../pages/sums-block.ts';
import { priceOrder } from '../price-order.ts';
import type { Shop } from '../shop.ts';
import { mark } from '../truth.ts';
import type { Block, Visit } from '../visit.ts';
import { answer } from './answer-checkout.ts';
import { type Desk, go, show } from './desk.ts';
import { lookup } from './look-up.ts';
import { passGate } from './pass-gate.ts';
import { judgeAnswers, takeAnswers, termsAreMissing } from './take-answers.ts';
import { takeCoupon } from './take-coupon.ts';
import { acceptCard, finishOrder, nextAfter, takeOffer } from './take-order.ts';

const openGates = ['none', 'account-ticked', 'account-optional', 'login-fold', 'no-account'];

/** From the gate to the thanks. */
export function answerCheckout(desk: Desk): Reply | null {
  const { shop, visit, request } = desk;
  const { path, method, form } = request;
  if (path === '/coupon' && method === 'POST') return takeCoupon(desk);
  if (path === '/checkout/gate' && (method === 'POST' || shop.design.gates.does === 'next-link')) return passGate(desk);
  if (path === '/checkout/edit' && method === 'POST') {
    visit.editing = (form.get('edit') as Block | null) ?? null;
    return answer(desk);
  }
  if (path === '/checkout/save' && method === 'POST') return save(desk);
  if (path === '/checkout/address' && method === 'POST') return keepAddress(desk);
  if (path === '/lookup') return lookup(desk);
  if (path === '/checkout/refresh' && method === 'POST') return refresh(desk);
  if (path === '/checkout/place' && method === 'POST') return place(desk);
  if (path === '/checkout/failed')
    return show(desk, { kind: 'failure', title: shop.say('payment'), body: () => failurePage(shop), bare: true });
  if (path === '/checkout' || path.startsWith('/checkout/step')) return checkout(desk);
  return afterOrder(desk);
}

function checkout(desk: Desk): Reply {
  const { shop, visit, request } = desk;
  const { say, design } = shop;
  if (visit.lines.length === 0) return redirect('/cart');
  const edit = request.query.get('edit');
  if (edit && visit.saved.has(edit as Block)) {
    visit.editing = edit as Block;
    return redirect('/checkout');
  }
  if (!visit.isPastGate && !openGates.includes(design.gates.does))
    return show(desk, { kind: 'gate', title: say('checkout'), body: () => gatePage(shop, visit), bare: true });
  const step = currentGroup(shop, visit);
  if (design.structures.does.transport === 'pages' && request.path !== `/checkout/step-${step + 1}`)
    return redirect(`/checkout/step-${step + 1}${request.query.has('payment_error') ? `?${request.query}` : ''}`);
  return show(desk, { kind: 'checkout', title: say('checkout'), body: () => checkoutPage(shop, visit), bare: true });
}

function groupOf({ shop, request }: Desk): { blocks: readonly Block[]; isFinal: boolean } {
  const { groups } = shop.design.structures.does;
  const index = Number(request.form.get('group') ?? groups.length - 1);
  return { blocks: groups[index] ?? [], isFinal: index === groups.length - 1 };
}

function save(desk: Desk): Reply {
  const { shop, visit, request } = desk;
  const { blocks, isFinal } = groupOf(desk);
  visit.errors.clear();
  visit.notice = null;
  takeAnswers(shop, visit, request.form, blocks, isFinal);
  const isComplete = judgeAnswers(shop, visit, blocks) && takeCard(desk, blocks);
  const isGood = isComplete && !doubtAddress(desk, blocks);
  for (const block of blocks) {
    if (isGood) visit.saved.add(block);
    else visit.saved.delete(block);
  }
  if (isGood) visit.editing = null;
  return answer(desk);
}

/** True if the customer has to say first which address is meant. */
function doubtAddress({ shop, visit, request }: Desk, blocks: readonly Block[]): boolean {
  const kind = shop.design.addressChecks.does;
  if (kind === 'none' || visit.isAddressKept || !blocks.includes('address')) return false;
  if (kind === 'inline' && visit.isAddressDoubted && request.form.has('addressUse')) {
    settleAddress(shop, visit, request.form.get('addressUse'));
    return false;
  }
  visit.isAddressDoubted = true;
  return true;
}

function settleAddress(shop: Shop, visit: Visit, use: string | null): void {
  visit.isAddressDoubted = false;
  visit.isAddressKept = true;
  if (use !== 'post') return;
  for (const key of ['street', 'streetName', 'city']) {
    const value = visit.values.get(key);
    if (value) visit.values.set(key, value.toLocaleUpperCase(shop.market.locale));
  }
}

/** The answer to the dialog; the part that was sent before it counts now. */
function keepAddress(desk: Desk): Reply {
  const { shop, visit, request } = desk;
  settleAddress(shop, visit, request.form.get('addressUse'));
  const group = shop.design.structures.does.groups.find((blocks) => blocks.includes('address')) ?? [];
  for (const block of group) visit.saved.add(block);
  visit.editing = null;
  return answer(desk);
}

/** The card of a payment part that is in the page or in frames. */
function takeCard(desk: Desk, blocks: readonly Block[]): boolean {
  const { shop, visit, request, frames } = desk;
  const { where } = shop.design.payments.does;
  if (!blocks.includes('payment') || visit.method !== 'card' || !['page', 'frame', 'frames'].includes(where))
    return true;
  const parts = frames.get(visit.token);
  const read =
    where === 'page'
      ? (key: string) => request.form.get(shop.nameOf(key)) ?? ''
      : (key: string) => parts?.get(key) ?? '';
  visit.card = acceptCard(shop, visit, read);
  frames.delete(visit.token);
  if (!visit.card)
    visit.notice = {
      kind: 'error',
      text: `${shop.say('fixErrors')}: ${visit.errors.get('card') ?? ''}`,
      what: 'invalid',
    };
  return visit.card !== null;
}

function refresh(desk: Desk): Reply {
  const { shop, visit, request } = desk;
  const { blocks, isFinal } = groupOf(desk);
  takeAnswers(shop, visit, request.form, blocks, isFinal);
  const scope = shop.design.refreshScope.does;
  if (!desk.isScript) return redirect('/checkout');
  if (scope === 'whole') return answer(desk);
  const priced = priceOrder(shop, visit);
  const sums = sumsOf(shop, priced, 'checkout').markup;
  const outer = { sums, 'sum-line': sumLine(shop, priced).markup, 'bar-line': barLine(shop, priced).markup };
  const isPlace = request.query.has('place');
  const parts = {
    ...(scope === 'parts' || isPlace ? { delivery: delivery(shop, visit).markup } : {}),
    ...(request.query.has('payment') || (scope === 'parts' && !request.query.has('method'))
      ? { payment: paymentBlock(shop, visit).markup }
      : {}),
  };
  return json({ outer, swap: parts, order: orderLabel(shop, visit) });
}

function place(desk: Desk): Reply {
  const { shop, visit, request } = desk;
  const { groups } = shop.design.structures.does;
  const own = groups.at(-1) ?? [];
  if (visit.lines.length === 0) return go(desk, '/cart');
  visit.errors.clear();
  visit.notice = null;
  const isShown = visit.delivery !== null || request.form.has(shop.nameOf('delivery'));
  takeAnswers(shop, visit, request.form, own, true);
  // Nobody orders a delivery that the page has not shown yet.
  if (own.includes('delivery') && !isShown) visit.errors.set('delivery', shop.say('required'));
  const isGood = judgeAnswers(shop, visit, groups.flat()) && takeCard(desk, own);
  if (!isGood) return answer(desk);
  if (termsAreMissing(shop, visit)) {
    visit.errors.set('terms', shop.say('required'));
    visit.notice = { kind: 'error', text: `${shop.say('fixErrors')}: ${shop.say('terms')}`, what: 'invalid' };
    return answer(desk);
  }
  if (visit.method === 'card' && !['page', 'frame', 'frames'].includes(shop.design.payments.does.where))
    return toPayment(desk);
  const next = finishOrder(desk, visit.method === 'card' ? visit.card : null);
  if (!next) return refuse(desk);
  return shop.design.confirmationPlaces.does !== 'page' && desk.isScript ? thankHere(desk, next) : go(desk, next);
}

/** The thanks in place of the checkout, at the same address. */
function thankHere(desk: Desk, next: string): Reply {
  const { shop, books } = desk;
  const order = books.orders().at(-1);
  if (!order || !next.startsWith('/thanks')) return go(desk, next);
  if (shop.design.confirmationPlaces.does === 'layer') {
    const layer = html`<div class="${shop.c('veil')}"><div class="${shop.c('dialog')}" role="dialog" aria-modal="true"${mark('page:confirmation')}>${thanksPage(shop, order)}</div></div>`;
    return json({ swap: { panel: layer.markup } });
  }
  const thanks = html`<div id="${shop.id('checkout')}"${mark('page:confirmation')}>${thanksPage(shop, order)}</div>`;
  return json({ outer: { checkout: thanks.markup }, swap: { panel: '' } });
}

function toPayment(desk: Desk): Reply {
  const { shop, visit } = desk;
  const { where } = shop.design.payments.does;
  visit.unpaid = visit.token;
  if (where === 'modal') return answer(desk);
  return go(desk, where === 'other-site' ? `${shop.site.payment}/pay?key=${visit.token}` : `/pay?key=${visit.token}`);
}

/** A declined card or missing stock, reported where this shop reports it. */
function refuse(desk: Desk): Reply {
  const { shop, visit } = desk;
  const isCard = visit.errors.has('card');
  const { groups } = shop.design.structures.does;
  if (isCard) {
    visit.card = null;
    visit.saved.delete('payment');
    if (shop.design.refusals.does === 'page') return go(desk, '/checkout/failed');
    if (shop.design.refusals.does === 'query') {
      visit.notice = { kind: 'error', text: shop.say('declined'), what: 'declined' };
      return go(desk, '/checkout?payment_error=card&reason=declined');
    }
    if (shop.design.refusals.does === 'cart') {
      visit.notice = { kind: 'error', text: shop.say('declined'), what: 'declined' };
      return go(desk, '/cart');
    }
    if (shop.design.refusals.does === 'checkout' || !groups.at(-1)?.includes('payment'))
      visit.notice = { kind: 'error', text: shop.say('declined'), what: 'declined' };
  }
  return answer(desk);
}

function afterOrder(desk: Desk): Reply | null {
  const { shop, books, request } = desk;
  const { path, query, form, method } = request;
  const number = query.get('order') ?? form.get('order') ?? '';
  const order = books.orders().find(({ orderNumber }) => orderNumber === number);
  if (!order) return null;
  if (path === '/offer' && method === 'POST') return takeOffer(desk, number);
  if (path === '/offer')
    return show(desk, { kind: 'offer', title: shop.say('review'), body: () => offerPage(shop, order), bare: true });
  if (path === '/next') return redirect(nextAfter(shop, number, 'offer'));
  if (path === '/wait')
    return show(desk, {
      kind: 'waiting',
      title: shop.say('processing'),
      body: () => waitingPage(shop, nextAfter(shop, number, 'wait')),
      bare: true,
    });
  if (path === '/thanks')
    return show(desk, { kind: 'confirmation', title: shop.say('thanks'), body: () => thanksPage(shop, order) });
  return null;
}
