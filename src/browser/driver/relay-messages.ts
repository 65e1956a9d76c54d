import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * The longest message that reaches the service. A whole page's description is a few hundred kilobytes, the longest page
 * that is read six megabytes; only a hostile page sends more than this.
 */
export const LONGEST_MESSAGE = 16 * 2 ** 20;

/**
 * Stands between the service and what drives the browser, measures what comes from there, and cuts a connection over
 * which too much is about to come: one purchase ends, not the service. Only those who know the address get in.
 */
export async function relayMessages(behind: string): Promise<string> {
  const path = `/${randomBytes(24).toString('hex')}`;
  const front = new WebSocketServer({ host: '127.0.0.1', port: 0, path, maxPayload: LONGEST_MESSAGE });
  front.on('connection', (service) => join(service, behind));
  await once(front, 'listening');
  return `ws://127.0.0.1:${(front.address() as AddressInfo).port}${path}`;
}

function join(service: WebSocket, behind: string): void {
  const driver = new WebSocket(behind, { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  const early: string[] = [];
  service.on('message', (data) => {
    if (driver.readyState === WebSocket.CONNECTING) early.push(data.toString());
    else driver.send(data.toString());
  });
  driver.on('open', () => {
    for (const message of early) driver.send(message);
  });
  driver.on('message', (data) => service.send(data.toString()));
  // A message that is too long arrives here as an error, before it was read.
  const end = () => {
    driver.terminate();
    service.terminate();
  };
  for (const side of [driver, service]) side.on('error', end).on('close', end);
}
