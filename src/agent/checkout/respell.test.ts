import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerPages, startRunAtShop } from '../../../test/harness/start-test-run.ts';
import { tellApart } from '../recipes/fingerprint.ts';
import type { TaughtField } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { phoneForms, splitPhone } from '../spelling/phone-forms.ts';
import { look } from '../view/look.ts';
import { advance } from './advance.ts';
import { answerComplaints } from './answer-complaints.ts';
import { fillDetails } from './fill-details.ts';
import { openSlots } from './open-slots.ts';

const field = (label: string, name: string) => `<label>${label} <input name="${name}"></label>`;
const PHONE = (label: string) =>
  `<div>${field(label, 'phone')}<span class="error" style="color:#c00">This is no number.</span></div>`;
const form = (
  fields: string,
) => `<form><h2>Shipping address</h2>${field('Full name', 'name')}${field('Street', 'street')}
  ${field('City', 'city')}${field('ZIP code', 'zip')}${fields}<button>Continue</button></form>`;

async function fill(run: Run): Promise<void> {
  for (let looks = 0; looks < 3; looks += 1) await fillDetails.act(run, await look(run));
}

async function teach(run: Run, name: string, is: TaughtField, at = 0): Promise<void> {
  const { elements } = (await look(run)).snapshot;
  const element = elements.filter((each) => each.name === name)[at] ?? assert.fail(name);
  const target = tellApart(elements, element, run.recipe.printOf(element)) ?? assert.fail('cannot be told apart');
  run.recipe.learn([{ of: 'field', target, is, section: 'shipping' }]);
}

const nationalOf = ({ order }: Run) => splitPhone(order.contact.phone, order.shippingAddress.country).national;

test('a field that was refused in every spelling begins anew once another one is known to take a part of it', async () => {
  const page = `<main><h1>Checkout</h1>${form(`${field('Vamto', 'code')}${PHONE('Phone')}`)}</main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    await fill(run);
    await assert.rejects(async () => {
      for (let sent = 0; sent < 9; sent += 1) {
        answerComplaints(run, null, await look(run));
        await fillDetails.act(run, await look(run));
      }
    }, Stop);
    await teach(run, 'code', 'phoneCountry');
    await fill(run);
    assert.equal((await run.page.inputValue('[name=phone]')).replace(/\D/g, ''), nationalOf(run));
    assert.match(await run.page.inputValue('[name=code]'), /^\+?\d+$/);
    assert.ok(answerComplaints(run, null, await look(run)), 'there are spellings left');
  } finally {
    await close();
  }
});

test('of two forms with the same fields the one that was spoken of is spelt anew', async () => {
  const both = form(`${field('Vamto', 'code')}${field('Phone', 'phone')}`);
  const { run, origin, close } = await startRunAtShop(
    answerPages({ '/checkout': `<main><h1>Checkout</h1>${both}${both}</main>` }),
    '/checkout',
  );
  try {
    await run.page.goto(`${origin}/checkout`);
    await fill(run);
    await teach(run, 'code', 'phoneCountry', 1);
    await fill(run);
    const phones = run.page.locator('[name=phone]');
    assert.equal(await phones.nth(0).inputValue(), phoneForms(run.order.contact.phone, 'US')[0]);
    assert.equal(await phones.nth(1).inputValue(), nationalOf(run));
  } finally {
    await close();
  }
});

test('a number goes in parts into the fields that were said to take them', async () => {
  const codes = ['212', '415', '503'].map((code) => `<option>${code}</option>`).join('');
  const page = `<main><h1>Checkout</h1>${form(`<label>Vamto <select name="area"><option value="">…</option>${codes}</select></label>
    ${field('Phone', 'phone')}`)}</main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    run.order.contact = { ...run.order.contact, phone: '+1 415-555-0132' };
    await fill(run);
    await teach(run, 'area', 'phoneArea');
    await fill(run);
    assert.equal(await run.page.inputValue('[name=area]'), '415');
    assert.equal(await run.page.inputValue('[name=phone]'), '5550132');
  } finally {
    await close();
  }
});

test('what comes up beside one field alone refuses its spelling, also without a mark', async () => {
  const row = (label: string, name: string) => `<div>${field(label, name)}<p></p></div>`;
  const page = `<main><h1>Checkout</h1><form><h2>Shipping address</h2>${row('Full name', 'name')}${row('Street', 'street')}
    ${row('City', 'city')}${row('ZIP code', 'zip')}${row('Phone', 'phone')}<button>Continue</button></form></main>
    <script>const say = (words, rows) => document.querySelectorAll(rows).forEach((p) => { p.textContent = words; });</script>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  /** Whether the words that a press brought up are taken for a complaint, and what the telephone number is then. */
  const answer = async (words: string, rows: string) => {
    const before = await look(run);
    await run.page.evaluate(`say('${words}', '${rows}')`);
    const isAnswered = answerComplaints(run, before, await look(run));
    await fill(run);
    return [isAnswered, await run.page.inputValue('[name=phone]')];
  };
  try {
    await run.page.goto(`${origin}/checkout`);
    run.order.contact = { ...run.order.contact, phone: '+1 415-555-0132' };
    await fill(run);
    assert.deepEqual(await answer('Fine', 'p'), [false, '+14155550132'], 'said of every field');
    assert.deepEqual(await answer('We cannot call that.', 'div:last-of-type p'), [true, '4155550132']);
    assert.deepEqual(await answer('We cannot call that.', 'div:last-of-type p'), [true, '(415) 555-0132'], 'it stayed');
    await run.page.evaluate(`document.querySelector('form').insertAdjacentHTML('beforeend', '<input name=code>')`);
    const before = await look(run);
    await run.page.evaluate(`document.querySelector('[name=code]').remove()`);
    await run.page.evaluate(`say('We call you here', 'div:last-of-type p')`);
    assert.equal(answerComplaints(run, before, await look(run)), false, 'the page has gone on');
  } finally {
    await close();
  }
});

test('a mark that stays until the form is sent again refuses one spelling, not all of them', async () => {
  const page = `<main><h1>Checkout</h1>${form(field('Phone', 'phone'))}</main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    await fill(run);
    const given = await run.page.inputValue('[name=phone]');
    await run.page.evaluate(`document.querySelector('[name=phone]').setAttribute('aria-invalid', 'true')`);
    assert.ok(answerComplaints(run, null, await look(run)));
    await fill(run);
    const next = await run.page.inputValue('[name=phone]');
    assert.notEqual(next, given);
    await fill(run);
    assert.equal(await run.page.inputValue('[name=phone]'), next, 'nobody was asked about it yet');
    await run.page.evaluate(`document.querySelector('button').disabled = true`);
    await fillDetails.act(run, await look(run));
    await fillDetails.act(run, await look(run));
    assert.notEqual(await run.page.inputValue('[name=phone]'), next, 'the button waits for the mark to go');
  } finally {
    await close();
  }
});

test('what opens the next block sends nothing: the marks that stay refuse no spelling', async () => {
  const page = `<main><h1>Checkout</h1>${form(field('Phone', 'phone'))}
    <section><h2>Delivery method</h2><button type="button" aria-expanded="false">Show</button></section></main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    await fill(run);
    const given = await run.page.inputValue('[name=phone]');
    await run.page.evaluate(`document.querySelector('[name=phone]').setAttribute('aria-invalid', 'true')`);
    const view = await look(run);
    const [slot] = openSlots(run, view);
    assert.equal(slot?.opener.text, 'Show');
    await advance(run, view, slot?.opener ?? null);
    await fill(run);
    assert.equal(await run.page.inputValue('[name=phone]'), given);
  } finally {
    await close();
  }
});

test('what leads on under the name of the next step is answered too where it marks a field', async () => {
  const mark = `document.querySelector('[name=phone]').setAttribute('aria-invalid',
    String(!/^[0-9]+$/.test(document.querySelector('[name=phone]').value))); return false`;
  const fields = form(field('Phone', 'phone')).replace(/<\/?form>|<button.*<\/button>/g, '');
  const page = `<nav><div>Step 1 - Addresses</div><div>Step 2 - Shipping options</div><div>Step 3 - Payment and review</div></nav>
    <main><form onsubmit="${mark.replaceAll('"', "'")}"><div>${fields}</div><p><button>Continue to shipping options</button></p></form></main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    run.memory.cartVerified = true;
    await run.page.goto(`${origin}/checkout`);
    await fill(run);
    assert.equal(await run.page.inputValue('[name=phone]'), `+1${nationalOf(run)}`);
    await advance(run, await look(run));
    await fill(run);
    assert.equal(await run.page.inputValue('[name=phone]'), nationalOf(run));
  } finally {
    await close();
  }
});

test('a complaint that asks for digits alone is answered with digits alone', async () => {
  const page = `<main><h1>Checkout</h1>${form(field('Phone', 'phone'))}</main>`;
  const told = `<div>${field('Phone', 'phone').replace('name=', 'aria-invalid="true" aria-describedby="e" name=')}<span id="e" class="error">Numbers only</span></div>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  try {
    await run.page.goto(`${origin}/checkout`);
    await fill(run);
    const sent = await run.page.inputValue('[name=phone]');
    await run.page.evaluate((html) => {
      const old = document.querySelector('[name=phone]')?.closest('label');
      if (old) old.outerHTML = html;
    }, told);
    await run.page.fill('[name=phone]', sent);
    assert.ok(answerComplaints(run, null, await look(run)));
    await fillDetails.act(run, await look(run));
    assert.equal(await run.page.inputValue('[name=phone]'), nationalOf(run));
    assert.notEqual(sent, nationalOf(run));
    // A page may empty the field and say no more of it.
    await run.page.evaluate(() => {
      document.querySelector('.error')?.remove();
      const box = document.querySelector<HTMLInputElement>('[name=phone]');
      box?.removeAttribute('aria-invalid');
      if (box) box.value = '';
    });
    await fillDetails.act(run, await look(run));
    assert.equal(await run.page.inputValue('[name=phone]'), nationalOf(run));
  } finally {
    await close();
  }
});

test('what is lost with the page that it was written on is written again, on each new page once, and not for ever', async () => {
  const page = `<main><h1>Checkout</h1><form><h2>Contact</h2>${field('E-mail', 'email')}<button>Continue</button></form></main>`;
  const { run, origin, close } = await startRunAtShop(answerPages({ '/checkout': page }), '/checkout');
  const writes = async (looks: number) => {
    for (let at = 0; at < looks; at += 1) await fillDetails.act(run, await look(run));
    return (await run.page.inputValue('[name=email]')) !== '';
  };
  try {
    const filled: boolean[] = [];
    for (let drawn = 0; drawn < 10; drawn += 1) {
      await run.page.goto(`${origin}/checkout`);
      filled.push(await writes(1));
    }
    assert.deepEqual([filled.slice(0, 6), filled.at(-1)], [new Array(6).fill(true), false]);
  } finally {
    await close();
  }
});
