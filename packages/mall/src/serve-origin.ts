import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawRequest, readRequest } from './read-request.ts';
import { type Reply, unanswered } from './reply.ts';

export type Origin = { url: string; host: string; close(): Promise<void> };

/** `answer` may be late-bound: origins must know each other's addresses before any of them can answer. */
export async function serveOrigin(
  where: { host: string; port: number },
  answer: (request: RawRequest) => Reply | Promise<Reply>,
): Promise<Origin> {
  const server = createServer((incoming, outgoing) => {
    readRequest(incoming)
      .then(answer)
      .catch((error: unknown) => failure(error, incoming.readableAborted))
      .then((reply) => {
        if (reply.unanswered === 'hang') return;
        if (reply.unanswered === 'cut') {
          incoming.socket.destroy();
          return;
        }
        outgoing.writeHead(reply.status, reply.headers);
        outgoing.end(incoming.method === 'HEAD' ? undefined : reply.body);
      });
  });
  await listen(server, where);
  const host = `${where.host}:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A buyer who disconnects in mid-request is not reported; a shop that fails is. */
function failure(error: unknown, hungUp: boolean): Reply {
  if (hungUp) return unanswered('cut');
  if (error instanceof URIError) return { status: 400, headers: { 'content-type': 'text/plain' }, body: 'Bad Request' };
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`mall: ${reason}\n`);
  return { status: 500, headers: { 'content-type': 'text/plain' }, body: 'Internal Server Error' };
}

function listen(server: Server, where: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(where.port, where.host, () => resolve());
  });
}
