import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { CheckoutAccepted } from '@cartwright/contract';
import type { Page } from 'playwright-core';
import { findAxeFaults } from '../harness/run-axe.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import { openPortalStage, type PortalStage } from './portal-stage.ts';

const pages: Record<string, string> = {
  '/orders': 'Orders',
  '/new-order': 'Place a test order',
  '/payments': 'Payment sessions',
  '/usage': 'Usage',
  '/catalog': 'Catalog',
  '/merchants': 'Merchants',
  '/keys': 'API keys',
  '/webhooks': 'Webhooks',
  '/webhooks/log': 'Deliveries',
  '/reference': 'API reference',
  '/members': 'Members',
  '/go-live': 'Go live',
  '/settings': 'Settings',
};

const wide = { width: 1280, height: 900 };
const narrow = { width: 360, height: 740 };

describe('the pages of the portal', () => {
  let stage: PortalStage;
  let taskId = '';
  before(async () => {
    stage = await openPortalStage();
    const order = await stage.order('https://tailor.example/shirt?price=42.5&steps=1', { verifyBeforePlacement: true });
    taskId = order.taskId;
    await stage.order('https://baker.example/loaf?fail=out_of_stock');
  });
  after(() => stage.close());

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' });
  const visit = async (page: Page, path: string) => {
    await page.evaluate((hash) => location.assign(hash), `#/test${path}`);
    const title = path.startsWith('/orders/') ? 'tailor.example' : (pages[path] as string);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  };

  test('every page, light and dark, wide and at 360 pixels: axe finds nothing serious, nothing sticks out', async () => {
    const problems: string[] = [];
    const page = await stage.openAs('owner', '/orders', { bypassCSP: true });
    for (const path of [...Object.keys(pages), `/orders/${taskId}`]) {
      for (const viewport of [wide, narrow]) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
        await page.setViewportSize(viewport);
        await visit(page, path);
        const place = `${path} at ${viewport.width}`;
        const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (sticksOut > 0) problems.push(`${place}: ${sticksOut} px too wide`);
        problems.push(...(await findAxeFaults(page)).map((fault) => `${place}, light: ${fault}`));
        // The same elements in other colours: nothing but the contrast can differ.
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
        problems.push(...(await findAxeFaults(page, ['color-contrast'])).map((fault) => `${place}, dark: ${fault}`));
      }
    }
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  test('a viewer sees everything and is offered nothing that changes anything', async () => {
    const page = await stage.openAs('viewer', '/orders');
    await visit(page, '/orders');
    const forbidden: Record<string, RegExp> = {
      '/orders': /Place a test order/,
      '/keys': /Make a key|Revoke/,
      '/members': /Invite|Remove|New link/,
      '/go-live': /Ask to go live|Approve/,
      '/settings': /Rename/,
      '/payments': /Make a session|Save/,
      '/webhooks': /Add an endpoint/,
      '/merchants': /Forget/,
      '/catalog': /Read its products/,
      [`/orders/${taskId}`]: /Confirm|Cancel/,
    };
    for (const [path, words] of Object.entries(forbidden)) {
      await visit(page, path);
      assert.equal(await button(page, words).count(), 0, path);
      assert.equal(await page.getByRole('link', { name: words }).count(), 0, path);
    }
    assert.equal(await page.getByRole('link', { name: 'Place a test order' }).count(), 0);
    await page.context().close();
  });

  test('403: what a page does not offer, the service does not do either', async () => {
    const page = await stage.openAs('viewer', '/orders');
    const statuses = await page.evaluate(async () => {
      const session = await (await fetch('api/session')).json();
      const call = async (method: string, path: string) => {
        const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': session.csrfToken };
        const init =
          method === 'DELETE'
            ? { method, headers: { 'X-CSRF-Token': session.csrfToken } }
            : { method, headers, body: '{}' };
        return (await fetch(`api/${path}`, init)).status;
      };
      return Promise.all([
        call('POST', 'test/checkout'),
        call('POST', 'test/checkout/confirm'),
        call('POST', 'test/keys'),
        call('POST', 'test/members'),
        call('POST', 'test/webhooks'),
        call('POST', 'test/test-links'),
        call('DELETE', 'operator/recipes/shop.example'),
        call('POST', 'operator/go-live'),
      ]);
    });
    assert.deepEqual(new Set(statuses), new Set([403]));
    await page.context().close();
  });

  test('a developer buys and makes keys, but is no owner', async () => {
    const page = await stage.openAs('developer', '/keys');
    await button(page, 'Make a key').first().click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Shop server');
    assert.ok(await page.getByRole('checkbox', { name: 'account:write' }).isDisabled());
    await button(page, 'Make the key').click();
    const key = await page.getByRole('textbox', { name: 'API key' }).inputValue();
    assert.match(key, /^cw_test_\w{49}$/);
    assert.equal((await fetch(`${stage.service.url}/checkout`, { headers: { 'X-API-Key': key } })).status, 200);
    await button(page, 'I have saved it').click();
    await button(page, 'Revoke Shop server').click();
    await button(page, 'Revoke the key').click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    assert.equal((await fetch(`${stage.service.url}/checkout`, { headers: { 'X-API-Key': key } })).status, 401);
    await visit(page, '/members');
    assert.equal(await button(page, /Invite/).count(), 0);
    await page.context().close();
  });

  test('orders appear and move in the list live, filters narrow it down and are part of the address', async () => {
    const page = await stage.openAs('owner', '/orders');
    await visit(page, '/orders');
    await page.waitForTimeout(400);
    const { taskId: hat } = await stage.order('https://hatter.example/hat?prepareMs=400');
    const row = page.locator(`a[href$="${hat}"]`);
    await row.waitFor();
    await row.getByText('Completed').waitFor();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('failed');
    await page.getByText('The product is sold out.').waitFor();
    await row.waitFor({ state: 'detached' });
    assert.match(page.url(), /#\/test\/orders\?show=failed$/);
    await page.getByRole('textbox', { name: 'Search' }).fill('nobody buys this');
    await page.getByText('No order matches').waitFor();
    await button(page, 'Show all orders').click();
    await row.waitFor();
    await page.getByRole('textbox', { name: 'Merchant' }).fill('hatter.example');
    await page.locator('a[href*="/orders/0"]').nth(1).waitFor({ state: 'detached' });
    await page.reload();
    assert.equal(await page.getByRole('textbox', { name: 'Merchant' }).inputValue(), 'hatter.example');
    await page.context().close();
  });

  test('an order made through another API process appears by itself, and moves', async () => {
    const page = await stage.openAs('owner', '/orders');
    await visit(page, '/orders');
    const other = await stage.startAnotherApi();
    try {
      const response = await fetch(`${other.url}/checkout`, {
        method: 'POST',
        headers: { 'X-API-Key': stage.key, 'Content-Type': 'application/json' },
        body: JSON.stringify(sampleOrder({ tasks: [{ url: 'https://weaver.example/rug', quantity: 1 }] })),
      });
      const { taskId: rug } = (await response.json()) as CheckoutAccepted;
      await page.locator(`a[href$="${rug}"]`).getByText('Completed').waitFor();
    } finally {
      await other.stop();
    }
    await page.context().close();
  });

  test('a test order is placed by form, and shared as a link that a stranger runs', async () => {
    const page = await stage.openAs('owner', '/new-order');
    await page
      .getByRole('textbox', { name: 'Address of the product page' })
      .fill('https://tailor.example/shirt?price=9');
    await page.getByRole('radio', { name: 'Is declined by the bank' }).check();
    await button(page, 'Share as a link').click();
    const url = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await button(page, 'I have saved it').click();
    await button(page, 'Place the test order').click();
    await page.getByRole('heading', { name: 'tailor.example', level: 1 }).waitFor();
    await page.getByText(/\*+0002/).waitFor();

    const stranger = await stage.open();
    await stranger.goto(url);
    await stranger.getByRole('heading', { name: 'Watch an agent buy' }).waitFor();
    await button(stranger, 'Start the purchase').click();
    await stranger.getByText(/^Order S-\d+$/).waitFor();
    assert.equal(await button(stranger, 'Start the purchase').count(), 0);
    await stranger.context().close();
    await page.context().close();
  });

  test('the account asks to go live, the operator approves, and live keys can be made', async () => {
    const page = await stage.openAs('owner', '/go-live');
    await page.getByRole('textbox', { name: 'For the operator' }).fill('Coffee for the office');
    await button(page, 'Ask to go live').click();
    await page.getByText('Your request is with the operator').waitFor();
    await button(page, 'Approve Default').click();
    await page.getByText('This account is live').waitFor();
    await page.getByRole('link', { name: 'Live keys' }).click();
    await page.getByText('Live mode: orders here are real and cost money.').waitFor();
    await page.getByText('No keys yet').waitFor();
    await page.context().close();
  });

  test('someone is invited, changes role and is removed; the second factor is set up', async () => {
    const page = await stage.openAs('owner', '/members');
    await button(page, 'Invite someone').click();
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('new@example.com');
    await button(page, 'Make the link').click();
    assert.match(await page.getByRole('textbox', { name: 'Link' }).inputValue(), /#\/welcome\/[\w-]{43}$/);
    await button(page, 'I have saved it').click();
    await page.getByLabel('Role of new@example.com').selectOption('viewer');
    await button(page, 'Remove new@example.com').click();
    await button(page, 'Remove').click();
    await page.getByText('new@example.com').first().waitFor({ state: 'detached' });
    await visit(page, '/settings');
    await button(page, 'Set it up').click();
    await page.getByRole('img', { name: 'QR code with the secret' }).waitFor();
    await page.context().close();
  });

  test('the first load is at most 250 kB of compressed script', async () => {
    const html = await (await fetch(`${stage.service.url}/portal/`)).text();
    const scripts = [...html.matchAll(/(?:src|modulepreload" crossorigin href)="(\.\/assets\/[^"]+\.js)"/g)];
    assert.ok(scripts.length > 0);
    const sizes = await Promise.all(
      scripts.map(async ([, path]) => {
        const response = await fetch(new URL(path as string, `${stage.service.url}/portal/`), {
          headers: { 'Accept-Encoding': 'gzip' },
        });
        return Number(response.headers.get('content-length'));
      }),
    );
    const sum = sizes.reduce((total, size) => total + size, 0);
    assert.ok(sum > 50_000 && sum <= 250_000, `${sum} bytes`);
  });

  test('no page complained, broke its policy or asked anyone but the service', () => {
    assert.deepEqual(stage.faults, []);
  });
});
