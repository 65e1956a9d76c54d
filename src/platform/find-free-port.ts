import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out to outgoing connections: what is free here stays free until the caller binds it,
 * however busy the machine is.
 */
const LOWEST = 12_000;
const ABOVE_HIGHEST = 32_000;
const TRIES = 100;

/** A loopback port that was free just now. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, ABOVE_HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${LOWEST} and ${ABOVE_HIGHEST}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
  });
}
