import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Run } from '../../src/agent/run/run.ts';
import { look, lookUntil } from '../../src/agent/view/look.ts';
import { readNewDocuments } from '../../src/agent/view/read-new-documents.ts';
import { startTestRun } from '../harness/start-test-run.ts';

/** Calls back shortly after without a timer, as work spread over frames does. */
const LATER = `const later = (frames, work) => requestAnimationFrame(() => frames > 0 ? later(frames - 1, work) : work());`;
const PAGES: Record<string, string> = {
  '/text': `<p id=total>Total $10.00</p><script>${LATER} later(2, () => { total.textContent = 'Total $20.00'; })</script>`,
  '/style': `<p>Shop</p><p id=note style="display:none">Sold out</p><script>${LATER} later(2, () => { note.style.display = 'block'; })</script>`,
  '/slide': `<style>@keyframes in { from { transform: translateX(100%) } } @keyframes turn { to { rotate: 360deg } }
    #drawer { position: fixed; right: 0; top: 0; width: 300px; animation: in 0.3s } i { display: block; animation: turn 1s infinite }</style>
    <i>o</i><aside id=drawer><p>Your bag</p></aside>`,
  '/slow': `<p id=note>Working</p><script>fetch('/answer?ms=700').then(() => { note.textContent = 'Finished'; })</script>`,
  '/late': `<p id=note>Working</p><script>setTimeout(() => { note.textContent = 'Finished'; }, 600)</script>`,
  '/stream': `<p>Cart</p><script>const stop = new AbortController();
    fetch('/drip', { method: 'POST', signal: stop.signal }).then(() => stop.abort())</script>`,
  '/broken': `<p>Cart</p><script>fetch('/cut', { method: 'POST' }).then((answer) => answer.text()).catch(() => 0)</script>`,
  '/busy': `<link rel=stylesheet href="/hide.css?ms=500"><h1>Thank you</h1><p class=trap>Place order</p>
    <script async src="/answer?ms=4000"></script>`,
  '/chat': `<p>Chat</p><script>fetch('/forever?at=' + Math.random())</script>`,
};

let server: http.Server;
let run: Run;
let closeAll: () => Promise<void>;

before(async () => {
  server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop.example');
    if (url.pathname === '/forever') return;
    if (url.pathname === '/drip') return response.writeHead(200).write('begun');
    if (url.pathname === '/cut') return response.writeHead(200).write('begun', () => request.socket.destroy());
    const isStyle = url.pathname === '/hide.css';
    response.setHeader('content-type', isStyle ? 'text/css' : 'text/html');
    const text = isStyle ? '.trap { display: none }' : `<!doctype html><body>${PAGES[url.pathname] ?? 'ok'}`;
    setTimeout(() => response.end(text), Number(url.searchParams.get('ms') ?? 0));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const started = await startTestRun(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  run = started.run;
  closeAll = async () => {
    await started.close();
    server.closeAllConnections();
    server.close();
  };
});
after(() => closeAll());

async function open(path: string) {
  await run.page.goto(run.site.origin + path, { waitUntil: 'commit' });
  return look(run);
}
const says = (view: Awaited<ReturnType<typeof look>>, words: string) =>
  view.snapshot.texts.some((text) => text.text.includes(words));

test('what changes while a page is being read is in the view, whether its text or only its style changed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const text = await open('/text');
    assert.ok(says(text, '$20.00') && !says(text, '$10.00'));
    assert.ok(says(await open('/style'), 'Sold out'));
  }
});

test('what slides into its place is seen there; what never stops turning holds nothing up', async () => {
  const started = performance.now();
  assert.ok(says(await open('/slide'), 'Your bag'));
  assert.ok(performance.now() - started < 2_000);
});

test("the agent waits for the merchant's answer, however long it takes", async () => {
  assert.ok(says(await open('/slow'), 'Finished'));
});

test('looking until something happens ends with the view that shows it', async () => {
  const first = await open('/late');
  const view = await lookUntil(run, first, (each) => says(each, 'Finished'), 5_000);
  assert.ok(says(view, 'Finished'));
});

test('a request that is never answered holds up the first page, not every page', async () => {
  await open('/chat');
  const started = performance.now();
  await open('/chat');
  assert.ok(performance.now() - started < 5_000);
});

test('a page that stops reading has been answered, one whose connection broke has not', async () => {
  const before = run.requests.sentCount();
  await open('/stream');
  await open('/broken');
  const writes = run.requests.writesSince(before).map(({ url, answered }) => [new URL(url).pathname, answered]);
  assert.deepEqual(writes, [
    ['/drip', true],
    ['/cut', false],
  ]);
});

test('what a new document says plainly is read before its scripts are there, but not before its styles', async () => {
  const documents = readNewDocuments(run, (view) => says(view, 'Thank you'));
  const started = performance.now();
  const rested = open('/busy');
  const early = await documents.found;
  assert.ok(performance.now() - started < 3_000);
  assert.ok(!says(early, 'Place order'));
  assert.ok(says(await rested, 'Thank you'));
  assert.ok(performance.now() - started > 3_500);
  documents.stop();
});
