import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../../test/harness/open-test-page.ts';
import { readView } from '../../../../test/harness/read-view.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

async function kindsOf(html: string): Promise<string[]> {
  const { snapshot, fields } = readView(await shop.see(`<form>${html}<button>Continue</button></form>`));
  return snapshot.elements.flatMap(({ ref, tag }) => (tag === 'input' ? [fields.get(ref)?.kind ?? ''] : []));
}

const PHONE = '<label>Mobile phone <input name="sub"></label>';
const STREET = '<label>Street <input name="street"></label>';
const country = (attributes: string) => `<label>Country <input ${attributes}></label>`;

test('a country of a few digits beside a telephone number is its code', async () => {
  for (const attributes of ['type="number"', 'type="tel"', 'inputmode="numeric"', 'value="+36"'])
    assert.deepEqual(await kindsOf(`${STREET}${country(attributes)}${PHONE}`), ['street', 'phoneCountry', 'phone']);
});

test('a short country is a code where the form asks for the country elsewhere', async () => {
  const short = country('name="code" maxlength="3"');
  assert.deepEqual(await kindsOf(`${short}${PHONE}${STREET}${country('name="land"')}`), [
    'phoneCountry',
    'phone',
    'street',
    'country',
  ]);
  assert.deepEqual(await kindsOf(`${short}${PHONE}${STREET}`), ['country', 'phone', 'street']);
});

test('a country that is written out stays one beside a telephone number', async () => {
  assert.deepEqual(await kindsOf(`${STREET}${country('')}${PHONE}`), ['street', 'country', 'phone']);
});

test('a number is the name of no country', async () => {
  assert.deepEqual(await kindsOf(`${country('type="number"')}${STREET}`), ['other', 'street']);
});
