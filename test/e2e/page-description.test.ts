import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { describeElement, describePage } from '../../src/agent/model/index.ts';
import {
  classifyActions,
  classifyPage,
  installPerception,
  readWay,
  snapshot,
} from '../../src/agent/perception/index.ts';
import { findTestChromium } from '../harness/find-test-chromium.ts';

let browser: Browser;
before(async () => {
  const found = await findTestChromium();
  browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: found.env });
});
after(() => browser.close());

const PAGE = `<!doctype html><html lang="en"><title>Delivery</title><h1>Where to?</h1>
  <p role="alert" class="error">Please choose a day</p>
  <form><label>E-mail <input type="email" value="zelda@example.com" required></label>
  <label>Card number <input autocomplete="cc-number" value="4111111111111111"></label>
  <label><input type="checkbox" checked> Send me news</label>
  <button type="button">Onwards</button></form>`;

test('the view of a page names its parts and states, and holds no value of a field', async () => {
  const context = await browser.newContext();
  await installPerception(context);
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto('http://shop.example/delivery;jsessionid=AB12?token=secret#step');
  const taken = await snapshot(page);
  const { page: where, lines } = describePage(classifyPage(taken), taken);
  const actions = classifyActions(taken);
  const things = taken.elements.map((element) => describeElement(element, readWay(actions, element.ref)).text);
  await context.close();

  assert.match(where, /^page "Delivery" at http:\/\/shop\.example\/delivery, (read as \w+ \d|not understood)/);
  assert.ok(lines.includes('error: Please choose a day'));
  assert.ok(lines.includes('heading: Where to?'));
  assert.match(things.join('\n'), /^textbox "E-mail" \(required, filled\) under "Where to\?"/m);
  assert.match(things.join('\n'), /^checkbox "Send me news" \(checked\)/m);
  assert.match(things.join('\n'), /^button "Onwards" under "Where to\?" at \d+,\d+$/m);
  const all = JSON.stringify({ where, lines, things });
  assert.ok(!/zelda|4111|secret|AB12/.test(all), all);
});
