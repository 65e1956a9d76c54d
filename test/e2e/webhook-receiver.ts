import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

export type Behaviour = (received: Received, response: ServerResponse) => void;

export interface Receiver {
  url: string;
  port: number;
  received: Received[];
  /** How many connections it has received. */
  connections(): number;
  behave(behaviour: Behaviour): void;
  /** Stops listening and cuts every connection; start() listens on the same port again. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

export const acknowledge: Behaviour = (_received, response) => response.writeHead(204).end();
export const answer =
  (status: number, body = ''): Behaviour =>
  (_received, response) =>
    response.writeHead(status).end(body);

/** A webhook receiver that remembers everything it was sent, and misbehaves as told. */
export async function startReceiver(behaviour: Behaviour = acknowledge): Promise<Receiver> {
  let current = behaviour;
  let connections = 0;
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const entry = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        at: performance.now(),
      };
      received.push(entry);
      current(entry, response);
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/events`,
    port,
    received,
    connections: () => connections,
    behave: (next) => {
      current = next;
    },
    kill: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    start: () => listen(port),
  };
}
