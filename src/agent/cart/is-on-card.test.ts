import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import type { PageSnapshot, SnapshotElement } from '../perception/index.ts';
import { isOnCard, leadsToOther } from './is-on-card.ts';

let page: TestPage;
before(async () => {
  page = await openTestPage();
});
after(() => page.close());

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

test('a picture of a cart on the one card that needs no choice puts that product in; the one above the page opens the cart', async () => {
  const icon = '<svg width="22" height="22"><path d="M6 7h14l-2 9H8L5 3H2"/></svg>';
  const card = (name: string, more = '') =>
    `<div class="card"><a href="/${name}.html">${name}</a><p>$70.85</p>${more}</div>`;
  const { snapshot } = readView(
    await page.see(`<header><a href="/account">Account</a><button id="small-cart" class="cart">${icon}</button><span>$37.05</span></header>
      <main><h1>Clock Kiso</h1><p>$37.05</p><form><button>Add to cart</button></form>
      <section><h2>You may also like</h2><div>${card('plant', `<form><button id="adds" class="cart">${icon}</button></form>`)}
      ${card('bag')}${card('bowl')}</div></section></main>`),
  );
  const isOn = (id: string) => {
    const element = snapshot.elements.find((each) => each.id === id);
    assert.ok(element);
    return isOnCard([{ finalUrl: 'https://shop.test/clock.html' }], snapshot, element);
  };
  assert.ok(isOn('adds'));
  assert.ok(!isOn('small-cart'));
});
