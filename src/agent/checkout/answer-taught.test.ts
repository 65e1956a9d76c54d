import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { sumRow } from '../../../test/harness/sum-row.ts';
import type { Question } from '../model/index.ts';
import { readAgain } from '../reader/index.ts';
import { isoDay } from '../reader/questions/which-entry.ts';
import { textPrint } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import { answerTaught } from './answer-taught.ts';

const stuck = new Stop('agent_stuck', 'nothing leads on');

/** Names the first part with these words, in each question about entries. */
function pointAt(run: Run, words: string, day = 'none'): { asked: number } {
  const count = { asked: 0 };
  const answer = ({ parts = [] }: Question) =>
    Object.fromEntries(
      parts.map(({ kind, things }) => {
        const part = String(things.findIndex(({ text }) => text.includes(words)));
        return [kind, kind === 'entry' && part !== '-1' ? { answers: [{ part, day }] } : null];
      }),
    );
  run.reader = {
    seal: () => undefined,
    ask: async (question) => {
      count.asked += 1;
      const alone = question.kind === 'entry' ? answer({ ...question, parts: [question] }).entry : null;
      const said = question.parts ? { obstacle: 'a question', ...answer(question) } : alone;
      return { answer: question.schema.safeParse(said).data ?? null, calls: 1, inputTokens: 0, outputTokens: 0 };
    },
  };
  return count;
}

async function at(html: string, work: (run: Run, act: () => Promise<void>) => Promise<void>): Promise<void> {
  const page = `<main><h1>Checkout</h1><form onsubmit="return false">${html}<button>Sally forth</button></form></main>`;
  const shop = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  shop.run.memory.cartVerified = true;
  try {
    await shop.run.page.goto(`${shop.origin}/checkout`);
    await work(shop.run, async () => {
      for (let looks = 0; looks < 3; looks += 1) await answerTaught.act(shop.run, await look(shop.run));
    });
  } finally {
    await shop.close();
  }
}

const list = (script = '') => `<label>Vamto <select name="vamto" ${script}><option value="">Himnkivo</option>
  <option value="a">Jafod</option><option value="b">Dygo</option></select></label>`;
const shownBy = (run: Run, of = '[name=vamto]') => run.page.inputValue(of);

test('an entry that a reader named is chosen, and once more on the next visit without asking', async () => {
  await at(list(), async (run, act) => {
    const { asked } = pointAt(run, '"Dygo"');
    assert.equal(asked, 0);
    assert.ok(await readAgain(run, 'checkout', stuck));
    await act();
    assert.equal(await shownBy(run), 'b');
    run.reader = null;
    run.tries.forget(/^taught /);
    await run.page.reload();
    await act();
    assert.equal(await shownBy(run), 'b');
  });
});

test('an answer that raises the total is taken back and not kept', async () => {
  const dear = `onchange="document.querySelector('#sum').textContent = this.value ? '$25.00' : '$20.00'"`;
  const sums = `${sumRow('Subtotal', '$20.00')}<p><span>Total</span> <b id="sum">$20.00</b></p>`;
  await at(`${list(dear)}${sums}`, async (run, act) => {
    pointAt(run, '"Dygo"');
    assert.ok(await readAgain(run, 'checkout', stuck));
    await act();
    assert.equal(await shownBy(run), '');
    assert.deepEqual(run.recipe.lessons(), []);
  });
});

test('a list that scripts draw is opened to be asked about, and its entry chosen', async () => {
  const drawn = `<div role="combobox" tabindex="0" aria-label="Vamto" aria-expanded="false" id="face"
      onclick="const open = this.getAttribute('aria-expanded') !== 'true'; this.setAttribute('aria-expanded', open); entries.hidden = !open">?</div>
    <ul role="listbox" id="entries" hidden>${['Jafod', 'Dygo'].map((entry) => `<li role="option" onclick="said.value = '${entry}'; face.textContent = '${entry}'; face.click()">${entry}</li>`).join('')}</ul>
    <input type="hidden" id="said">`;
  await at(drawn, async (run, act) => {
    const count = pointAt(run, 'combobox');
    const ask = run.reader?.ask;
    if (!run.reader || !ask) assert.fail();
    const opened = (question: Question) => question.things.some(({ text }) => text.startsWith('option "Dygo"'));
    run.reader.ask = async (question, ...rest) => {
      const part = String(question.things.findIndex(({ text }) => text.startsWith('option "Dygo"')));
      if (!opened(question)) return ask(question, ...rest);
      return { answer: { answers: [{ part, day: 'none' }] }, calls: 1, inputTokens: 0, outputTokens: 0 };
    };
    assert.ok(await readAgain(run, 'checkout', stuck));
    assert.equal(count.asked, 1);
    await act();
    assert.equal(await run.page.evaluate(() => (document.querySelector('#said') as HTMLInputElement).value), 'Dygo');
  });
});

test('a day is written as the box wants it, and only so far ahead as was said', async () => {
  await at('<label>Vamto <input name="vamto" placeholder="TT.MM.JJJJ"></label>', async (run, act) => {
    pointAt(run, 'Vamto', isoDay(4));
    assert.ok(await readAgain(run, 'checkout', stuck));
    await act();
    assert.equal(await shownBy(run), isoDay(4).split('-').toReversed().join('.'));
  });
});

test('a recipe from elsewhere answers nothing that may not be asked about', async () => {
  const ship = `<fieldset><legend>Shipping method</legend><select name="vamto"><option value="">Select</option>
    <option value="a">Standard delivery</option><option value="b">Express delivery</option></select></fieldset>`;
  await at(ship, async (run, act) => {
    const { elements } = (await look(run)).snapshot;
    const select = elements.find(({ tag }) => tag === 'select') ?? assert.fail();
    const entry = { print: textPrint('Express delivery'), nth: 0 };
    run.recipe.learn([{ of: 'entry', target: run.recipe.printOf(select), first: null, entry, daysAhead: null }]);
    await act();
    assert.equal(await shownBy(run), '');
  });
});
