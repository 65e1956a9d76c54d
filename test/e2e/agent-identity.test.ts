import assert from 'node:assert/strict';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { createAgentIdentity } from '../../src/browser/agent-identity.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { signOwnRequests } from '../../src/browser/sign-own-requests.ts';
import { openTestPool } from '../harness/browser-pool.ts';

interface Seen {
  host: string;
  path: string;
  method: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const AGENT = 'https://agent.example';
const identity = createAgentIdentity({ seed: Buffer.alloc(32, 7).toString('base64'), agentUrl: AGENT });
const seen: Seen[] = [];
let server: http.Server;
let port = 0;
let pool: BrowserPool;

/** One server under four names: the shop, its API on a subdomain, a stranger, and a look-alike of the shop. */
before(async () => {
  server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host = '', origin } = request.headers;
    const body = Buffer.concat(chunks).toString();
    seen.push({ host, path: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
    if (origin) response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.url === '/leave') {
      response.writeHead(302, { location: `http://stranger.localhost:${port}/arrived` }).end();
      return;
    }
    if (request.url === '/moved') {
      response.writeHead(303, { location: '/thanks' }).end();
      return;
    }
    response.setHeader('set-cookie', 'basket=17; Path=/');
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/' ? shopPage() : '<p>ok</p>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
  pool = openTestPool();
});

after(async () => {
  await pool.close();
  server.closeAllConnections();
  server.close();
});

function shopPage(): string {
  return `<!doctype html><title>shop</title>
    <img src="http://stranger.localhost:${port}/pixel.png">
    <iframe src="http://stranger.localhost:${port}/frame"></iframe>
    <form method="post" action="/moved"><input name="q" value="some text"><button>go</button></form>
    <script>
      const results = {};
      const load = (name, url, options) => fetch(url, options).then((r) => (results[name] = r.status), () => (results[name] = 'failed'));
      window.loaded = Promise.all([
        load('own', '/api/own', { method: 'POST', body: 'a=1' }),
        load('sub', 'http://api.shop.localhost:${port}/prices'),
        load('subPost', 'http://api.shop.localhost:${port}/stock', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
        load('stranger', 'http://stranger.localhost:${port}/data?for=.shop.localhost:${port}/x'),
        load('alike', 'http://evilshop.localhost:${port}/data'),
      ]).then(() => results);
    </script>`;
}

const find = (path: string) => {
  const found = seen.filter((each) => each.path.startsWith(path));
  assert.ok(found.length > 0, `nobody asked for ${path}`);
  return found;
};

function isSignedFor(headers: http.IncomingHttpHeaders, authority: string): boolean {
  const input = /^sig1=(.*)$/.exec(String(headers['signature-input'] ?? ''))?.[1];
  const signature = /^sig1=:(.*):$/.exec(String(headers.signature ?? ''))?.[1];
  if (!input || !signature || headers['signature-agent'] !== `sig1="${AGENT}"`) return false;
  const [jwk] = (JSON.parse(identity.directory({ authority }).body) as { keys: JsonWebKey[] }).keys;
  const base = `"@authority": ${authority}\n"signature-agent";key="sig1": "${AGENT}"\n"@signature-params": ${input}`;
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  return verify(null, Buffer.from(base), key, Buffer.from(signature, 'base64'));
}

test('a real browser signs what goes to the merchant, and only that', async () => {
  const purchase = await pool.open({ locale: 'en-US', timezone: 'America/New_York' });
  const { page } = purchase;
  await signOwnRequests(page, identity, {
    site: `shop.localhost:${port}`,
    isOwn: (url) => /(^|\.)shop\.localhost$/.test(new URL(url).hostname),
  });
  await page.goto(`http://shop.localhost:${port}/`);
  const results = await page.evaluate(() => (window as unknown as { loaded: Promise<unknown> }).loaded);
  // The subdomain allows no header but the content type: had the browser asked because of others, it would be refused.
  assert.deepEqual(results, { own: 200, sub: 200, subPost: 200, stranger: 200, alike: 200 });
  await page.getByRole('button').click();
  await page.waitForURL('**/thanks');
  await page.goto(`http://shop.localhost:${port}/leave`);
  await purchase.close();

  const authority = `shop.localhost:${port}`;
  for (const path of ['/api/own', '/moved', '/thanks', '/leave']) {
    for (const { headers } of find(path)) assert.ok(isSignedFor(headers, authority), `${path} is not signed`);
  }
  assert.ok(isSignedFor((find('/')[0] as Seen).headers, authority));
  for (const { headers } of [...find('/prices'), ...find('/stock').filter(({ method }) => method === 'POST')]) {
    assert.ok(isSignedFor(headers, `api.${authority}`), 'the subdomain is not signed for');
  }
  for (const path of ['/data', '/pixel.png', '/frame', '/arrived']) {
    for (const { headers } of find(path)) {
      assert.ok(!headers.signature && !headers['signature-input'] && !headers['signature-agent'], `${path} is signed`);
    }
  }
  const asked = seen.filter(({ method }) => method === 'OPTIONS');
  assert.deepEqual(
    asked.map(({ path, headers }) => [path, headers['access-control-request-headers']]),
    [['/stock', 'content-type']],
  );
  const [posted] = find('/moved') as [Seen];
  assert.deepEqual([posted.method, posted.body, posted.headers.cookie], ['POST', 'q=some+text', 'basket=17']);
});

test('a guarded remote browser signs too', async () => {
  const purchase = await pool.open({ locale: 'en-US', timezone: 'America/New_York' });
  await purchase.context.route('**/*', (route) => route.continue());
  await signOwnRequests(purchase.page, identity, { site: `shop.localhost:${port}`, isOwn: () => true });
  await purchase.page.goto(`http://shop.localhost:${port}/guarded`);
  await purchase.close();
  assert.ok(isSignedFor((find('/guarded')[0] as Seen).headers, `shop.localhost:${port}`));
});
