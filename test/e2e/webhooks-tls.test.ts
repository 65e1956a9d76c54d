import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import tls from 'node:tls';
import { newId } from '../../src/platform/ids.ts';
import { openStage, type Stage } from './webhook-stage.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '..', 'harness', 'tls', name), 'utf8');

describe('webhooks over TLS', () => {
  let stage: Stage;
  const servers: Server[] = [];
  const trusted = tls.getCACertificates();
  const received: string[] = [];

  before(async () => {
    tls.setDefaultCACertificates([...trusted, read('authority.pem')]);
    stage = await openStage({ resolve: async () => ['127.0.0.1'] });
    stage.startSender({ retryWaitsMs: [60_000] });
  });

  after(async () => {
    await stage.close();
    for (const server of servers) server.close().closeAllConnections();
    tls.setDefaultCACertificates(trusted);
  });

  async function startReceiver(certificate: string): Promise<number> {
    const server = createServer({ key: read(`${certificate}.key.pem`), cert: read(`${certificate}.pem`) });
    server.on('request', (request, response) => {
      received.push(`${certificate} ${request.headers.host}`);
      request.resume().on('end', () => response.writeHead(204).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return (server.address() as AddressInfo).port;
  }

  test('the certificate is checked against the name, although the connection goes to an address', async () => {
    const port = await startReceiver('receiver');
    const { endpointId } = await stage.call('createWebhook', { url: `https://receiver.test:${port}/events` });
    await stage.move(newId(), ['QUEUED', 'STARTED']);
    const deliveries = await stage.settled();
    assert.deepEqual(
      deliveries.map(({ state }) => state),
      ['delivered', 'delivered'],
    );
    assert.deepEqual(received.splice(0), [`receiver receiver.test:${port}`, `receiver receiver.test:${port}`]);
    await stage.call('removeWebhook', { endpointId });
  });

  test('a receiver with the certificate of another name, or an untrusted one, receives nothing', async () => {
    const impostor = await startReceiver('other');
    const { endpointId } = await stage.call('createWebhook', { url: `https://receiver.test:${impostor}/events` });
    assert.match(await firstError(endpointId), /certificate|altnames/i);
    tls.setDefaultCACertificates(trusted);
    const stranger = await startReceiver('receiver');
    const second = await stage.call('createWebhook', { url: `https://receiver.test:${stranger}/events` });
    assert.match(await firstError(second.endpointId), /certificate/i);
    assert.deepEqual(received, []);
  });

  async function firstError(endpointId: string): Promise<string> {
    await stage.move(newId(), ['QUEUED']);
    for (;;) {
      const { deliveries } = await stage.call('listWebhookDeliveries', { endpointId });
      const error = deliveries[0]?.attempts[0]?.error;
      if (error) return error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
});
