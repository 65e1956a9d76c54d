import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentSession, PaymentSessionDetails } from '@cartwright/contract';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findTestChromium } from '../harness/find-test-chromium.ts';
import { type RunningService, startService } from '../harness/index.ts';

export const goodCard = { number: '4242424242424242', expiry: '0431', cvv: '123', holder: 'Ada Example' };

export interface PaymentStage {
  service: RunningService;
  /** Calls the API with the test key. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  makeSession(change?: object): Promise<PaymentSession>;
  readSession(id: string): Promise<PaymentSessionDetails>;
  /** A new tab in a fresh context. Errors of the page are kept in `faults`. */
  open(options?: BrowserContextOptions): Promise<Page>;
  faults: string[];
  close(): Promise<void>;
}

/** The real service, and a real browser on its hosted page. */
export async function openPaymentStage(env: Record<string, string> = {}): Promise<PaymentStage> {
  const service = await startService({
    env: { ALLOW_PRIVATE_HOSTS: '127.0.0.0/8', RATE_WRITES_PER_SECOND: '1000', RATE_READS_PER_SECOND: '1000', ...env },
  });
  const browser = await chromium.launch(await findTestChromium());
  const faults: string[] = [];
  const call: PaymentStage['call'] = async (method, path, body) => {
    const response = await fetch(service.url + path, {
      method,
      headers: {
        'X-API-Key': service.testKey ?? '',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as never;
  };
  return {
    service,
    call,
    faults,
    async makeSession(change = {}) {
      const wish = { email: 'ada@example.com', price: '49.90', purpose: 'Two mugs', ...change };
      return (await call<{ data: PaymentSession }>('POST', '/payment/session', wish)).data;
    },
    readSession: (id) => call('GET', `/payment/session/${id}`),
    async open(options = {}) {
      const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...options });
      const page = await context.newPage();
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(service.url) && !request.url().startsWith('http://127.0.0.1')) {
          faults.push(`asked for ${request.url()}`);
        }
      });
      return page;
    },
    async close() {
      await browser.close();
      await service.stop();
    },
  };
}

export async function fillCard(page: Page, change: Partial<typeof goodCard> = {}): Promise<void> {
  const card = { ...goodCard, ...change };
  for (const [name, text] of Object.entries(card)) {
    await page.locator(`#${name}`).fill('');
    await page.locator(`#${name}`).pressSequentially(text);
  }
}

/** A page of another site that shows what it is given in a frame and keeps the messages that it gets. */
export async function startParent(render: (port: number) => string): Promise<{ url: string; close(): void }> {
  const server: Server = createServer((_request, response) => {
    const { port } = server.address() as AddressInfo;
    response.setHeader('Content-Type', 'text/html');
    response.end(
      `<!doctype html><script>window.heard=[];addEventListener('message',(event)=>heard.push({origin:event.origin,data:event.data}))</script>${render(port)}`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Of the page at a session's `url`. */
export async function readToken(url: string): Promise<string> {
  return /name="token" value="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? '';
}

/** Sends a form as the page's script does. */
export function postForm(
  url: string,
  token: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return fetch(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Page-Token': token,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}
