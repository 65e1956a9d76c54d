import assert from 'node:assert/strict';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { forwardedHeaders, forwardRequest } from '../harness/forward-request.ts';

export interface ReturningVisitor {
  /** The shop as this visitor's browser sees it. */
  url: string;
  close(): Promise<void>;
}

const SESSION = /\bsid=[^;]+/;

/**
 * A visitor who was at the shop before and left something in the cart: sits in front of the shop and gives every
 * browser that comes without a session the one of that visit.
 */
export async function startReturningVisitor(shopUrl: string, left: { sku: string; qty: number }) {
  const session = SESSION.exec((await fetch(shopUrl)).headers.get('set-cookie') ?? '')?.[0] ?? '';
  const added = await fetch(`${shopUrl}/api/cart/mine/items`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: session },
    body: JSON.stringify(left),
  });
  assert.ok(added.ok, `the shop takes the visitor's first item: ${added.status}`);
  let url = '';
  const server = http.createServer(async (request, response) => {
    const headers = forwardedHeaders(request);
    const isNew = !SESSION.test(headers.cookie ?? '');
    if (isNew) headers.cookie = [headers.cookie, session].filter(Boolean).join('; ');
    const { answer, bytes, type } = await forwardRequest(request, shopUrl, headers);
    const location = answer.headers.get('location')?.replace(shopUrl, url);
    response.writeHead(answer.status, {
      'content-type': type,
      'set-cookie': isNew ? [`${session}; Path=/; HttpOnly`] : [],
      ...(location ? { location } : {}),
    });
    response.end(/html|json/.test(type) ? bytes.toString().replaceAll(shopUrl, url) : bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const visitor: ReturningVisitor = {
    url,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return visitor;
}
