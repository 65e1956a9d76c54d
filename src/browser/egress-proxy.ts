import { lookup } from 'node:dns/promises';
import http from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';
import { type AddressPolicy, isDestinationAllowed, normaliseHost } from '../platform/address-policy.ts';
import { isTrackerHost } from './tracker-hosts.ts';

/** Set on answers the proxy itself gives, so that a page of the proxy is never mistaken for a page of the merchant. */
export const EGRESS_HEADER = 'x-egress-answer';

export interface EgressProxyInput {
  policy: AddressPolicy;
  blockTrackers: boolean;
  onRefused?: (host: string, port: number) => void;
}

export interface EgressProxy {
  url: string;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 10_000;

class RefusedError extends Error {
  override name = 'RefusedError';
}

/**
 * A forward proxy on loopback that is the browser's only way out. It resolves each name itself, checks the address and
 * connects to exactly that address, so neither a redirect nor a name that changes its address in between gets past it.
 */
export async function startEgressProxy(input: EgressProxyInput): Promise<EgressProxy> {
  const connect = (host: string, port: number) => connectChecked(input, host, port);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64, timeout: 60_000 });
  agent.createConnection = (options, callback) => {
    connect(String(options.host), Number(options.port)).then(
      (socket) => callback?.(null, socket),
      (error: Error) => callback?.(error, new net.Socket()),
    );
    return undefined;
  };
  const server = http.createServer((request, response) => forwardRequest(agent, request, response));
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => track(sockets, socket));
  server.on('connect', (request, client, head) => {
    track(sockets, client);
    openTunnel(connect, request, client, head);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      agent.destroy();
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function track(sockets: Set<Duplex>, socket: Duplex): void {
  sockets.add(socket);
  socket.on('close', () => sockets.delete(socket));
  socket.on('error', () => socket.destroy());
}

async function connectChecked(input: EgressProxyInput, host: string, port: number): Promise<net.Socket> {
  const name = normaliseHost(host);
  if (input.blockTrackers && isTrackerHost(name)) throw new RefusedError(`${name} is a tracker`);
  const addresses = await resolveHost(name);
  const address = addresses.find((candidate) =>
    isDestinationAllowed(input.policy, { host: name, port, address: candidate }),
  );
  if (address === undefined) {
    input.onRefused?.(name, port);
    throw new RefusedError(`${name}:${port} is not a public address`);
  }
  const socket = net.connect({ host: address, port, noDelay: true });
  return new Promise((done, fail) => {
    const timer = setTimeout(() => socket.destroy(new Error(`${name}:${port} did not answer`)), CONNECT_TIMEOUT_MS);
    socket.once('error', fail);
    socket.once('close', () => clearTimeout(timer));
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.off('error', fail);
      done(socket);
    });
  });
}

/** `localhost` and everything below it is loopback by definition, whatever the machine's resolver says. */
async function resolveHost(name: string): Promise<string[]> {
  if (net.isIP(name)) return [name];
  if (name === 'localhost' || name.endsWith('.localhost')) return ['127.0.0.1', '::1'];
  return (await lookup(name, { all: true, verbatim: true })).map((entry) => entry.address);
}

const HOP_HEADERS = ['proxy-connection', 'proxy-authorization', 'keep-alive', 'te', 'trailer', 'upgrade'];

function forwardRequest(agent: http.Agent, request: http.IncomingMessage, response: http.ServerResponse): void {
  let target: URL;
  try {
    target = new URL(request.url ?? '');
    if (target.protocol !== 'http:') throw new Error('only http is forwarded');
  } catch {
    answer(response, 400, 'bad-request', 'not an absolute http URL');
    return;
  }
  const headers = { ...request.headers };
  for (const name of HOP_HEADERS) delete headers[name];
  const upstream = http.request(target, { agent, method: request.method ?? 'GET', headers }, (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.statusMessage, incoming.rawHeaders);
    incoming.pipe(response);
    incoming.on('error', () => response.destroy());
  });
  upstream.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else if (error instanceof RefusedError) answer(response, 403, 'refused', error.message);
    else answer(response, 502, 'unreachable', error.message);
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function answer(response: http.ServerResponse, status: number, kind: string, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', [EGRESS_HEADER]: kind });
  response.end(text);
}

function openTunnel(
  connect: (host: string, port: number) => Promise<net.Socket>,
  request: http.IncomingMessage,
  client: Duplex,
  head: Buffer,
): void {
  const match = /^(.+):(\d+)$/.exec(request.url ?? '');
  if (!match) return void client.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  connect(match[1] ?? '', Number(match[2])).then(
    (upstream) => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      if (head.length > 0) upstream.write(head);
      client.pipe(upstream).pipe(client);
      upstream.on('error', () => client.destroy());
      upstream.on('close', () => client.destroy());
      client.on('close', () => upstream.destroy());
    },
    (error: Error) => {
      const refused = error instanceof RefusedError;
      client.end(
        `HTTP/1.1 ${refused ? '403 Forbidden' : '502 Bad Gateway'}\r\n${EGRESS_HEADER}: ${refused ? 'refused' : 'unreachable'}\r\n\r\n`,
      );
    },
  );
}
