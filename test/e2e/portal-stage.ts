import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckoutAccepted, CheckoutOptions, CheckoutRequest } from '@cartwright/contract';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findTestChromium } from '../harness/find-test-chromium.ts';
import { type RunningService, startService } from '../harness/index.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import { type Receiver, startReceiver } from './webhook-receiver.ts';

const OPERATOR_TOKEN = 'an operator token for this test';
const ROOT = join(import.meta.dirname, '..', '..');
const CHROMIUM = join(ROOT, '.cache', 'chromium');

type OrderedItem = Omit<CheckoutRequest['tasks'][number], 'url'>;
const shirts: OrderedItem = {
  quantity: 2,
  selectedVariant: { color: 'Forest', size: 'M' },
  metadata: { title: 'Linen shirt' },
};

export interface PortalStage {
  service: RunningService;
  key: string;
  receiver: Receiver;
  /** A new tab of a browser that has never been here. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** What no page may ever do: complain, break its policy, or ask anyone but the service. */
  faults: string[];
  /** Two linen shirts, unless the item says otherwise. */
  order(url: string, options?: CheckoutOptions, item?: OrderedItem): Promise<CheckoutAccepted>;
  operator<Answer>(method: 'POST' | 'DELETE', path: string, body?: object): Promise<Answer>;
  close(): Promise<void>;
}

/** The real service with a portal of these sources, a receiver on this machine, and a real browser. */
export async function openPortalStage(): Promise<PortalStage> {
  await buildPortal();
  const service = await startService({
    env: {
      ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
      LANE_MODULES: join(import.meta.dirname, 'portal-lane.ts'),
      CACHE_DIR: CHROMIUM,
      OPERATOR_TOKEN,
    },
  });
  const key = service.testKey ?? '';
  const receiver = await startReceiver();
  const browser = await chromium.launch(await findTestChromium());
  const faults: string[] = [];

  return {
    service,
    key,
    receiver,
    faults,
    async open(options = {}) {
      const page = await (
        await browser.newContext({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce', ...options })
      ).newPage();
      page.setDefaultTimeout(15_000);
      page.on('console', (message) => {
        // Chromium reports every 4xx answer as an error of the page; tests of those look at what the page shows.
        const isAnswer = /Failed to load resource.*status of 4\d\d/.test(message.text());
        if (message.type() === 'error' && !isAnswer) faults.push(message.text());
      });
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== service.url) faults.push(`asked for ${request.url()}`);
        if (request.url().includes(key)) faults.push('the key is in an address');
      });
      await page.goto(`${service.url}/portal/`);
      return page;
    },
    async order(url, options = {}, item = shirts) {
      const response = await fetch(`${service.url}/checkout`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: JSON.stringify(sampleOrder({ tasks: [{ url, ...item }], options })),
      });
      return (await response.json()) as CheckoutAccepted;
    },
    async operator(method, path, body) {
      const response = await fetch(`${service.url}/operator/${path}`, {
        method,
        headers: { 'X-Operator-Token': OPERATOR_TOKEN, ...(body && { 'Content-Type': 'application/json' }) },
        body: body ? JSON.stringify(body) : null,
      });
      return (await response.json()) as never;
    },
    async close() {
      await browser.close();
      await service.stop();
      await receiver.kill();
    },
  };
}

export async function signIn(page: Page, key: string): Promise<void> {
  await page.getByRole('textbox', { name: 'API key' }).fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Tasks', level: 1 }).waitFor();
}

async function buildPortal(): Promise<void> {
  const script = join(ROOT, 'scripts', 'build-portal.mjs');
  const program = `import { buildPortal } from ${JSON.stringify(script)}; await buildPortal(${JSON.stringify(ROOT)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
}
