import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const field = (label: string, type = 'text') => `<label>${label} <input type="${type}" required></label>`;

async function kindOf(label: string, ...others: string[]): Promise<string | undefined> {
  const html = `<form>${others.join('')}${field(label)}<button>Next</button></form>`;
  const { snapshot, fields } = readView(await shop.see(html));
  const element = snapshot.elements.find((each) => each.label.startsWith(label)) ?? assert.fail(label);
  return fields.get(element.ref)?.kind;
}

test('the name of an address is no name of a person or a user', async () => {
  const address = [field('Full name'), field('Street and number'), field('City'), field('Postcode')];
  for (const label of ['Alias', 'Name of this address', 'Nome da morada', 'Adressenavn'])
    assert.equal(await kindOf(label, ...address), 'other', label);
  assert.equal(await kindOf('Alias', ...address, field('Contraseña', 'password')), 'login', 'somebody signs up');
  assert.equal(await kindOf('Full name', field('Street and number'), field('City')), 'fullName');
});

test('a prefix in its name makes no second address of what the address is called', async () => {
  const box = (label: string, name: string, token: string) =>
    `<label>${label} <input name="billing_${name}" autocomplete="${token}" required></label>`;
  const html = `<h2>Shipping address</h2><form>${box('Address title', 'title', 'off')}${box('Full name', 'name', 'name')}
    ${box('Street', 'street', 'address-line1')}${box('City', 'city', 'address-level2')}<label>ZIP code <input required></label></form>`;
  const { snapshot, fields } = readView(await shop.see(html));
  const sections = snapshot.elements.map(({ ref }) => fields.get(ref)?.section).filter(Boolean);
  assert.deepEqual(new Set(sections), new Set(['shipping']));
});
