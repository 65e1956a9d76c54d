import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { eventKinds } from '@cartwright/contract';
import { type Mall, startMall } from '@cartwright/mall';
import type { Page } from 'playwright-core';
import { openPortalStage, type PortalStage } from './portal-stage.ts';
import { acknowledge, answer } from './webhook-receiver.ts';

describe('the portal', () => {
  let stage: PortalStage;
  let page: Page;
  let mall: Mall | undefined;
  before(async () => {
    stage = await openPortalStage();
    page = await stage.open();
  });
  after(async () => {
    await mall?.close();
    await stage.close();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const field = (name: string) => page.getByRole('textbox', { name });
  const go = (path: string) => page.evaluate((hash) => location.assign(hash), `#/test${path}`);
  const more = async (item: string) => {
    await button('More').click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const until = async (holds: () => boolean) => {
    const deadline = Date.now() + 30_000;
    while (!holds() && Date.now() < deadline) await delay(20);
    assert.ok(holds(), holds.toString());
  };
  const received = (count: number) => until(() => stage.receiver.received.length === count);
  const deliveries = (state: string) => page.locator('.delivery').filter({ hasText: state });

  test('the address of the service leads to it, and nothing but its own files is allowed there', async () => {
    const root = await fetch(stage.service.url);
    assert.equal(root.url, `${stage.service.url}/portal/`);
    const policy = root.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w-]{22}'/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
    assert.ok((await root.text()).includes(`nonce="${policy.match(/nonce-([\w-]+)/)?.[1]}"`));
    const missing = await fetch(`${stage.service.url}/portal/assets/nothing.js`);
    assert.equal(missing.status, 404);
  });

  test('the link of the first start makes the owner, who is signed in and stays so', async () => {
    await page.goto(stage.ownerLink);
    await field('E-mail address').fill('ada@example.com');
    await field('Your name').fill('Ada Owner');
    await page.getByLabel('Password', { exact: true }).fill('a good long password');
    await button('Open the portal').click();
    await page.getByText('No orders yet').waitFor();
    assert.match(page.url(), /#\/test\/orders$/);
    await page.reload();
    await page.getByText('No orders yet').waitFor();
    const kept = await page.evaluate(() => [document.cookie, sessionStorage.length]);
    assert.deepEqual(kept, ['', 0]);
  });

  test('401: a wrong password is refused in the words of the service; a used link says so', async () => {
    const other = await stage.open();
    await other.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.com');
    await other.getByLabel('Password', { exact: true }).fill('not the password');
    await other.getByRole('button', { name: 'Sign in' }).click();
    const alert = other.getByRole('alert');
    await alert.getByText('The e-mail address or the password is wrong.').waitFor();
    await alert.getByText(/Request req_\w+/).waitFor();
    await other.goto(stage.ownerLink);
    await other.getByText(/This link is not valid/).waitFor();
    await other.context().close();
  });

  test('an endpoint is added, its secret shown once, and a refused one explained at its field', async () => {
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByText('No endpoints yet').waitFor();
    await button('Add an endpoint').click();
    await field('URL').fill('http://10.0.0.1/hook');
    await field('User name').fill('shop');
    await field('Password').fill('a-password');
    await button('Add endpoint').click();
    await page.getByRole('alert').getByText('The URL leads to a private or reserved address.').waitFor();
    assert.equal(await field('URL').getAttribute('aria-invalid'), 'true');

    await field('URL').fill(stage.receiver.url);
    await button('Add endpoint').click();
    const secret = await field('Signing secret').inputValue();
    assert.match(secret, /^whsec_/);
    await button('I have saved it').click();
    await page.getByText(stage.receiver.url).click();
    await page.getByRole('heading', { name: stage.receiver.url }).waitFor();
    await page.getByText('Basic, as shop').waitFor();
    assert.ok(!(await page.content()).includes(secret));
  });

  test('samples are sent, and the log shows each with its answer', async () => {
    stage.receiver.behave(answer(200, 'thank you'));
    await button('Send samples').click();
    await received(eventKinds.length);
    await deliveries('delivered')
      .nth(eventKinds.length - 1)
      .waitFor();
    assert.equal(await deliveries('delivered').count(), eventKinds.length);
    const authorization = `Basic ${Buffer.from('shop:a-password').toString('base64')}`;
    assert.ok(stage.receiver.received.every(({ headers }) => headers.authorization === authorization));

    await deliveries('delivered').first().click();
    await page.getByText('thank you').first().waitFor();
    const tries = page.getByRole('list', { name: 'Attempts, newest first' });
    // Exactly: an answer may also have taken 200 ms.
    await tries.getByText('200', { exact: true }).waitFor();
    await tries.getByText(/^\d+ ms$/).waitFor();
  });

  test('one event, and then a time range, is replayed', async () => {
    const before = stage.receiver.received.length;
    await button('Replay this event').click();
    await received(before + 1);
    const [replayed] = stage.receiver.received.slice(-1);
    const ids = stage.receiver.received.map(({ headers }) => headers['webhook-id']);
    assert.equal(ids.filter((id) => id === replayed?.headers['webhook-id']).length, 2);

    const { taskId } = await stage.order('https://hatter.example/hat');
    const ofTask = () => stage.receiver.received.filter(({ body }) => body.includes(taskId));
    await until(() => ofTask().some(({ body }) => body.includes('"COMPLETED"')));
    const events = ofTask().length;
    await more('Replay a time range…');
    await page.getByRole('switch', { name: 'Only events that were not delivered' }).click();
    await button('Replay').click();
    await page.getByText(`${events} deliveries started.`).waitFor();
    await until(() => ofTask().length === 2 * events);
  });

  test('the secret is rotated, and settings are changed', async () => {
    await more('Rotate the secret…');
    await button('Make a new secret').click();
    assert.match(await field('Signing secret').inputValue(), /^whsec_/);
    await button('I have saved it').click();
    await page.getByText(/the old one signs too until/).waitFor();

    await button('Change').click();
    await field('Description').fill('Orders of the shop');
    await page.locator('label', { hasText: 'IN-PROGRESS' }).click();
    await page.getByRole('checkbox', { name: 'All events' }).click();
    await page.getByText('Choose at least one.').waitFor();
    await page.getByRole('checkbox', { name: 'Completed', exact: true }).click();
    await page.getByLabel('Scheme').selectOption('headers');
    await page.getByLabel('Name of header 1').fill('X-Shared-Secret');
    await page.getByLabel('Value of header 1').fill('abc');
    await button('Save').click();
    await page.getByText('headers X-Shared-Secret').waitFor();
    await page.getByText('Orders of the shop').waitFor();
    await page.getByText('IN-PROGRESS').waitFor();
  });

  test('410: a disabled endpoint says why, and is enabled again', async () => {
    stage.receiver.behave(answer(410, 'no longer here'));
    await button('Send samples').click();
    await page.getByText('The service has disabled this endpoint').waitFor();
    await page.getByText('Disabled by the service').waitFor();
    assert.ok(await button('Send samples').isDisabled());
    stage.receiver.behave(acknowledge);
    await button('Enable again and send what is waiting').click();
    await page.getByText('The service has disabled this endpoint').waitFor({ state: 'detached' });
    await page.getByText('Enabled', { exact: true }).waitFor();
    await deliveries('pending').first().waitFor({ state: 'detached' });
  });

  test('an order that waits is shown with its total, confirmed, and followed to its end', async () => {
    const { taskId } = await stage.order('https://tailor.example/shirt?price=42.5&steps=1', {
      verifyBeforePlacement: true,
    });
    await go('/orders');
    await page.locator(`a[href$="${taskId}"]`).getByText('Waiting for confirmation').waitFor();
    await page.locator(`a[href$="${taskId}"]`).click();
    await page.getByRole('heading', { name: 'tailor.example' }).waitFor();
    await page.getByText('Linen shirt').waitFor();
    await button('Confirm $42.50').click();
    await button('Buy for $42.50').click();
    await page.getByText(/^Order S-\d+$/).waitFor();
    await page.getByText('Completed', { exact: true }).first().waitFor();
    await page.getByText('Order confirmed').first().waitFor();
    assert.match(await page.getByText(/credits in total/).innerText(), /^0\.\d+ credits in total$/i);
    await page.getByText(/\*+4242/).waitFor();
    assert.equal(await button('Cancel the order').count(), 0);
  });

  test('an order that waits is cancelled, and a failed one says why', async () => {
    const waiting = await stage.order('https://cooper.example/barrel', { verifyBeforePlacement: true });
    await go(`/orders/${waiting.taskId}`);
    await button(/^Confirm/).waitFor();
    await button('Cancel the order').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByText(/Nothing was bought\. A cancelled order/).waitFor();

    const failed = await stage.order('https://baker.example/loaf?fail=out_of_stock');
    await go(`/orders/${failed.taskId}`);
    await page.getByText('The product is sold out.').first().waitFor();
    await page.getByText('out_of_stock', { exact: true }).waitFor();
    await page.getByText('Nothing was bought. Try again later, or another merchant.').waitFor();
  });

  test('a purchase is watched in its browser, and leafed through afterwards with the reasons', async () => {
    mall = await startMall();
    // A slow one: a purchase that is over in a moment shows no picture before the card is typed.
    const url = mall.merchants[0]?.products.find(({ behaviour }) => behaviour === 'slow')?.url ?? '';
    const { taskId } = await stage.order(url, { verifyBeforePlacement: true }, { quantity: 1 });
    await go(`/orders/${taskId}`);
    await button('Watch').click();
    const isDrawn = (picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth > 300);
    const live = page.getByRole('img', { name: 'The merchant’s page right now' });
    assert.ok(await live.evaluate(isDrawn));
    await page.getByText(/The card has been typed\. The page is not shown/).waitFor();
    await button(/^Confirm/).waitFor();
    await button('Stop watching').click();
    await button('Cancel the order').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await page.getByText(/Nothing was bought\. A cancelled order/).waitFor();
    await button('Show').click();
    const seen = page.getByRole('img', { name: /^The merchant’s page: / });
    assert.ok(await seen.evaluate(isDrawn));
    const count = Number(/of (\d+)/.exec(await page.getByText(/\(1 of \d+\)/).innerText())?.[1]);
    assert.ok(count > 3, `${count} pictures`);
    assert.ok(await button('Earlier').isDisabled());
    for (let at = 1; at < count; at += 1) await button('Later').click();
    await page.getByText('No picture: the card had been typed').waitFor();
    assert.ok(await button('Later').isDisabled());
    await page
      .getByText(mall.merchants[0]?.url ?? '')
      .first()
      .waitFor();
  });

  test('404: a task that is not there is said so, with the id of the request', async () => {
    await go('/orders/01890a5d-ac96-774b-bcce-b302099a8057');
    await page
      .getByRole('alert')
      .getByText(/There is nothing/)
      .waitFor();
    await page.getByText(/Request req_/).waitFor();
  });

  test('the endpoint is removed, and signing out leaves nothing behind in the tab', async () => {
    await go('/webhooks');
    await page.getByText(stage.receiver.url).click();
    await more('Remove…');
    await button('Remove').click();
    await page.getByText('No endpoints yet').waitFor();
    await button('Your account').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await button('Sign in').waitFor();
    assert.ok(!(await page.content()).includes(stage.receiver.url));
  });

  test('it can be used with the keyboard alone, on a small screen, in the dark', async () => {
    const small = await stage.open({ viewport: { width: 360, height: 700 }, colorScheme: 'dark' });
    await small.locator('input:focus').waitFor();
    await small.keyboard.type('ada@example.com');
    await small.keyboard.press('Tab');
    await small.keyboard.type('a good long password');
    await small.keyboard.press('Enter');
    await small.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    await small.keyboard.press('Tab');
    await small.keyboard.press('Tab');
    await small.keyboard.press('Enter');
    await small.getByRole('dialog').getByRole('link', { name: 'Webhooks' }).press('Enter');
    await small.getByText('No endpoints yet').waitFor();
    const back = await small.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.match(back, /rgb\((\d|[1-3]\d), /);
    await small.context().close();
  });

  test('no page complained, broke its policy or asked anyone but the service', () => {
    assert.deepEqual(stage.faults, []);
  });
});
