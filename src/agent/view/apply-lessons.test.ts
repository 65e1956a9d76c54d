import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { fingerprintOf } from '../recipes/fingerprint.ts';
import type { Lesson } from '../recipes/lesson.ts';
import { teachActions } from './apply-lessons.ts';
import { elementOf } from './view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const step = (inside: string) =>
  `<main><h1>Brimo</h1><form action="/on">${inside}<button class="next">Vamto</button></form></main>`;

async function lesson(inside: string): Promise<Lesson> {
  const { snapshot } = readView(await shop.see(step(inside)));
  const button = snapshot.elements.find(({ text }) => text === 'Vamto');
  assert.ok(button);
  return { of: 'control', target: fingerprintOf(button, []), is: 'guest' };
}

test('what was said to let guests pass lets them pass again, but not from a step that sends a street or a card', async () => {
  const email = '<label>Email <input name="email"></label>';
  const said = await lesson(email);
  const guests = async (inside: string) => {
    const view = readView(await shop.see(step(inside)));
    const taught = teachActions(view.snapshot, view, [said]);
    return taught.filter(({ kind }) => kind === 'guest').map(({ ref }) => elementOf(view, ref)?.text);
  };
  assert.deepEqual(await guests(email), ['Vamto']);
  assert.deepEqual(await guests(`${email}<label>Street address <input name="street"></label>`), []);
  assert.deepEqual(await guests('<label>Card number <input autocomplete="cc-number"></label>'), []);
});
