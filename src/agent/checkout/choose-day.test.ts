import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { chooseDay } from './choose-day.ts';

/** A calendar at the end of the page, as scripts put it there: days that are over look like the others and do nothing. */
const calendar = (firstOpen: number) => `<div id="cal" hidden style="position:absolute;top:300px;background:#fff">
  ${Array.from({ length: 30 }, (_, at) => `<span class="d" style="display:inline-block;width:30px;cursor:pointer" data-d="${at + 1}">${at + 1}</span>`).join('')}</div>
  <script>
    day.onfocus = () => { cal.hidden = false; };
    for (const cell of document.querySelectorAll('.d')) cell.onclick = () => {
      if (Number(cell.dataset.d) < ${firstOpen}) return;
      day.value = '2030-11-' + cell.dataset.d; cal.hidden = true;
    };
  </script>`;

async function dayTaken(box: string, script: string, top = ''): Promise<{ value: string; applies: boolean }> {
  const page = `${top}<main><h1>Checkout</h1><form><label>Full name <input name="name" value="Ada Palmer"></label>
    <label>Street <input name="street" value="1 Main St"></label>${box}<button>Continue</button></form></main>${script}`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/c': page }), '/c');
  try {
    await run.page.goto(`${origin}/c`);
    const view = await look(run);
    const applies = chooseDay.appliesWhen(run, view);
    if (applies) await chooseDay.act(run, view);
    assert.equal(new URL(run.page.url()).pathname, '/c');
    return { value: await run.page.evaluate('day.value'), applies };
  } finally {
    await close();
  }
}

const box = (attributes: string) => `<label for="day">Zorba</label><input id="day" name="day" ${attributes}>`;

test('a box that has to be filled and opens a calendar gets the first day on offer', async () => {
  assert.equal((await dayTaken(box('required readonly'), calendar(1))).value, '2030-11-1');
  assert.equal((await dayTaken(box('required'), calendar(4))).value, '2030-11-4');
});

test('a box that nobody has to fill, or that opens no calendar, is left alone', async () => {
  assert.deepEqual(await dayTaken(box('readonly'), calendar(1)), { value: '', applies: false });
  assert.equal((await dayTaken(box('required'), '')).value, '');
});

test('a number that was there before is no day, though the page has scrolled', async () => {
  const counter = (tag: string) => `<${tag}><a href="/cart">1</a></${tag}><div style="height:1500px"></div>`;
  for (const tag of ['header', 'div']) assert.equal((await dayTaken(box('required'), '', counter(tag))).value, '', tag);
});
