import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const typed = (name: string, value: string) => `<label>${name} <input value="${value}"></label>`;
const ADDRESS = typed('Street', '12 Elm Street') + typed('Postcode', '97205') + typed('Town', 'Portland');

async function kindsOf(...answers: string[]): Promise<(string | undefined)[]> {
  const radios = answers.map((words) => `<p><label><input type="radio" name="kind"> ${words}</label></p>`).join('');
  const html = `<main><form><h2>Delivery address</h2>${ADDRESS}<h2>Payment method</h2><p>Zorba lix</p>${radios}</form></main>`;
  const { snapshot, fields } = readView(await shop.see(html));
  return snapshot.elements.filter(({ role }) => role === 'radio').map(({ ref }) => fields.get(ref)?.kind);
}

test('an answer that repeats what was typed asks which address, whatever title stands over it', async () => {
  const kinds = ['sameAddress', 'differentAddress'];
  assert.deepEqual(await kindsOf('Ada Palmer, 12 Elm Street, 97205, Portland', 'Lix emba'), kinds);
  assert.deepEqual(await kindsOf('12 Elm Street, Portland', 'Deliver elsewhere'), kinds);
});

test('a way to pay or to collect that names the town is none', async () => {
  assert.deepEqual(await kindsOf('Credit card', 'Cash in Portland'), ['paymentMethod', 'paymentMethod']);
  const both = await kindsOf('12 ELM STREET, 97205 PORTLAND', '12 Elm Street, 97205 Portland');
  assert.ok(!both.includes('differentAddress'), 'two spellings of one address');
});
