import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type CheckoutTask, exampleOrder } from '@cartwright/contract';
import { createClient } from '@cartwright/sdk';
import { findFreePort, type RunningService, startService } from '../harness/index.ts';

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status?: { message?: string };
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** Just enough of an OpenTelemetry collector for the standard exporter. */
async function startCollector() {
  const spans: SentSpan[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(`${request.url} ${body}`);
    for (const resource of JSON.parse(body).resourceSpans) {
      for (const scope of resource.scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { spans, bodies, url, close: () => server.close() };
}

/** The product that the start message names; its last lines may come a moment after the service is ready. */
async function printedProduct(service: RunningService): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const printed = /cartwright -- buy (http\S+)/.exec(service.stdout())?.[1];
    if (printed) return printed;
    await delay(100);
  }
  throw new Error(`no product in the greeting:\n${service.stdout()}`);
}

describe('what an operator sees of purchases', () => {
  let service: RunningService;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let bought: CheckoutTask;
  let refused: CheckoutTask;
  let metrics = '';
  let logged: Record<string, unknown>[];

  before(async () => {
    collector = await startCollector();
    service = await startService({ env: { MALL: 'on', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url } });
    const client = createClient({ url: service.url, apiKey: service.testKey ?? '' });
    const productUrl = await printedProduct(service);
    const order = exampleOrder(productUrl);
    const fast = { intervalMs: 1_200 };
    const first = await client.checkouts.createAndWait(order, fast);
    const second = await client.checkouts.createAndWait({ ...order, options: { maxTotal: 0.5 } }, fast);
    [bought, refused] = [first.tasks[0] as CheckoutTask, second.tasks[0] as CheckoutTask];
    metrics = await (await fetch(`${service.url}/metrics`)).text();
    await service.stop();
    logged = service
      .stdout()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  });
  after(async () => {
    await service?.kill9();
    collector.close();
  });

  test('the log follows a task: each transition, attempt and failure is a line with merchant, code and duration', () => {
    assert.deepEqual([bought.status, refused.failure?.code], ['COMPLETED', 'price_limit_exceeded']);
    const linesOf = (task: CheckoutTask) => logged.filter((line) => line.task === task.tid);
    const moves = (task: CheckoutTask) => linesOf(task).flatMap(({ msg, to }) => (msg === 'task moved' ? [to] : []));
    assert.deepEqual(moves(bought), ['QUEUED', 'STARTED', 'IN_PROGRESS', 'COMPLETED']);
    assert.equal(moves(refused).at(-1), 'FAILED');
    assert.ok(linesOf(bought).every((line) => line.merchant === bought.merchant));
    const end = linesOf(bought).find((line) => line.to === 'COMPLETED');
    assert.ok(Number(end?.ms) > 100, 'the time since it was accepted');
    assert.partialDeepStrictEqual(
      linesOf(refused).filter((line) => line.msg === 'attempt failed'),
      [{ level: 'warn', code: 'price_limit_exceeded', retryInSeconds: null, attempt: 1 }],
    );
    for (const msg of ['attempt began', 'attempt ended']) assert.ok(linesOf(bought).some((line) => line.msg === msg));
  });

  test('metrics tell outcomes, codes, phases, the queue, browser contexts and webhook lag', () => {
    const samples = new Map(metrics.split('\n').map((line) => line.split(/ (?=\S+$)/) as [string, string]));
    const value = (sample: string) => Number(samples.get(sample));
    assert.equal(value('cartwright_purchases_total{outcome="COMPLETED",code="",mode="test"}'), 1);
    assert.equal(value('cartwright_purchases_total{outcome="FAILED",code="price_limit_exceeded",mode="test"}'), 1);
    for (const phase of ['queue', 'prepare', 'attempt']) {
      assert.equal(value(`cartwright_purchase_phase_seconds_count{phase="${phase}"}`), 2, phase);
    }
    assert.equal(value('cartwright_attempts_failed_total{code="price_limit_exceeded",retried="false"}'), 1);
    assert.ok(value('cartwright_browser_starts') >= 1);
    assert.ok(value('cartwright_browser_contexts{state="open"}') >= 0);
    assert.equal(value('cartwright_webhook_lag_seconds'), 0);
    assert.match(metrics, /# TYPE cartwright_tasks_open gauge/);
  });

  test('the dashboard asks for nothing that the service does not tell', async () => {
    const dashboard = await readFile(join(import.meta.dirname, '../../deploy/grafana-dashboard.json'), 'utf8');
    const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
    const names = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:cartwright|process|nodejs)_\w+/g) ?? []),
    );
    assert.ok(names.length > 10);
    const known = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map((match) => match[1]));
    const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(?:bucket|count|sum)$/, ''));
    assert.deepEqual(
      names.filter((name) => !isKnown(name)),
      [],
    );
  });

  test('traces reach a collector: the id of a task is the id of its trace', () => {
    const ofTask = collector.spans.filter((span) => span.traceId === bought.tid.replaceAll('-', ''));
    const attempt = ofTask.find((span) => span.name === 'attempt');
    assert.ok(attempt);
    const phases = ofTask.filter((span) => span.parentSpanId === attempt.spanId).map((span) => span.name);
    assert.deepEqual(phases.toSorted(), ['place', 'prepare']);
    const failed = collector.spans.find((span) => span.status?.message === 'price_limit_exceeded');
    assert.equal(failed?.traceId, refused.tid.replaceAll('-', ''));
    assert.ok(collector.spans.some((span) => span.name === 'POST /checkout'));
    assert.ok(collector.bodies.every((body) => body.startsWith('/v1/traces ')));
  });

  test('no log, trace or metric holds a value of the customer', () => {
    const { contact, shippingAddress } = bought.customer;
    const everything = [
      service.stdout().replace(/^Buy something, in another terminal:[\s\S]*?-d '.*'$/m, ''),
      metrics,
      ...collector.bodies,
    ];
    for (const secret of [contact.email, contact.phone, contact.lastName, shippingAddress.addressLine1, '42424242']) {
      for (const text of everything) assert.ok(!text.includes(secret), `${secret} in ${text.slice(0, 200)}`);
    }
  });

  test('a worker without the API serves health and metrics on its own port, and traces are off by default', async () => {
    const port = await findFreePort();
    const worker = await startService({ env: { ROLES: 'worker', WORKER_PORT: String(port) } });
    try {
      assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 200);
      assert.match(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(), /cartwright_tasks_open/);
      assert.equal((await fetch(`http://127.0.0.1:${port}/checkout`, { method: 'POST' })).status, 404);
    } finally {
      await worker.stop();
    }
  });
});
