import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CheckoutAccepted, CheckoutOptions, CheckoutRequest, Role } from '@cartwright/contract';
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findTestChromium } from '../harness/find-test-chromium.ts';
import { createTestDatabase, type RunningService, startService } from '../harness/index.ts';
import { invite, linkToken, type Person, welcome } from '../spec/people.ts';
import { sampleOrder } from '../spec/sample-order.ts';
import type { CallOptions, TestedService } from '../spec/service.ts';
import { type Receiver, startReceiver } from './webhook-receiver.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CHROMIUM = join(ROOT, '.cache', 'chromium');

/** A page may take long on a busy machine; no correct one ever takes this long on a quiet one. */
const TIMEOUT_MS = 30_000;

type OrderedItem = Omit<CheckoutRequest['tasks'][number], 'url'>;
const shirts: OrderedItem = {
  quantity: 2,
  selectedVariant: { color: 'Forest', size: 'M' },
  metadata: { title: 'Linen shirt' },
};

export interface PortalStage {
  service: RunningService;
  /** Another API process on the same database; the caller ends it. */
  startAnotherApi(): Promise<RunningService>;
  key: string;
  receiver: Receiver;
  /** A new tab in a fresh context. */
  open(options?: BrowserContextOptions): Promise<Page>;
  /** The same for somebody who is signed in. */
  openAs(role: Role, path: string, options?: BrowserContextOptions): Promise<Page>;
  /** The one-time link that the first start printed. */
  ownerLink: string;
  owner(): Promise<Person>;
  /** What no page may ever do: complain, break its policy, or ask anyone but the service. */
  faults: string[];
  /** Two linen shirts, unless the item says otherwise. */
  order(url: string, options?: CheckoutOptions, item?: OrderedItem): Promise<CheckoutAccepted>;
  close(): Promise<void>;
}

/** The real service with a portal of these sources, a receiver on this machine, and a real browser. */
export async function openPortalStage(): Promise<PortalStage> {
  await buildPortal();
  const database = await createTestDatabase();
  await database.database.close();
  const env = {
    ALLOW_PRIVATE_HOSTS: '127.0.0.0/8',
    LANE_MODULES: join(import.meta.dirname, 'portal-lane.ts'),
    CACHE_DIR: CHROMIUM,
    // What one process seals, another opens.
    VAULT_KEY: randomBytes(32).toString('base64'),
  };
  const service = await startService({ database: database.url, env });
  const key = service.testKey ?? '';
  const receiver = await startReceiver();
  const browser = await chromium.launch(await findTestChromium());
  const faults: string[] = [];
  const tested = asTested(service, key);
  const people = new Map<Role, Promise<Person>>();
  const ownerLink = /First visit: (\S+)/.exec(service.stdout())?.[1] ?? '';
  const personOf = (role: Role): Promise<Person> => {
    const known = people.get(role) ?? makePerson(role);
    people.set(role, known);
    return known;
  };
  const makePerson = async (role: Role) =>
    role === 'owner'
      ? welcome(tested, linkToken(ownerLink), 'owner@example.com')
      : invite(tested, await personOf('owner'), role);

  const openTab = async (options: BrowserContextOptions): Promise<Page> => {
    const page = await (
      await browser.newContext({ viewport: { width: 1200, height: 900 }, reducedMotion: 'reduce', ...options })
    ).newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    page.on('console', (message) => {
      // Chromium reports every 4xx answer as an error of the page; tests of those look at what the page shows.
      const isAnswer = /Failed to load resource.*status of 4\d\d/.test(message.text());
      if (message.type() === 'error' && !isAnswer) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== service.url) faults.push(`asked for ${request.url()}`);
    });
    return page;
  };

  const stage: PortalStage = {
    service,
    startAnotherApi: () => startService({ database: database.url, env: { ...env, ROLES: 'api' } }),
    key,
    receiver,
    faults,
    ownerLink,
    owner: () => personOf('owner'),
    async openAs(role, path, options = {}) {
      const { cookie } = await personOf(role);
      const [name = '', value = ''] = cookie.split('=');
      const page = await openTab(options);
      await page
        .context()
        .addCookies([{ name, value, url: `${service.url}/portal/`, httpOnly: true, sameSite: 'Strict' }]);
      await page.goto(`${service.url}/portal/#/test${path}`);
      return page;
    },
    async open(options = {}) {
      const page = await openTab(options);
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
    async close() {
      await browser.close();
      await service.stop();
      await database.close();
      await receiver.kill();
    },
  };
  return stage;
}

/** The calls of a service as the helpers of the spec make them. */
function asTested(service: RunningService, key: string): TestedService {
  const call = async (method: string, path: string, { body, headers = {} }: CallOptions = {}) => {
    const response = await fetch(service.url + path, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { ...service, key, call } as unknown as TestedService;
}

async function buildPortal(): Promise<void> {
  const script = join(ROOT, 'scripts', 'build-portal.mjs');
  const program = `import { buildPortal } from ${JSON.stringify(script)}; await buildPortal(${JSON.stringify(ROOT)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
}
