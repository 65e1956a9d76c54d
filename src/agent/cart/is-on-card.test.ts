import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageSnapshot, SnapshotElement } from '../perception/index.ts';
import { isOnCard, leadsToOther } from './is-on-card.ts';

const shop = 'https://shop.example/goods';

test('of several products that are ordered none is another one, and a link within their pages leads to none', () => {
  const added = [{ finalUrl: `${shop}/soap/` }, { finalUrl: `${shop}/cup/` }];
  assert.ok(!leadsToOther(added, [`${shop}/cup/#`]), 'the cart opens over the page that the link stands on');
  assert.ok(!leadsToOther(added, [`${shop}/soap/`]));
  assert.ok(leadsToOther(added, [`${shop}/kettle/`]));
});

test('a link to the cart is no part of the next product, whose arrow stands beside it; what adds that product is', () => {
  const element = (ref: string, href: string) =>
    ({ ref, role: 'link', href, frame: 0, ancestors: ['1'], text: '', visible: true }) as unknown as SnapshotElement;
  const isOn = (href: string) => {
    const link = element('2', href);
    const elements = [element('1', `${shop}/kettle/`), link];
    return isOnCard([{ finalUrl: `${shop}/soap/` }], { elements } as unknown as PageSnapshot, link);
  };
  assert.ok(!isOn('https://shop.example/panier/'));
  assert.ok(isOn('https://shop.example/panier/?add=7'));
  assert.ok(isOn('https://shop.example/cart/add/kettle'));
  assert.ok(isOn('https://shop.example/add-to-cart'));
});
