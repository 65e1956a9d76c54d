import assert from 'node:assert/strict';
import { test } from 'node:test';
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
