import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { look } from '../view/look.ts';
import { chooseHonorific } from './choose-honorific.ts';

/** What is chosen as the form of address in a form whose names are short and stand close together. */
async function chosenIn(honorific: string, more: string): Promise<string> {
  const field = (label: string, name: string) => `<span>${label}</span><input name="${name}">`;
  const form = `<form><h2>お届け先</h2><div><span>${honorific}</span><select name="title"><option value="">–</option>
    <option value="mr">様</option><option value="ms">さん</option></select>${field('姓', 'last')}${field('名', 'first')}
    ${field(more, 'more')}${field('番地', 'street')}</div><button>次へ</button></form>`;
  const { run, origin, close } = await startRunAtShop(
    answerPages({ '/checkout': `<main>${form}</main>` }),
    '/checkout',
  );
  try {
    await run.page.goto(`${origin}/checkout`);
    await chooseHonorific.act(run, await look(run));
    return await run.page.inputValue('[name=title]');
  } finally {
    await close();
  }
}

test('a form of address is chosen unless it is optional itself, whatever the next field says', async () => {
  assert.notEqual(await chosenIn('敬称', '部屋番号 (任意)'), '');
  assert.equal(await chosenIn('敬称 (任意)', '部屋番号'), '');
});

test('a form of address that has to be written is the neutral one; a box for degrees stays empty', async () => {
  const page = (must: string) => `<html lang="de"><body><main><h1>Kasse</h1><form><h2>Rechnungsadresse</h2>
    <label>Anrede <input name="salutation" ${must}></label><label>Vorname <input name="first"></label>
    <label>Nachname <input name="last"></label><label>Straße <input name="street"></label><button>Weiter</button></form></main>`;
  const { run, origin, close } = await startRunAtShop(
    answerPages({ '/must': page('required'), '/may': page('') }),
    '/must',
  );
  const written = async (path: string) => {
    await run.page.goto(`${origin}${path}`);
    await chooseHonorific.act(run, await look(run));
    return run.page.inputValue('[name=salutation]');
  };
  try {
    assert.equal(await written('/may'), '');
    assert.equal(await written('/must'), 'Divers');
  } finally {
    await close();
  }
});
