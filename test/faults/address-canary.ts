import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Canary {
  port: number;
  reached(): number;
  close(): Promise<void>;
}

/** Listens on every address of the machine, in both families. Any connection has reached a forbidden place. */
export async function startCanary(): Promise<Canary> {
  let reached = 0;
  const server = createServer((_request, response) => response.end('{"access_token":"stolen","token_type":"Bearer"}'));
  server.on('connection', () => {
    reached += 1;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => server.listen(0, '0.0.0.0', resolve).once('error', reject));
    server.listen({ port: 0, host: '::', ipv6Only: false }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    reached: () => reached,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
