import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardedHeaders, forwardRequest } from './forward-request.ts';

export interface ShopFront {
  url: string;
  close(): Promise<void>;
}

/** Belong to the connection or to the unchanged page. */
const OWN_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]);

/** Sits in front of a shop under its own address: sees every request and may change the pages that come back. */
export async function startShopFront(
  origin: string,
  change: (page: string) => string,
  onRequest: (request: http.IncomingMessage) => void = () => undefined,
): Promise<ShopFront> {
  let url = '';
  const server = http.createServer(async (request, response) => {
    onRequest(request);
    const { answer, bytes, type } = await forwardRequest(request, origin, forwardedHeaders(request));
    const passed = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name));
    response.writeHead(answer.status, {
      ...Object.fromEntries(passed.map(([name, value]) => [name, value.replaceAll(origin, url)])),
      'set-cookie': answer.headers.getSetCookie(),
    });
    response.end(type.includes('html') ? change(bytes.toString()).replaceAll(origin, url) : bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
