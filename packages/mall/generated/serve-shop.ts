import { setTimeout as delay } from 'node:timers/promises';
import type { RawRequest } from '../src/read-request.ts';
import { asset, type Reply } from '../src/reply.ts';
import { serveOrigin } from '../src/serve-origin.ts';
import { type Books, openBooks } from './books.ts';
import type { DimensionName } from './dimensions/index.ts';
import { drawShop } from './draw-shop.ts';
import { clientScript } from './pages/client-script.ts';
import { productUrl } from './pages/parts.ts';
import { randomOf } from './random.ts';
import { answerCheckout } from './routes/checkout-routes.ts';
import { type Desk, openVisit } from './routes/desk.ts';
import { answerPayment } from './routes/payment-routes.ts';
import { answerShop } from './routes/shop-routes.ts';
import type { Shop } from './shop.ts';
import { styleSheet } from './style-sheet.ts';
import { stripTruth } from './truth.ts';
import type { Line, Visit } from './visit.ts';

export interface OpenShop {
  seed: number;
  shop: Shop;
  books: Books;
  /** The shop as any customer sees it. */
  url: string;
  /** The same shop, the same books, with the truth written beside every element. Never shown to a buyer under test. */
  truthUrl: string;
  /** Where the payment site of the shop is, and its twin with the truth. */
  paymentUrls: readonly [plain: string, truth: string];
  productUrl(slug: string): string;
  /** What lies in the visitors' carts. */
  carts(): Line[][];
  close(): Promise<void>;
}

export interface OpenOptions {
  host?: string;
  /** Four consecutive ports from here: shop, its payment site, and both with the truth. 0: any free ones. */
  port?: number;
  wanted?: Partial<Record<DimensionName, string>>;
  /** The share of its words that nobody knows. */
  strange?: number;
}

/** Draws a shop and opens it on its own four addresses. */
export async function openShop(
  seed: number,
  { host = '127.0.0.1', port = 0, wanted = {}, strange = 0 }: OpenOptions = {},
): Promise<OpenShop> {
  const shop = drawShop(seed, wanted, strange);
  const visits = new Map<string, Visit>();
  const frames = new Map<string, Map<string, string>>();
  const random = randomOf(seed, 'latency');
  let books: Books | undefined;

  async function answer(request: RawRequest, isOtherSite: boolean): Promise<Reply> {
    const isScript = request.headers['x-requested-with'] === 'fetch';
    if (isScript || request.headers['x-part']) await delay(between(shop.design.latency.does, random()));
    if (request.path === '/theme.css') return asset('text/css', styleSheet(shop));
    if (request.path === '/theme.js') return asset('text/javascript', clientScript(shop));
    const visit = visits.get(request.cookies.get(`visit${seed}`) ?? '') ?? openVisit(shop);
    visits.set(visit.token, visit);
    const desk: Desk = { shop, books: books as Books, visit, request, isScript, frames, visits };
    const reply = answerPayment(desk, isOtherSite) ?? (isOtherSite ? null : (answerShop(desk) ?? answerCheckout(desk)));
    if (!reply) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
    if (isOtherSite) return reply;
    return {
      ...reply,
      headers: { ...reply.headers, 'set-cookie': `visit${seed}=${visit.token}; Path=/; SameSite=Lax` },
    };
  }

  const at = (offset: number) => ({ host, port: port === 0 ? 0 : port + offset });
  const blind = async (request: RawRequest, isOtherSite: boolean) => {
    const reply = await answer(request, isOtherSite);
    return { ...reply, body: stripTruth(reply.body) };
  };
  const own = await serveOrigin(at(0), (request) => blind(request, false));
  const payment = await serveOrigin(at(1), (request) => blind(request, true));
  const swapped = async (request: RawRequest, isOtherSite: boolean) => {
    const reply = await answer(request, isOtherSite);
    const turn = (text: string) => text.replaceAll(payment.url, truthPayment.url).replaceAll(own.url, truth.url);
    const { location } = reply.headers;
    return {
      ...reply,
      headers: { ...reply.headers, ...(typeof location === 'string' ? { location: turn(location) } : {}) },
      body: turn(reply.body),
    };
  };
  const truth = await serveOrigin(at(2), (request) => swapped(request, false));
  const truthPayment = await serveOrigin(at(3), (request) => swapped(request, true));
  shop.site = { own: own.url, payment: payment.url };
  books = openBooks(shop);
  return {
    seed,
    shop,
    books,
    url: own.url,
    truthUrl: truth.url,
    paymentUrls: [payment.url, truthPayment.url],
    productUrl: (slug) => `${own.url}${productUrl(shop, slug)}`,
    carts: () => [...visits.values()].map(({ lines }) => lines).filter((lines) => lines.length > 0),
    close: async () => {
      await Promise.all([own, payment, truth, truthPayment].map((origin) => origin.close()));
    },
  };
}

function between([least, most]: readonly [number, number], share: number): number {
  return least + (most - least) * share;
}
