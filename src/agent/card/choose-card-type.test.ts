import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { cardFields } from './card-fields.ts';
import { chooseCardType } from './choose-card-type.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const form = `<h1>Payment</h1><form><input placeholder="Card number"><input placeholder="MM / YY"><input placeholder="CVC">
  <fieldset><legend>Card type</legend>
    <label><input type="radio" name="kind" value="visa"> Visa</label>
    <label><input type="radio" name="kind" value="mc"> Mastercard</label></fieldset>
  <button type="button">Pay now</button></form>`;

async function chosenOn(html: string): Promise<string | undefined> {
  const view = readView(await shop.see(html));
  const run = {
    guard: <T>(work: Promise<T>) => work,
    hooks: {
      card: { type: (_part: string, _format: string, write: (text: string) => Promise<void>) => write('Visa') },
    },
  } as unknown as Parameters<typeof chooseCardType>[0];
  await chooseCardType(run, view, cardFields(view));
  return shop.page.evaluate(() => document.querySelector<HTMLInputElement>('input[name=kind]:checked')?.value);
}

test('the kind of card is chosen', async () => {
  assert.equal(await chosenOn(form), 'visa');
});

test('a page that loses the first click is clicked again', async () => {
  const deaf = `<script>let lost = 0; addEventListener('click', (event) => {
    if (event.target.closest('label') && lost++ < 1) event.preventDefault(); }, true)</script>`;
  assert.equal(await chosenOn(form + deaf), 'visa');
});

test('a layer over the choice does not keep the kind from being chosen', async () => {
  const layer = '<i style="position:absolute;inset:0"></i></fieldset>';
  const covered = form.replace('<fieldset>', '<fieldset style="position:relative">').replace('</fieldset>', layer);
  assert.equal(await chosenOn(covered), 'visa');
});
