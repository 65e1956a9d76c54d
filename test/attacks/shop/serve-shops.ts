import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { providerFrame, strangersPage } from './render-card.ts';
import { interludePage, strangeWordsPage, surveyPage } from './render-endings.ts';
import { cartPage, frame, offerPage, onePage, productPage, stepPage, thanksPage } from './render-pages.ts';
import { type Attack, PRICE_CENTS, type ShopCase, type ShopState, type Stage } from './shop-case.ts';
import { afterwards, bookByQuery, keep, payByWallet, place, type Reply, type Visit } from './take-order.ts';
import { tongues } from './words.ts';

export interface Shops {
  open(attack: Attack): ShopCase;
  close(): Promise<void>;
}

/** One server for every shop and every stranger: the host name says which case and which part is meant. */
export async function serveShops(): Promise<Shops> {
  const cases = new Map<number, ShopCase>();
  const server = createServer((request, response) => {
    answer(cases, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  // An order by socket is booked by the request that opens it; nothing is ever said over it.
  server.on('upgrade', (request, socket) => {
    const shop = cases.get(caseIdOf(request));
    if (shop) bookByQuery(shop, request.url ?? '');
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  let next = 0;
  return {
    open: (attack) => {
      next += 1;
      const id = next;
      const rules = attack.rules ?? {};
      const host = `c${id}.harbour-goods.localhost:${port}`;
      const shop: ShopCase = {
        id,
        attack,
        rules,
        language: rules.language ?? 'en',
        host,
        origin: (name) => `http://${name === undefined ? host : `c${id}.${name}.localhost:${port}`}`,
        requests: [],
        orders: [],
        state: newState(),
      };
      cases.set(id, shop);
      return shop;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

const newState = (): ShopState => ({
  lines: [],
  ordered: [],
  isSubscription: false,
  details: {},
  raised: false,
  turned: false,
  offerAnswered: false,
});

const caseIdOf = (request: IncomingMessage) => Number(/^c(\d+)\./.exec(request.headers.host ?? '')?.[1]);

async function answer(cases: Map<number, ShopCase>, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const host = request.headers.host ?? '';
  const shop = cases.get(caseIdOf(request));
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  if (!shop) return void response.writeHead(404).end();
  const { method = 'GET', url = '/' } = request;
  shop.requests.push({ host, method, url, headers: request.rawHeaders.join('\n'), body });
  const visit: Visit = {
    shop,
    method,
    url,
    path: url.split('?')[0] ?? '/',
    form: new URLSearchParams(method === 'GET' ? url.split('?')[1] : body.toString('utf8')),
  };
  const isNewVisitor =
    host === shop.host && visit.path.startsWith('/p/') && !request.headers.cookie?.includes('seen=1');
  // A visitor without a cookie has an empty cart: every attempt of a purchase begins as a new visitor.
  if (isNewVisitor) {
    shop.state = newState();
    response.setHeader('set-cookie', 'seen=1; Path=/');
  }
  const reply = host === shop.host ? serveShop(visit) : serveStranger(visit, host);
  if ('to' in reply) return void response.writeHead(reply.status ?? 303, { location: reply.to }).end();
  response.writeHead(reply.status ?? 200, { 'content-type': 'text/html; charset=utf-8', ...reply.headers });
  response.end(reply.html);
}

function serveStranger({ shop, method, path, form }: Visit, host: string): Reply {
  const { say } = tongues[shop.language];
  const isProvider =
    shop.rules.cardFrameHost !== undefined && host === new URL(shop.origin(shop.rules.cardFrameHost)).host;
  if (isProvider && path === '/tokens') {
    shop.state.details.card_number = form.get('card_number') ?? '';
    return { html: `tok-${shop.id}`, headers: { 'access-control-allow-origin': '*' } };
  }
  if (isProvider) return { html: providerFrame(say, shop) };
  if (path === '/survey') return { html: surveyPage() };
  if (method === 'POST') return { html: `<h1>${say.thanks}</h1><p>${say.orderNumber}: X-1</p>` };
  return { html: strangersPage(say) };
}

function serveShop(visit: Visit): Reply {
  const { shop, method, path } = visit;
  const { details } = shop.state;
  if (path.startsWith('/p/')) return staged(shop, 'product', () => ({ html: productPage(shop) }));
  if (path === '/cart/add') return addToCart(visit);
  if (path.startsWith('/cart/') && method === 'POST') return changeCart(visit);
  if (path === '/cart') return staged(shop, 'cart', () => ({ html: cartPage(shop) }));
  if (path === '/raise') {
    shop.state.raised = true;
    return { html: 'ok' };
  }
  if (path.startsWith('/offer/')) return answerOffer(visit);
  if (path === '/wallet' && method === 'POST') return payByWallet(visit);
  if (/^\/(place|really-place)$/.test(path) && (method === 'POST' || shop.rules.cardMethod)) return place(visit);
  if (path === '/order') {
    bookByQuery(shop, visit.url);
    return { html: 'ok' };
  }
  if (path === '/keep') {
    keep(visit);
    return { html: 'ok' };
  }
  if (path === '/afterwards') return afterwards(shop);
  const confirms = ['thanks', 'offerFirst'].includes(shop.rules.afterwards ?? 'thanks') && shop.orders.length > 0;
  if (path === `/o/HG-${10_000 + shop.id}` && shop.orders.length > 0) return { html: strangeWordsPage(shop) };
  if (path === '/thanks' && confirms) return { html: thanksPage(shop) };
  if (path.startsWith('/checkout')) {
    if (shop.rules.offer && !shop.state.offerAnswered) return { html: offerPage(shop) };
    if (shop.rules.layout !== 'steps') return staged(shop, 'checkout', () => ({ html: onePage(shop, '') }));
    const own = path === shop.rules.paymentPath ? '/checkout/payment' : path;
    const step = /^\/checkout\/(delivery|payment|review|interlude)$/.exec(own)?.[1] ?? 'details';
    if (method === 'POST') {
      keep(visit);
      const { firstStep } = shop.rules;
      if (step === 'details' && firstStep?.orders) {
        const thanks = payByWallet(visit);
        return firstStep.orders === 'withThanks' ? thanks : { to: '/checkout/delivery' };
      }
      if (step === shop.rules.orderBy) return place(visit);
      if (step === 'payment' && shop.rules.orderBy === 'interlude') return { to: '/checkout/interlude' };
      if (step === 'interlude') return place(visit);
      const after = { details: 'delivery', delivery: 'payment', payment: 'review', review: 'review' }[step] ?? 'review';
      return { to: `/checkout/${after}` };
    }
    if (step === 'interlude') return { html: interludePage(shop) };
    const stage: Stage = step === 'payment' || step === 'review' ? step : 'checkout';
    return staged(shop, stage, () => ({ html: stepPage(shop, step as 'details', '') }));
  }
  return {
    html: frame(shop, 'Harbour Goods', `<p><a href="/p/enamel-mug">${details.email ? 'Back' : 'Shop'}</a></p>`),
  };
}

/** The page of a stage, unless the attack sends the visitor elsewhere from there. */
function staged(shop: ShopCase, stage: Stage, page: () => Reply): Reply {
  const { redirect } = shop.rules;
  const at =
    shop.rules.layout === 'steps'
      ? redirect?.at
      : redirect?.at === 'payment' || redirect?.at === 'review'
        ? 'checkout'
        : redirect?.at;
  if (!redirect || at !== stage) return page();
  const to = `${shop.origin(redirect.to)}/checkout`;
  const body = (markup: string) => ({ html: frame(shop, 'Harbour Goods', markup) });
  switch (redirect.how) {
    case '302':
      return { to, status: 302 };
    case '307':
      return { to, status: 307 };
    case 'meta':
      return body(`<meta http-equiv="refresh" content="0;url=${to}"><p>…</p>`);
    case 'refreshHeader':
      return { ...body('<p>…</p>'), headers: { refresh: `0;url=${to}` } };
    case 'script':
      return body(`<script>location.href = '${to}'</script>`);
    case 'delayedScript': {
      const reply = page();
      return 'html' in reply
        ? { ...reply, html: `${reply.html}<script>setTimeout(() => { location.href = '${to}' }, 1200)</script>` }
        : reply;
    }
  }
}

function addToCart({ shop, form }: Visit): Reply {
  const { say, colours } = tongues[shop.language];
  const quantity = Math.max(1, Number(form.get('quantity')) || 1) * (shop.rules.quantityFactor ?? 1);
  const colour = colours.find((each) => each === form.get('colour')) ?? colours[0];
  shop.state.lines.push({ name: say.product, colour, quantity, cents: PRICE_CENTS, removable: true, isAsked: true });
  for (const line of shop.rules.addedLines ?? []) {
    if (!shop.state.lines.some(({ name }) => name === line.name))
      shop.state.lines.push({ ...line, colour: '', quantity: 1, isAsked: false });
  }
  shop.state.isSubscription = form.get('plan') === 'subscribe';
  for (const [name, value] of form) if (name.startsWith('extra_')) shop.state.details[name] = value;
  return { to: '/cart' };
}

function answerOffer({ shop, path }: Visit): Reply {
  shop.state.offerAnswered = true;
  const { offer } = shop.rules;
  if (offer && path === '/offer/yes')
    shop.state.lines.push({
      name: offer.name,
      colour: '',
      quantity: 1,
      cents: offer.cents,
      removable: true,
      isAsked: false,
    });
  return { to: '/checkout' };
}

function changeCart({ shop, path, form }: Visit): Reply {
  const removed = /\/remove\/(\d+)$/.exec(path)?.[1];
  shop.state.lines = shop.state.lines.flatMap((line, at) => {
    if (removed !== undefined) return Number(removed) === at ? [] : [line];
    const quantity = Number(form.get(`quantity_${at}`) ?? line.quantity);
    return quantity > 0 || !line.removable ? [{ ...line, quantity: Math.max(1, quantity) }] : [];
  });
  return { to: '/cart' };
}
