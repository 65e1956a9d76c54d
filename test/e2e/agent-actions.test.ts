import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { press } from '../../src/agent/actions/press.ts';
import { setValues } from '../../src/agent/actions/set-values.ts';
import { resolveClickTarget, type SnapshotElement, snapshot } from '../../src/agent/perception/index.ts';
import { awaitStandstill } from '../../src/agent/quiet/await-standstill.ts';
import { waitForQuiet } from '../../src/agent/quiet/wait-for-quiet.ts';
import type { Run } from '../../src/agent/run/run.ts';
import type { View } from '../../src/agent/view/view.ts';
import { startRunAtShop } from '../harness/start-test-run.ts';

const PAGE = `<!doctype html><meta charset=utf-8><title>fixture</title>
<form onsubmit="return false">
<label>Plain <input name=plain></label>
<label>Controlled <input name=controlled></label>
<label>Masked <input name=masked></label>
<label>Keys only <input name=keys></label>
<label>Country <select name=country><option value="">choose</option><option value=US>United States</option></select></label>
<x-field></x-field>
<label>Postcode <input name=postcode></label><output id=quote>no tax</output>
<iframe srcdoc="<label>Inner <input name=inner></label>"></iframe>
</form>
<a href="/next" target=_blank>Next page</a>
<button id=late onclick="setTimeout(() => { this.textContent = 'done'; }, 400)">Recalculate</button>
<button id=fold onclick="let y = 0; const grow = () => { gap.style.height = (y += 4) + 'px'; if (y < 100) requestAnimationFrame(grow); }; grow()">Unfold</button>
<div id=gap></div><button id=moved>Moved</button>
<div style="height:3000px"></div><button id=deep onclick="this.textContent='pressed'">Deep</button>
<div style="position:fixed;bottom:0;left:0;right:0;height:60px;background:#ccc">sticky</div>
<script>
  // Like a framework with state: the field is reset to the state on every render unless the state changed by an event.
  const controlled = document.querySelector('[name=controlled]'); let state = '';
  controlled.addEventListener('input', (e) => { state = e.target.value; });
  setInterval(() => { if (controlled.value !== state) controlled.value = state; }, 20);
  // Like an input mask: groups of three.
  const masked = document.querySelector('[name=masked]');
  masked.addEventListener('input', () => { masked.value = masked.value.replace(/\\D/g, '').replace(/(\\d{3})(?=\\d)/g, '$1 '); });
  // Like a widget that listens to keys and refuses set values.
  const keys = document.querySelector('[name=keys]'); let typed = '';
  keys.addEventListener('keydown', (e) => { if (e.key.length === 1) { typed += e.key; keys.value = typed; e.preventDefault(); } if (e.key === 'Delete') { typed = ''; keys.value = ''; } });
  keys.addEventListener('input', () => { keys.value = typed; });
  // Like a checkout that asks for new sums a moment after the last key, and for nothing when a value changed without one.
  const postcode = document.querySelector('[name=postcode]'); let asking = 0; let typedInto = false;
  const ask = (pause) => { clearTimeout(asking); asking = setTimeout(() => { quote.textContent = 'tax for ' + postcode.value; }, pause); };
  postcode.addEventListener('keydown', () => { typedInto = true; ask(900); });
  postcode.addEventListener('change', () => { if (typedInto) ask(5); });
  customElements.define('x-field', class extends HTMLElement {
    connectedCallback() { const root = this.attachShadow({ mode: 'closed' }); root.innerHTML = '<label>Shadow <input name=shadow></label>'; window.shadowField = root.querySelector('input'); }
  });
</script>`;

let run: Run;
let close: () => Promise<void>;

before(async () => {
  ({ run, close } = await startRunAtShop((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/next' ? '<h1>second page</h1>' : PAGE);
  }));
});
after(() => close());

async function open(): Promise<View> {
  await run.page.goto(run.site.origin);
  return see();
}
async function see(): Promise<View> {
  await waitForQuiet(run.page, run.requests);
  const taken = await snapshot(run.page);
  return {
    snapshot: taken,
    fields: new Map(),
    actions: [],
    page: { kind: 'other', score: 0, why: '', candidates: [] },
  };
}
function named(view: View, name: string): SnapshotElement {
  const found = view.snapshot.elements.find((each) => each.name === name || each.text === name || each.id === name);
  assert.ok(found, `${name} is in the snapshot`);
  return found;
}

test('every kind of field takes its value', async () => {
  const view = await open();
  const values = {
    plain: 'Ada',
    controlled: 'Palmer',
    masked: '503555',
    keys: 'abc',
    country: 'US',
    shadow: 'deep',
    inner: 'framed',
  };
  await setValues(
    run,
    view,
    Object.entries(values).map(([name, text]) => ({ element: named(view, name), text })),
  );
  const after = await see();
  const read = Object.fromEntries(Object.keys(values).map((name) => [name, named(after, name).value]));
  // Values inside foreign frames never leave the page; that the field is filled does.
  assert.deepEqual({ ...read, country: 'US', inner: '' }, { ...values, masked: '503 555', inner: '' });
  assert.equal(named(after, 'inner').filled, true);
  assert.equal(named(after, 'country').options.find((option) => option.selected)?.value, 'US');
});

test('sums that are asked for once somebody typed are awaited', async () => {
  const view = await open();
  await setValues(run, view, [{ element: named(view, 'postcode'), text: '97205' }]);
  assert.ok((await see()).snapshot.texts.some(({ text }) => text.includes('tax for 97205')));
});

test('a link to another tab opens in this one', async () => {
  const view = await open();
  await press(run, view, named(view, 'Next page'));
  await see();
  assert.match(run.page.url(), /\/next$/);
});

test('waiting lasts until debounced work is done, and no longer', async () => {
  const view = await open();
  const started = Date.now();
  await press(run, view, named(view, 'late'));
  const after = await see();
  assert.equal(named(after, 'late').text, 'done');
  assert.ok(Date.now() - started < 1_200, `took ${Date.now() - started} ms`);
});

test('a control that moves is aimed at when it has arrived', async () => {
  const view = await open();
  const target = await resolveClickTarget(view.snapshot, named(view, 'moved').ref);
  assert.ok(target);
  const topOf = () => target.evaluate((node) => (node as Element).getBoundingClientRect().top);
  const before = await topOf();
  await run.page.evaluate(() => document.getElementById('fold')?.click());
  await awaitStandstill(target);
  assert.equal((await topOf()) - before, 100);
});

test('a pop-up that is about to come is there before aim is taken', async () => {
  const view = await open();
  const target = await resolveClickTarget(view.snapshot, named(view, 'deep').ref);
  assert.ok(target);
  await run.page.evaluate(() => {
    setTimeout(() => document.body.append(Object.assign(document.createElement('div'), { id: 'pop-up' })), 2_500);
  });
  await delay(2_200);
  await awaitStandstill(target);
  assert.equal(await run.page.evaluate(() => document.getElementById('pop-up') !== null), true);
});

test('a button far down under a sticky bar is pressed', async () => {
  const view = await open();
  await press(run, view, named(view, 'deep'));
  assert.equal(named(await see(), 'deep').text, 'pressed');
});

test('a list that a value brings up over the next fields does not keep them from theirs; what was covered before is left alone', async () => {
  await run.page.goto(run.site.origin);
  await run.page.setContent(`<form style="position:relative"><input name=street><br><input name=city value=Elsewhere>
    <div id=list hidden style="position:absolute;top:20px;left:0;width:400px;height:40px;background:#fff">12 Main St</div>
    <div style="position:relative"><input name=trap><div style="position:absolute;inset:0;background:#fff"></div></div>
    <div role=button><select name=drawn style="pointer-events:none"><option><option>M</select></div>
    <div style="pointer-events:none"><select name=shut><option><option>M</select></div></form>
    <script>document.querySelector('[name=street]').oninput = () => { list.hidden = false; };</script>`);
  const view = await see();
  const fill = { street: '12 Main St', city: 'Ames', trap: 'seen', drawn: 'M', shut: 'M' };
  await setValues(
    run,
    view,
    Object.entries(fill).map(([name, text]) => ({ element: named(view, name), text })),
  );
  const later = await run.page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input,select')].map(({ value }) => value),
  );
  // A list that leaves its clicks to the row around it is not covered by that row.
  assert.deepEqual(later, ['12 Main St', 'Ames', '', 'M', '']);
});

test('a list is pressed before it is set, as a person does: some shops take no choice to heart that came without', async () => {
  await run.page.goto(run.site.origin);
  await run.page.setContent(`<select name=size><option value="">choose<option>M</select><ul></ul><script>
    let pressed = false;
    const list = document.querySelector('select');
    list.onmouseup = () => { pressed = true; };
    list.onchange = () => { if (pressed) document.querySelector('ul').innerHTML = '<li>' + list.value + '</li>'; };</script>`);
  const view = await see();
  await setValues(run, view, [{ element: named(view, 'size'), text: 'M' }]);
  assert.equal(await run.page.innerText('ul'), 'M');
});
