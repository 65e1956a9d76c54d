import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * The longest message that reaches the service. A whole page's description is a few hundred kilobytes, the longest page
 * that is read six megabytes; only a hostile page sends more than this.
 */
const LONGEST_MESSAGE = 16 * 2 ** 20;

export interface Relay {
  endpoint: string;
  close(): void;
}

/**
 * Stands between the service and what drives the browser, measures what comes from there, and cuts a connection over
 * which too much is about to come: one purchase ends, not the service. Only someone who knows the address gets in. What stands
 * behind is asked for at each connection.
 */
export async function relayMessages(findBehind: () => Promise<string>): Promise<Relay> {
  const path = `/${randomBytes(24).toString('hex')}`;
  const front = new WebSocketServer({ host: '127.0.0.1', port: 0, path, maxPayload: LONGEST_MESSAGE });
  front.on('connection', (service) => join(service, findBehind()));
  await once(front, 'listening');
  return {
    endpoint: `ws://127.0.0.1:${(front.address() as AddressInfo).port}${path}`,
    close: () => {
      for (const service of front.clients) service.terminate();
      front.close();
    },
  };
}

function join(service: WebSocket, behind: Promise<string>): void {
  const early: string[] = [];
  let driver: WebSocket | null = null;
  // A message that is too long arrives here as an error, before it was read.
  const end = () => {
    driver?.terminate();
    service.terminate();
  };
  service.on('message', (data) => {
    if (driver?.readyState === WebSocket.OPEN) driver.send(data.toString());
    else early.push(data.toString());
  });
  service.on('error', end).on('close', end);
  behind.then((address) => {
    const opened = new WebSocket(address, { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
    driver = opened;
    opened.on('open', () => {
      for (const message of early) opened.send(message);
    });
    opened.on('message', (data) => service.send(data.toString()));
    opened.on('error', end).on('close', end);
    if (service.readyState !== WebSocket.OPEN) end();
  }, end);
}
