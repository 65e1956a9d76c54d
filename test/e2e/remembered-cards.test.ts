import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:net';
import { after, before, test } from 'node:test';
import { createMailer } from '../../src/platform/mailer.ts';
import { fillCard, goodCard, openPaymentStage, type PaymentStage } from './payment-stage.ts';

let stage: PaymentStage;
before(async () => {
  stage = await openPaymentStage();
});
after(() => stage?.close());

async function enterAndRemember(email: string, code: (sent: string) => string, number = goodCard.number) {
  const session = await stage.makeSession({ email });
  const page = await stage.open();
  await page.goto(session.url);
  await fillCard(page, { number });
  await page.getByLabel(/Remember this card/).check();
  await page.click('#card button.primary');
  if (number !== goodCard.number) await page.getByRole('button', { name: 'Approve with my device' }).click();
  await page.waitForSelector('#save:not([hidden])');
  const { emailCode, state } = await stage.readSession(session.sessionId);
  assert.equal(state, 'completed', 'the payment does not wait for the code');
  await page.fill('#save-code', code(emailCode ?? ''));
  await page.getByRole('button', { name: 'Save card' }).click();
  return page;
}

test('a card is remembered once the address is proved, and pays again with a code and its CVV', async () => {
  const first = await enterAndRemember('Grace@Example.com', (sent) => sent);
  await first.getByText('The card is saved.').waitFor();
  await first.context().close();

  const session = await stage.makeSession({ email: 'grace@example.com' });
  const page = await stage.open();
  await page.goto(session.url);
  await page.getByRole('button', { name: 'Use a saved card' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.waitForSelector('#saved-code:not([hidden])');
  const { emailCode } = await stage.readSession(session.sessionId);
  assert.match(emailCode ?? '', /^\d{6}$/);
  await page
    .getByLabel('Code from the e-mail')
    .first()
    .fill(String((Number(emailCode) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('That is not the code').waitFor();
  await page
    .getByLabel('Code from the e-mail')
    .first()
    .fill(emailCode ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Visa ending in 4242, valid to 04/31').waitFor();
  await page.locator('#saved-cvv').fill('12');
  await page.locator('#saved-cards button.primary').click();
  await page.getByText('The security code has 3 digits.').waitFor();
  await page.locator('#saved-cvv').fill('123');
  await page.locator('#saved-cards button.primary').click();
  await page.getByRole('heading', { name: 'You are all set' }).waitFor();
  assert.equal((await stage.readSession(session.sessionId)).card?.last4, '4242');
  assert.equal((await stage.readSession(session.sessionId)).emailCode, null, 'a used code is gone');
  await page.context().close();
  assert.deepEqual(stage.faults, []);
});

test('a card that the network asks approval for is remembered as well', async () => {
  const first = await enterAndRemember('network@example.com', (sent) => sent, '4012888888881881');
  await first.getByText('The card is saved.').waitFor();
  await first.context().close();
  const page = await stage.open();
  await page.goto((await stage.makeSession({ email: 'network@example.com' })).url);
  assert.ok(await page.getByRole('button', { name: 'Use a saved card' }).isVisible());
  await page.context().close();
});

test('a forgotten card is no longer offered', async () => {
  const first = await enterAndRemember('forget@example.com', (sent) => sent);
  await first.getByText('The card is saved.').waitFor();
  await first.context().close();
  const session = await stage.makeSession({ email: 'forget@example.com' });
  const page = await stage.open();
  await page.goto(session.url);
  await page.getByRole('button', { name: 'Use a saved card' }).click();
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.waitForSelector('#saved-code:not([hidden])');
  await page.fill('#saved-code-input', (await stage.readSession(session.sessionId)).emailCode ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Forget this card' }).click();
  await page.getByText('No card is saved for this address.').waitFor();
  await page.reload();
  assert.equal(await page.getByRole('button', { name: 'Use a saved card' }).count(), 0);
  await page.context().close();
});

test('without the right code nothing is remembered, and five wrong ones end it', async () => {
  const page = await enterAndRemember('nobody@example.com', (sent) => (sent === '000000' ? '111111' : '000000'));
  await page.getByText('That is not the code').waitFor();
  for (let tries = 0; tries < 4; tries += 1) {
    await page.getByRole('button', { name: 'Save card' }).click();
    await page.waitForTimeout(150);
  }
  await page.getByRole('button', { name: 'Save card' }).click();
  await page.getByText('The code no longer works').waitFor();
  await page.context().close();
  const next = await stage.open();
  await next.goto((await stage.makeSession({ email: 'nobody@example.com' })).url);
  assert.equal(await next.getByRole('button', { name: 'Use a saved card' }).count(), 0);
  await next.context().close();
});

test('a customer of another account or mode is another customer', async () => {
  const page = await stage.open();
  await page.goto((await stage.makeSession({ email: 'someone-else@example.com' })).url);
  assert.equal(await page.getByRole('button', { name: 'Use a saved card' }).count(), 0);
  await page.context().close();
});

test('mail goes out by SMTP', async () => {
  const { server, url, mails } = await startMailServer();
  const mailer = createMailer({ url, from: 'Cartwright <pay@example.com>' });
  await mailer.send({ to: 'ada@example.com', subject: 'Ihr Code: 123456', text: 'Gültig: 123456' });
  mailer.close();
  server.close();
  assert.match(mails[0] ?? '', /To: ada@example\.com/);
  assert.match(mails[0] ?? '', /Subject: Ihr Code: 123456/);
});

/** Just enough SMTP for a mailer. */
async function startMailServer(): Promise<{ server: Server; url: string; mails: string[] }> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let isMail = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isMail && text.endsWith('\r\n.\r\n')) {
        mails.push(text);
        isMail = false;
        text = '';
        socket.write('250 kept\r\n');
      }
      for (let end = text.indexOf('\r\n'); !isMail && end !== -1; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end).toUpperCase();
        text = text.slice(end + 2);
        isMail = line === 'DATA';
        socket.write(isMail ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return { server, url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, mails };
}
