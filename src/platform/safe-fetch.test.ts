import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { parseAllowList } from './address-policy.ts';
import { createSafeFetcher, type SafeFetcherInput, type SafeFetchFailure } from './safe-fetch.ts';

interface Server {
  port: number;
  hits: string[];
  connections: number;
}

async function serve(t: TestContext, listener: RequestListener): Promise<Server> {
  const server: Server = { port: 0, hits: [], connections: 0 };
  const http = createServer((request, response) => {
    server.hits.push(request.url ?? '');
    listener(request, response);
  });
  http.on('connection', () => {
    server.connections += 1;
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  server.port = (http.address() as AddressInfo).port;
  t.after(() => {
    http.closeAllConnections();
    http.close();
  });
  return server;
}

function fetcherFor(t: TestContext, allow: string, rest: Partial<SafeFetcherInput> = {}) {
  const fetcher = createSafeFetcher({ policy: { allow: parseAllowList(allow) }, ...rest });
  t.after(() => fetcher.close());
  return fetcher;
}

const failsWith = (code: SafeFetchFailure) => (error: unknown) => {
  assert.equal((error as { code?: string }).code, code, String(error));
  return true;
};

test('a private address is refused before a byte is sent', async (t) => {
  const server = await serve(t, (_request, response) => response.end('secret'));
  const fetcher = fetcherFor(t, '');
  await assert.rejects(fetcher.fetch({ url: `http://127.0.0.1:${server.port}/` }), failsWith('private_address'));
  await assert.rejects(fetcher.fetch({ url: `http://localhost:${server.port}/` }), failsWith('private_address'));
  assert.equal(server.connections, 0);
});

test('a name whose answer changes between the check and the call is refused', async (t) => {
  const server = await serve(t, (_request, response) => response.end());
  const answers = [['203.0.114.7'], ['127.0.0.1']];
  const fetcher = fetcherFor(t, '', { resolve: async () => answers.shift() ?? ['127.0.0.1'] });
  const url = `http://changing.example:${server.port}/`;
  await fetcher.checkUrl(url);
  await assert.rejects(fetcher.fetch({ url }), failsWith('private_address'));
  assert.equal(server.connections, 0);
});

test('a name with many dead IPv6 addresses is reached by its IPv4 address', async (t) => {
  const server = await serve(t, (_request, response) => response.end('here'));
  const fetcher = fetcherFor(t, `both.example:${server.port}`, {
    resolve: async () => ['::1', 'fe80::1', 'fe80::2', 'fe80::3', '127.0.0.1'],
  });
  const answer = await fetcher.fetch({ url: `http://both.example:${server.port}/` });
  assert.equal(answer.body.toString(), 'here');
});

test('a redirect is an answer; followed on request, each hop is checked', async (t) => {
  const inner = await serve(t, (_request, response) => response.end('inner'));
  const outer = await serve(t, (request, response) => {
    const location = request.url === '/in' ? `http://127.0.0.1:${inner.port}/` : '/done';
    if (request.url === '/done') response.end('done');
    else response.writeHead(302, { location }).end();
  });
  const fetcher = fetcherFor(t, `127.0.0.1:${outer.port}`);
  const base = `http://127.0.0.1:${outer.port}`;
  assert.equal((await fetcher.fetch({ url: `${base}/out` })).status, 302);
  const followed = await fetcher.fetch({ url: `${base}/out`, maxRedirects: 3 });
  assert.deepEqual([followed.status, followed.url, followed.body.toString()], [200, `${base}/done`, 'done']);
  await assert.rejects(fetcher.fetch({ url: `${base}/in`, maxRedirects: 3 }), failsWith('private_address'));
  assert.equal(inner.connections, 0);
});

test('an endless chain of redirects ends', async (t) => {
  const server = await serve(t, (_request, response) => response.writeHead(302, { location: '/again' }).end());
  const fetcher = fetcherFor(t, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}/`;
  await assert.rejects(fetcher.fetch({ url, maxRedirects: 3 }), failsWith('too_many_redirects'));
  assert.equal(server.hits.length, 4);
});

test('credentials do not follow a redirect to another origin', async (t) => {
  const seen: (string | undefined)[] = [];
  const other = await serve(t, (request, response) => {
    seen.push(request.headers.authorization);
    response.end();
  });
  const first = await serve(t, (_request, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${other.port}/` }).end(),
  );
  const fetcher = fetcherFor(t, '127.0.0.1');
  await fetcher.fetch({
    url: `http://127.0.0.1:${first.port}/`,
    headers: { authorization: 'Basic c2VjcmV0' },
    maxRedirects: 1,
  });
  assert.deepEqual(seen, [undefined]);
});

test('a cookie set on the way comes back to the host that set it, and to no other', async (t) => {
  const seen: (string | undefined)[] = [];
  const other = await serve(t, (request, response) => {
    seen.push(request.headers.cookie);
    response.end('elsewhere');
  });
  const shop = await serve(t, (request, response) => {
    if (request.url === '/leave') return response.writeHead(302, { location: `http://localhost:${other.port}/` }).end();
    if (request.headers.cookie === 'visitor=1; region=us') return response.end('the page');
    response.writeHead(307, { location: '/', 'set-cookie': ['visitor=1; Path=/; HttpOnly', 'region=us'] }).end();
  });
  const fetcher = fetcherFor(t, '127.0.0.1,localhost');
  const answer = await fetcher.fetch({ url: `http://127.0.0.1:${shop.port}/`, maxRedirects: 2 });
  assert.equal(answer.body.toString(), 'the page');
  await fetcher.fetch({ url: `http://127.0.0.1:${shop.port}/leave`, maxRedirects: 2 });
  assert.deepEqual(seen, [undefined]);
});

test('a body that drips ends at the limit of the whole exchange', async (t) => {
  const server = await serve(t, (_request, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write('.'), 20);
    response.on('close', () => clearInterval(timer));
  });
  const fetcher = fetcherFor(t, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}/`;
  const started = performance.now();
  await assert.rejects(fetcher.fetch({ url, timeoutMs: 200 }), failsWith('timeout'));
  const cut = await fetcher.fetch({ url, timeoutMs: 5_000, tooLarge: 'cut', bodyTimeoutMs: 100 });
  assert.deepEqual([cut.status, cut.wasCut], [200, true]);
  assert.ok(performance.now() - started < 2_000);
});

test('a long body fails, or is cut, as the caller chose', async (t) => {
  const server = await serve(t, (_request, response) => response.end('x'.repeat(5_000)));
  const fetcher = fetcherFor(t, '127.0.0.1');
  const url = `http://127.0.0.1:${server.port}/`;
  await assert.rejects(fetcher.fetch({ url, maxBytes: 100 }), failsWith('too_large'));
  const cut = await fetcher.fetch({ url, maxBytes: 100, tooLarge: 'cut' });
  assert.deepEqual([cut.body.length, cut.wasCut], [100, true]);
});

test('connections are reused', async (t) => {
  const server = await serve(t, (_request, response) => response.end('ok'));
  const fetcher = fetcherFor(t, '127.0.0.1');
  for (let call = 0; call < 20; call += 1) {
    await fetcher.fetch({ url: `http://127.0.0.1:${server.port}/`, tooLarge: 'cut', maxBytes: 1 });
  }
  // A call may begin in the instant before the pool has taken back the connection of the call before it.
  assert.ok(server.connections <= 2, `${server.connections} connections for 20 calls`);
});

test('a URL with credentials or another scheme is refused', async (t) => {
  const fetcher = fetcherFor(t, '127.0.0.1');
  for (const url of ['http://user:pass@127.0.0.1/', 'ftp://127.0.0.1/', 'file:///etc/passwd', 'nonsense']) {
    await assert.rejects(fetcher.fetch({ url }), failsWith('invalid_url'));
  }
});
