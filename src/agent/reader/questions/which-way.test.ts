import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SnapshotElement } from '../../perception/index.ts';
import { findByPrint } from '../../recipes/fingerprint.ts';
import { openRecipeBook } from '../../recipes/recipe-book.ts';
import { newMemory, type RunMemory } from '../../run/run.ts';
import { Stop } from '../../run/stop.ts';
import { sampleOrder } from '../sample-order.ts';
import { samplePage } from '../sample-page.ts';
import { whichWay } from './which-way.ts';

const stop = new Stop('agent_stuck', 'nothing leads on');
const url = 'https://shop.example/page';
const added = { item: { url, quantity: 1, variant: {} }, title: 'Mug', finalUrl: url, otherVariants: [] };

function ask(stage: 'cart' | 'checkout' | 'codes', over: Partial<RunMemory>) {
  const view = samplePage({ title: 'Mug', elements: [{ text: 'Legg i kurven' }] });
  view.actions = [{ ref: '0:0', kind: 'addToCart', score: 0.9, why: '' }];
  const memory = { ...newMemory(sampleOrder), addedItems: [added], ...over };
  const recipe = openRecipeBook('shop.example', null, []);
  return whichWay({ memory, recipe }, { stage, stop, view, item: null });
}

test('on the page of an ordered product, what adds may be named where the cart was found empty', () => {
  const mayAdd = (stage: 'cart' | 'checkout' | 'codes', over: Partial<RunMemory>) =>
    ask(stage, over)?.question.schema.safeParse({ control: '0', does: 'addToCart' }).success;
  assert.equal(mayAdd('checkout', { cartSeenEmpty: true }), true);
  assert.equal(mayAdd('cart', { cartSeenEmpty: true }), true);
  assert.equal(mayAdd('codes', { cartSeenEmpty: true }), false);
  assert.equal(mayAdd('checkout', {}), false, 'the cart may be full');
  assert.equal(mayAdd('checkout', { cartSeenEmpty: true, addressGiven: true }), false, 'an order may exist');
  assert.equal(mayAdd('checkout', { cartSeenEmpty: true, pressedOnTheWay: true }), false, 'an order may exist');
  const elsewhere = [{ ...added, finalUrl: 'https://shop.example/other' }];
  assert.equal(mayAdd('checkout', { cartSeenEmpty: true, addedItems: elsewhere }), false, 'nobody ordered this');
});

test('what surely adds is never a way to see the cart', () => {
  assert.equal(ask('cart', {})?.check({ control: '0', does: 'viewCart' }), null);
});

test('a link that buys leaves the cart only out of a layer, and only once something was added', () => {
  const link = { text: 'Vamto', role: 'link', tag: 'a', href: 'https://shop.example/checkout', dialog: 1 } as const;
  const said = (element: Partial<SnapshotElement>, does: string, addedItems = [added]) => {
    const view = samplePage({ title: 'Mug', elements: [{ text: 'Kites' }, element] });
    view.actions = [{ ref: '0:1', kind: 'buyNow', score: 0.85, why: '' }];
    const memory = { ...newMemory(sampleOrder), addedItems };
    const recipe = openRecipeBook('shop.example', null, []);
    const posed = whichWay({ memory, recipe }, { stage: 'checkout', stop, view, item: null });
    return posed?.question.things.length === 2 ? posed.check({ control: '1', does }) : null;
  };
  assert.equal(said(link, 'goToCheckout')?.length, 1);
  assert.equal(said(link, 'continue'), null, 'it is nothing else');
  assert.equal(said(link, 'goToCheckout', []), null, 'nothing was added yet: it would buy');
  assert.equal(said({ ...link, dialog: -1 }, 'goToCheckout'), null, 'on the page itself it buys what the page shows');
  assert.equal(said({ ...link, role: 'button', href: '' }, 'goToCheckout'), null, 'a button may send a form');
});

test('where nothing is known to order, a button leads on only by its name from an earlier step, once the card is chosen', () => {
  let fault = '';
  const said = (over: Partial<RunMemory>, does = 'continue') => {
    const view = samplePage({ title: 'Payment', elements: [{ text: 'Vamto' }] });
    view.page.candidates = [{ kind: 'payment', score: 0.9, why: '' }];
    const memory = { ...newMemory(sampleOrder), addedItems: [added], ...over };
    const recipe = openRecipeBook('shop.example', null, []);
    const posed = whichWay({ memory, recipe }, { stage: 'checkout', stop, view, item: null });
    fault = posed?.faultOf?.({ control: '0', does }) ?? '';
    return posed?.check({ control: '0', does });
  };
  const ledOn = new Set(['button "Vamto"']);
  assert.equal(said({ ledOn, paymentMethod: 'card' })?.length, 1);
  assert.equal(said({ ledOn }), null, 'how it is paid is still open');
  assert.equal(said({ paymentMethod: 'card' }), null, 'it may order');
  assert.match(fault, /^on this page \[0\] may be what submits the order/);
  assert.equal(said({ paymentMethod: 'card' }, 'placeOrder')?.length, 1);
  assert.equal(fault, '');
  assert.equal(said({ ledOn, paymentMethod: 'card' }, 'goToCheckout'), null);
});

test('past a sign-in a way may be named, whatever the title of the page says: nobody is known yet who could order', () => {
  const said = (over: Partial<RunMemory>) => {
    const view = samplePage({
      title: 'Payment',
      elements: [{ text: 'Vamto' }, { role: 'textbox', tag: 'input', type: 'password', label: 'Password' }],
    });
    view.page.candidates = [{ kind: 'payment', score: 0.9, why: '' }];
    const memory = { ...newMemory(sampleOrder), addedItems: [added], ...over };
    const recipe = openRecipeBook('shop.example', null, []);
    return whichWay({ memory, recipe }, { stage: 'checkout', stop, view, item: null })?.check({
      control: '0',
      does: 'guest',
    });
  };
  assert.equal(said({})?.length, 1);
  assert.equal(said({ addressGiven: true }), null);
});

test('of buttons that look just the same, each in a row of its own, the named one is found again', () => {
  const add = { text: 'Racava axna', name: 'add', context: 'row', section: 'Mug' };
  const view = samplePage({ title: 'Mug', elements: [add, add, add] });
  const recipe = openRecipeBook('shop.example', null, []);
  const posed = whichWay({ memory: newMemory(sampleOrder), recipe }, { stage: 'product', stop, view, item: null });
  const [lesson] = posed?.check({ control: '1', does: 'addToCart' }) ?? [];
  assert.ok(lesson?.of === 'control');
  assert.equal(findByPrint(view.snapshot.elements, lesson.target)?.ref, '0:1');
});

test('a title of a step may be named where it is taken for the order; what sends a form is none', () => {
  const said = (over: Partial<SnapshotElement>, taken = true) => {
    const view = samplePage({ title: 'Payment', elements: [{ text: 'Place order', ...over }, { text: 'Next' }] });
    view.actions = taken ? [{ ref: '0:0', kind: 'placeOrder', score: 0.9, why: '' }] : [];
    const recipe = openRecipeBook('shop.example', null, []);
    const posed = whichWay({ memory: newMemory(sampleOrder), recipe }, { stage: 'sending', stop, view, item: null });
    return posed?.check({ control: '0', does: 'stepTitle' });
  };
  const link = { role: 'link', tag: 'a', href: 'https://shop.example/page#' } as const;
  assert.equal(said(link)?.length, 1);
  assert.equal(said(link, false), null, 'nobody took it for the order');
  assert.equal(said({ tag: 'button', type: 'submit', form: 1 }), null);
});
