import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderCardFrame } from './card-fields.ts';
import type { Answer, Ask, Order, Session, Shop, Storefront } from './storefront.ts';

export interface ServedShop {
  name: string;
  url: string;
  definition: Storefront;
  orders: Order[];
  close(): Promise<void>;
}

/** Serves a shop and, on a separate origin, its payment provider. Each browser has its own session and cart. */
export async function serveStorefront(definition: Storefront): Promise<ServedShop> {
  const cards = new Map<string, Record<string, string>>();
  const provider = createServer((request, response) => void answerProvider(cards, request, response));
  const sessions = new Map<string, Session>();
  const orders: Order[] = [];
  const shop: Shop = {
    definition,
    orders,
    provider: { url: await listen(provider), card: (reference) => cards.get(reference) ?? {} },
    goods: (slug) => {
      const found = definition.goods.find((each) => each.slug === slug);
      if (!found) throw new Error(`no ${slug}`);
      return found;
    },
    add: (session, slug, variant, quantity) => {
      const line = session.lines.find((each) => each.goods.slug === slug && each.variant === variant);
      if (line) line.quantity += quantity;
      else session.lines.push({ goods: shop.goods(slug), variant, quantity });
    },
    subtotal: (session) => session.lines.reduce((sum, line) => sum + line.goods.price * line.quantity, 0),
    book: (session, order) => {
      const subtotal = shop.subtotal(session);
      const shipping = definition.deliveries.find((each) => each.id === order.delivery)?.price ?? 0;
      const tax = Math.round((subtotal * (definition.taxPercent ?? 0)) / 100);
      const booked: Order = {
        number: String(100_204 + orders.length * 17),
        items: session.lines.map(({ goods, variant, quantity }) => ({ slug: goods.slug, variant, quantity })),
        shipping,
        tax,
        total: subtotal + shipping + tax,
        extras: [],
        ...order,
      };
      orders.push(booked);
      session.lines = [];
      return booked;
    },
  };
  const server = createServer((request, response) => void answerShop(shop, sessions, request, response));
  return {
    name: definition.name,
    url: await listen(server),
    definition,
    orders,
    close: async () => {
      await Promise.all([stop(server), stop(provider)]);
    },
  };
}

async function answerShop(
  shop: Shop,
  sessions: Map<string, Session>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const cookie = `shop_${shop.definition.name.replace(/\W/g, '_')}`;
  const known = new RegExp(`${cookie}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
  const session = sessions.get(known) ?? { token: randomUUID(), lines: [], kept: {} };
  sessions.set(session.token, session);
  const url = new URL(request.url ?? '/', 'http://shop');
  const ask: Ask = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    sent: await readSent(request),
    session,
  };
  let answer: Answer;
  try {
    answer = await shop.definition.answer(ask, shop);
  } catch (error) {
    answer = { page: `<h1>500</h1><pre>${String(error)}</pre>`, status: 500 };
  }
  response.setHeader('set-cookie', `${cookie}=${session.token}; Path=/`);
  send(response, answer);
}

function send(response: ServerResponse, answer: Answer): void {
  if (typeof answer === 'string') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
  else if ('redirect' in answer) response.writeHead(303, { location: answer.redirect }).end();
  else if ('json' in answer)
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
  else response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8' }).end(answer.page);
}

async function readSent(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  if (request.headers['content-type']?.includes('json')) {
    const parsed = JSON.parse(body || '{}') as Record<string, unknown>;
    return Object.fromEntries(Object.entries(parsed).map(([key, value]) => [key, String(value ?? '')]));
  }
  return Object.fromEntries(new URLSearchParams(body));
}

async function answerProvider(
  cards: Map<string, Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://provider');
  if (url.pathname !== '/keep') return send(response, renderCardFrame(url.searchParams));
  const { ref = '', field = '', value = '' } = await readSent(request);
  cards.set(ref, { ...cards.get(ref), [field]: value });
  send(response, { json: {} });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
