import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { cardFields } from './card-fields.ts';
import { chooseCardType } from './choose-card-type.ts';
import { findEntry, narrowsList } from './pick-list-entry.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const list = (name: string, entries: readonly string[]) =>
  `<label>${name}<span data-entries="${entries.join()}"><b></b><span role="combobox" aria-haspopup="listbox" aria-expanded="false"><input aria-autocomplete="list" type="text" aria-label="${name}"></span></span></label>`;
const form = `<h1>Payment</h1><form>${list('Kind of card', ['Amex', 'Visa', 'Mastercard'])}
  <p><label>Card number <input></label></p>${list('Expiry month', ['04', '05'])}${list('Expiry year', ['2030', '2031'])}
  <p><label>Security code (CVV) <input></label></p><button>Pay now</button></form>
  <script>for (const box of document.querySelectorAll('[data-entries]')) {
    box.addEventListener('mousedown', (event) => {
      if (event.target.getAttribute('role') === 'option') return;
      if (!box.querySelector('ul')) box.insertAdjacentHTML('beforeend', '<ul>' + box.dataset.entries.split(',').map((each) => '<li role="option">' + each + '</li>').join('') + '</ul>');
    });
    box.addEventListener('click', (event) => {
      if (event.target.getAttribute('role') !== 'option') return;
      event.preventDefault();
      box.querySelector('b').textContent = event.target.textContent;
      box.querySelector('ul').remove();
    });
  }</script>`;

test('the kind of card is taken from a list that opens around its field', async () => {
  const view = readView(await shop.see(form));
  const run = {
    guard: <T>(work: Promise<T>) => work,
    page: shop.page,
    hooks: {
      card: { type: (_part: string, _format: string, write: (text: string) => Promise<void>) => write('Visa') },
    },
  } as unknown as Parameters<typeof chooseCardType>[0];
  assert.deepEqual(
    cardFields(view).map(({ part, element }) => [part, narrowsList(element)]),
    [
      ['number', false],
      ['expiryMonth', true],
      ['expiryYear', true],
      ['cvv', false],
    ],
  );
  await chooseCardType(run, view, cardFields(view));
  const taken = await shop.page.evaluate(() => [...document.querySelectorAll('b')].map((each) => each.textContent));
  assert.deepEqual(taken, ['Visa', '', '']);
});

test('an entry is found by its number, however it is written', () => {
  assert.equal(findEntry(['04', '05 - May'], '5'), 1);
  assert.equal(findEntry(['2030', '2031'], '2031'), 1);
  assert.equal(findEntry(['2030', '2031'], '31'), -1);
});
