import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** What the shop does differently from a patient one; chosen by the query of the product page. */
export interface Habits {
  /** The cart already holds an unwanted item; removing it asks for confirmation first. */
  full?: 'confirm' | 'layer';
  /** The order is refused with these words in a browser dialog. */
  refusal?: string;
  /** Offers a subscription in a browser dialog while the customer is busy. */
  subscription?: boolean;
  /** A newsletter layer covers the order button just before it is pressed. */
  offer?: boolean;
}

export interface FickleOrder {
  lines: string[];
  shipping: string;
  payment: string;
  total: number;
}

export interface FickleShop {
  url: string;
  productUrl(habits: Habits): string;
  orders: FickleOrder[];
  subscriptions: number;
  close(): Promise<void>;
}

const PRICES: Record<string, number> = { 'Brass Lamp': 40, 'Wool Blanket': 90 };
const SHIPPING: Record<string, number> = { Standard: 5, Courier: 18 };

/**
 * A shop whose page is drawn by script and always a step behind: the cart opens before it is filled, the add button waits
 * for a size, and the answer to a chosen delivery redraws the payment methods and forgets the chosen one.
 */
export async function startFickleShop(): Promise<FickleShop> {
  const orders: FickleOrder[] = [];
  let habits: Habits = {};
  let lines: string[] = [];
  let subscriptions = 0;
  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    const send = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    const page = (html: string) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    if (pathname === '/lamp') {
      habits = JSON.parse(searchParams.get('habits') ?? '{}');
      lines = habits.full ? ['Wool Blanket'] : [];
      return page(productPage(habits));
    }
    if (pathname === '/checkout') return page(checkoutPage(lines, habits));
    if (pathname === '/cart.json') return send(lines.map((title) => ({ title, price: PRICES[title] })));
    if (request.method !== 'POST') return response.writeHead(404).end('not here');
    if (pathname === '/subscribe') subscriptions += 1;
    if (pathname === '/remove') lines = lines.filter((title) => title !== body.title);
    if (pathname === '/add') {
      await delay(600);
      lines.push('Brass Lamp');
    }
    if (pathname === '/delivery') await delay(500);
    if (pathname === '/order') {
      await delay(200);
      if (habits.refusal) return send({ error: habits.refusal });
      const goods = lines.reduce((sum, title) => sum + (PRICES[title] ?? 0), 0);
      orders.push({ lines, ...body, total: goods + (SHIPPING[body.shipping] ?? 0) });
      return send({ number: `F-${1000 + orders.length}` });
    }
    return send({});
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    productUrl: (wanted) => `${url}/lamp?habits=${encodeURIComponent(JSON.stringify(wanted))}`,
    orders,
    get subscriptions() {
      return subscriptions;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const HEAD = `<!doctype html><html lang=en><meta charset=utf-8><style>
body { font: 16px sans-serif; margin: 24px } [hidden] { display: none !important }
.drawer { position: fixed; top: 0; right: 0; bottom: 0; width: 420px; background: #fff; padding: 20px; z-index: 9 }
.shade { position: fixed; inset: 0; background: rgba(0,0,0,.5); z-index: 8 }
.question { position: fixed; top: 30%; left: 30%; width: 360px; background: #fff; padding: 20px; z-index: 11 }
.row { display: flex; justify-content: space-between; width: 360px } label { display: block; margin: 8px 0 }
</style>`;

function productPage(habits: Habits): string {
  return `${HEAD}<title>Brass Lamp</title>
<header><a href="/">Fickle &amp; Sons</a> <button id=bag aria-label="Shopping cart with 0 items">0</button></header>
<main><h1>Brass Lamp</h1><p>$40.00</p>
<fieldset><legend>Size</legend>
<label><input type=radio name=size value=S> Small</label><label><input type=radio name=size value=L> Large</label></fieldset>
<button id=add disabled>Select a size</button><p>A lamp of solid brass with a linen shade.</p></main>
<div class=shade hidden></div>
<aside class=drawer role=dialog aria-modal=true aria-label="Your cart" hidden><h2>Your cart</h2><button id=close aria-label=Close>×</button><div id=lines></div></aside>
<div class=question role=dialog aria-modal=true hidden><p>Remove this item?</p><button id=yes>Yes, remove it</button> <button id=no>Keep it</button></div>
<script>
const byId = (id) => document.getElementById(id), drawer = document.querySelector('.drawer'), question = document.querySelector('.question');
const post = (path, body = {}) => fetch(path, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());
const show = (on) => { drawer.hidden = !on; document.querySelector('.shade').hidden = !on; };
byId('close').onclick = () => show(false);
byId('bag').onclick = () => { show(drawer.hidden); draw(); };
for (const radio of document.querySelectorAll('[name=size]')) radio.onchange = () => { byId('add').disabled = false; byId('add').textContent = 'Add to cart';
  ${habits.subscription ? "if (confirm('Subscribe to our letter for $5.00 a month?')) post('/subscribe');" : ''} };
byId('add').onclick = async () => {
  byId('lines').innerHTML = '<p>Your cart is empty</p><button onclick="show(false)">Continue shopping</button>';
  show(true);
  await post('/add');
  setTimeout(draw, 250);
};
const ask = ${habits.full === 'layer' ? 'askInLayer' : `(title) => confirm('Remove ' + title + '?') && remove(title)`};
function askInLayer(title) { question.hidden = false; byId('no').onclick = () => { question.hidden = true; }; byId('yes').onclick = () => { question.hidden = true; remove(title); }; }
async function remove(title) { await post('/remove', { title }); draw(); }
async function draw() {
  const lines = await (await fetch('/cart.json')).json();
  byId('bag').textContent = lines.length; byId('bag').ariaLabel = 'Shopping cart with ' + lines.length + ' items';
  const sum = lines.reduce((total, line) => total + line.price, 0);
  byId('lines').innerHTML = lines.map(({ title, price }) => '<div class=line><div class=row><b>' + title + '</b><span>$' + price + '.00</span></div>'
    + '<div>' + (title === 'Brass Lamp' ? 'Size: Large' : 'Undyed') + '</div><div>Qty: 1</div><button class=remove data-title="' + title + '">Remove</button></div>').join('')
    + '<div class=row><span>Subtotal</span><span>$' + sum + '.00</span></div><a href="/checkout" role=button>Checkout</a>';
  for (const button of document.querySelectorAll('.remove')) button.onclick = () => ask(button.dataset.title);
}
</script>`;
}

function checkoutPage(lines: readonly string[], habits: Habits): string {
  const goods = lines.reduce((sum, title) => sum + (PRICES[title] ?? 0), 0);
  const options = Object.entries(SHIPPING).map(
    ([name, cost]) => `<label><input type=radio name=shipping value="${name}"> ${name} – $${cost}.00</label>`,
  );
  return `${HEAD}<title>Checkout</title><main><h1>Checkout</h1><form onsubmit="return false">
<h2>Delivery address</h2>
<label>E-mail <input name=email type=email required></label><label>First name <input name=first required></label>
<label>Last name <input name=last required></label><label>Phone <input name=phone></label>
<label>Street address <input name=street required></label><label>Apartment <input name=street2></label>
<label>City <input name=city required></label><label>State <select name=state><option value="">Choose</option><option value=OR>Oregon</option></select></label>
<label>ZIP code <input name=zip required></label><label>Country <select name=country><option value=US>United States</option></select></label>
<fieldset><legend>Shipping method</legend>${options.join('')}</fieldset>
<fieldset><legend>Payment method</legend><div id=payment></div></fieldset>
<h2>Order summary</h2>${lines.map((title) => `<div class=row><span>1 × ${title}</span><span>$${PRICES[title]}.00</span></div>`).join('')}
<div class=row><span>Subtotal</span><span>$${goods}.00</span></div>
<div class=row><span>Shipping</span><span id=cost>–</span></div><div class=row><b>Total</b><b id=total>$${goods}.00</b></div>
<button type=button id=place>Place order</button></form></main>
<div class=shade hidden></div><div class=question role=dialog aria-modal=true aria-label=Newsletter hidden><p>News from Fickle &amp; Sons?</p><button id=no>No, thanks</button></div>
<script>
const byId = (id) => document.getElementById(id), costs = ${JSON.stringify(SHIPPING)};
const post = (path, body = {}) => fetch(path, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());
const chosen = (name) => document.querySelector('[name=' + name + ']:checked')?.value;
const drawPayment = () => { byId('payment').innerHTML = ['Cash on delivery', 'Bank transfer'].map((name) => '<label><input type=radio name=payment value="' + name + '"> ' + name + '</label>').join(''); };
drawPayment();
for (const radio of document.querySelectorAll('[name=shipping]')) radio.onchange = async () => {
  await post('/delivery');
  byId('cost').textContent = '$' + costs[radio.value] + '.00';
  byId('total').textContent = '$' + (${goods} + costs[radio.value]) + '.00';
  drawPayment();
};
const offer = (on) => { for (const part of document.querySelectorAll('.shade, .question')) part.hidden = !on; };
byId('no').onclick = () => offer(false);
let moves = 0;
${habits.offer ? "byId('place').addEventListener('mousemove', () => { moves += 1; if (moves === 2) offer(true); });" : ''}
byId('place').onclick = async () => {
  if (!chosen('shipping') || !chosen('payment')) return;
  const answer = await post('/order', { shipping: chosen('shipping'), payment: chosen('payment') });
  if (answer.error) return alert(answer.error);
  document.title = 'Thank you';
  document.querySelector('main').innerHTML = '<h1>Thank you for your order</h1><p>Order number: ' + answer.number + '</p>';
};
</script>`;
}
