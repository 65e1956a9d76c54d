import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestPage, type TestPage } from '../../../test/harness/open-test-page.ts';
import { readView } from '../../../test/harness/read-view.ts';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { typeCard } from '../../../test/harness/type-card.ts';
import { look } from '../view/look.ts';
import { enterCard, mayEnterCard, openFields } from './enter-card.ts';

let shop: TestPage;
before(async () => {
  shop = await openTestPage();
});
after(() => shop.close());

const card = `<h2>Payment</h2><input placeholder="Card number"><input placeholder="MM / YY"><input placeholder="CVC">`;

async function mayEnter(button: string): Promise<boolean> {
  const memory = { paymentMethod: 'card' } as Parameters<typeof mayEnterCard>[0]['memory'];
  return mayEnterCard({ memory }, readView(await shop.see(`<main><h1>Checkout</h1>${card}${button}</main>`)));
}

test('an order button that waits for the card belongs to a checkout as well', async () => {
  assert.equal(await mayEnter('<button type="button">Place order</button>'), true);
  assert.equal(await mayEnter('<button type="button" disabled>Place order</button>'), true);
  assert.equal(await mayEnter('<button type="button">Chat</button>'), false);
});

test('a list that was set stays so, unless the form came back without the number', async () => {
  const form = (
    number: string,
  ) => `<main><h1>Payment</h1><form><label>Card number <input name="number" value="${number}"></label>
    <label>Expiry month <select name="month"><option>01</option><option>12</option></select></label>
    <label>Expiry year <select name="year"><option>2030</option><option>2031</option></select></label>
    <label>CVV <input name="cvv" value="${number && '123'}"></label><button>Continue</button></form></main>`;
  const parts = async (number: string, set: string[]) => {
    const view = readView(await shop.see(form(number)));
    const setCardLists = new Set(set.map((part) => `${view.snapshot.url} ${part}`));
    return openFields({ memory: { setCardLists } }, view).map(({ part }) => part);
  };
  const lists = ['expiryMonth', 'expiryYear'];
  assert.deepEqual(await parts('4242424242424242', []), lists);
  assert.deepEqual(await parts('4242424242424242', lists), []);
  assert.deepEqual(await parts('', lists), ['number', ...lists, 'cvv']);
});

test('a form that the page draws anew while it is filled in is looked at again; one that always goes away gets nothing more', async () => {
  const typedAt = async (redraws: number) => {
    const page = `<main><h1>Payment</h1><form id="card">${card}<button>Pay now</button></form></main><script>
      let left = ${redraws};
      const form = document.getElementById('card');
      form.addEventListener('focusin', ({ target }) => {
        if (target.placeholder !== 'CVC' || left-- < 1) return;
        form.innerHTML = form.innerHTML;
      });</script>`;
    const { run, origin, close } = await startRunAtShop(answerPages({ '/pay': page }), '/pay');
    try {
      Object.assign(run.hooks, { card: typeCard() });
      await run.page.goto(`${origin}/pay`);
      let looks = 0;
      while (looks < 9 && (await enterCard(run, await look(run))) === 'acted') looks += 1;
      return [looks, await run.page.inputValue('[placeholder=CVC]')];
    } finally {
      await close();
    }
  };
  assert.deepEqual(await typedAt(1), [2, '123']);
  assert.deepEqual(await typedAt(99), [4, '']);
});
