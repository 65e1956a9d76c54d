import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ElementHandle } from 'playwright-core';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { cancelStrayClick, STRAY } from './cancel-stray-click.ts';
import { aimAt } from './press.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const note = (name: string) => `onpointerdown="heard.push('${name} down')" onclick="heard.push('${name}')"`;
const timers = `<script>const running = new Set(), set = setTimeout, clear = clearTimeout;
  window.setTimeout = (...given) => { const id = set(...given); running.add(id); return id; };
  window.clearTimeout = (id) => { running.delete(id); clear(id); };</script>`;
const goods = `${timers}<script>const heard = []</script>
  <button id="ours" ${note('ours')}><b>Add</b></button>
  <form onsubmit="heard.push('sent'); return false"><button id="other" ${note('other')}>Add</button></form>`;

/** Aims at a control, lets the page do something, and clicks where the control was. */
async function press(selector: string, meanwhile: () => void = () => undefined): Promise<string[]> {
  await shop.show(goods);
  const target = (await shop.page.$(selector)) as ElementHandle<HTMLElement>;
  const box = await target.boundingBox();
  await target.evaluate(cancelStrayClick, STRAY);
  await shop.page.evaluate(meanwhile);
  await shop.page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  return shop.page.evaluate('heard');
}

test('a click that reaches its control is heard', async () => {
  assert.deepEqual(await press('#ours'), ['ours down', 'ours']);
});

test('a control that lets clicks through leaves them to the row around it', async () => {
  const radio = '<input type="radio" style="pointer-events:none">';
  const wrapped = `<div style="pointer-events:none"><label>${radio}<i></i></label></div>`;
  for (const inside of [radio, wrapped]) {
    await shop.show(`<script>const heard = []</script><ul><li>
      <button type="button" ${note('row')} style="padding:9px">${inside} Express</button></li></ul>`);
    const target = (await shop.page.$('input')) as ElementHandle<HTMLElement>;
    const point = await target.evaluate(aimAt);
    await target.evaluate(cancelStrayClick, STRAY);
    await shop.page.mouse.click(point?.x ?? 0, point?.y ?? 0);
    assert.deepEqual(await shop.page.evaluate('heard'), ['row down', 'row']);
  }
});

test('a label is clicked beside the link in it', async () => {
  await shop.show(`<input type="checkbox" id="terms" style="opacity:0;position:absolute">
    <label for="terms">I accept the <a href="#terms">very long terms and conditions of this shop</a></label>`);
  const label = (await shop.page.$('label')) as ElementHandle<HTMLElement>;
  const point = await label.evaluate(aimAt);
  await shop.page.mouse.click(point?.x ?? 0, point?.y ?? 0);
  assert.equal(await shop.page.isChecked('#terms'), true);
});

test('a control with something over its middle is clicked beside that, and one that is covered whole is not aimed at', async () => {
  const aimed = async (covers: string) => {
    await shop.show(`<script>const heard = []</script>
      <button type="button" ${note('order')} style="position:absolute;left:0;top:0;width:400px;height:50px">Order</button>
      <div ${note('drawer')} style="position:fixed;top:0;height:90px;background:#fff;${covers}"></div>`);
    const target = (await shop.page.$('button')) as ElementHandle<HTMLElement>;
    const point = await target.evaluate(aimAt);
    if (point) await shop.page.mouse.click(point.x, point.y);
    return shop.page.evaluate('heard');
  };
  assert.deepEqual(await aimed('left:150px;right:0'), ['order down', 'order']);
  assert.deepEqual(await aimed('left:0;width:250px'), ['order down', 'order']);
  assert.deepEqual(await aimed('left:0;right:0'), []);
});

test('a click that the page moved away from under is heard by nobody else', async () => {
  const swap = () => document.querySelector('form')?.after(document.querySelector('#ours') as Element);
  assert.deepEqual(await press('#ours', swap), []);
});

test('a control that was drawn anew takes the click of the one before it', async () => {
  const redraw = () => {
    const old = document.querySelector('#ours');
    old?.replaceWith(old.cloneNode(true));
  };
  assert.deepEqual(await press('#ours', redraw), ['ours down', 'ours']);
});

test('the next click is free again', async () => {
  await press('#ours');
  await shop.page.click('#other');
  assert.deepEqual(await shop.page.evaluate('heard'), ['ours down', 'ours', 'other down', 'other', 'sent']);
});

test('after the click nothing runs on in the page that would be waited for', async () => {
  await press('#ours');
  assert.equal(await shop.page.evaluate('running.size'), 0);
});
