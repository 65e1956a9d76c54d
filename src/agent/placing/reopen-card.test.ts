import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { cardFields } from '../card/card-fields.ts';
import { look } from '../view/look.ts';
import { lacksCard, reopenCard } from './reopen-card.ts';

const card = (number: string) => `<p><label>Card number <input autocomplete="cc-number" value="${number}"></label></p>
  <p><label>CVC <input autocomplete="cc-csc" value="${number && '123'}"></label></p>`;
const page = (
  payment: string,
) => `<main><h1>Checkout</h1><form method="post"><label>Street <input name="street" value="1 Elm St"></label>
  <h2>Payment</h2>${payment}<button type="submit">Place order</button></form></main>`;
const CLOSED = `<div><button type="button" onclick="this.parentElement.insertAdjacentHTML('beforeend', document.querySelector('template').innerHTML)">Pay by card</button></div>
  <template>${card('')}</template>`;

test('the form of the card is opened again where the page that came back has closed it, and without a card nothing is sent', async () => {
  const shop = await startRunAtShop(
    answerPages({
      '/sent': page(card('4242424242424242')),
      '/back': page(CLOSED),
      '/kept': page(card('4242424242424242')),
    }),
    '/sent',
  );
  try {
    const { run, origin } = shop;
    const see = async (path: string) => {
      await run.page.goto(origin + path);
      return look(run);
    };
    Object.assign(run.memory, { cardTyped: true, paymentMethod: 'card', addressGiven: true });
    const sent = await see('/sent');
    assert.equal(lacksCard(sent, await see('/kept')), false);
    const back = await see('/back');
    assert.equal(lacksCard(sent, back), true);
    assert.equal(await reopenCard(run, sent, back), true);
    const open = await look(run);
    assert.equal(cardFields(open).length > 0, true);
    assert.equal(lacksCard(sent, open), true, 'its fields are empty');
    assert.equal(run.memory.cardTyped, true);
  } finally {
    await shop.close();
  }
});
