import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver in its own process: answers 204 and remembers when the first byte of each delivery arrived. */
const arrivals = new Map<string, number>();

const server = createServer((request, response) => {
  const id = request.headers['webhook-id'];
  if (typeof id === 'string' && !arrivals.has(id)) arrivals.set(id, performance.timeOrigin + performance.now());
  request.resume();
  request.on('end', () => response.writeHead(204).end());
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));

process.on('message', (message) => {
  if (message !== 'arrivals') return;
  process.send?.({ arrivals: [...arrivals] });
  arrivals.clear();
});
process.on('disconnect', () => process.exit(0));
