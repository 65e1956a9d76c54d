import assert from 'node:assert/strict';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { after, before, test } from 'node:test';
import { type Mall, type MallMerchant, startMall } from '@cartwright/mall';
import { type AgentStep, type MerchantRecipe, preparePurchase } from '../../src/agent/index.ts';
import { createModelReader } from '../../src/agent/model/index.ts';
import { type AgentIdentity, type BrowserPool, createAgentIdentity } from '../../src/browser/index.ts';
import type { PurchaseOrder } from '../../src/orders/index.ts';
import { openTestPool } from '../harness/browser-pool.ts';
import { shopIn } from '../harness/mall-shop.ts';
import { type ModelRequest, type ModelTurn, startModelServer } from '../harness/model-server.ts';
import { placePrepared, purchaseOrder } from '../harness/purchase.ts';
import { type ShopFront, startShopFront } from '../harness/shop-front.ts';
import { typeCard } from '../harness/type-card.ts';

let mall: Mall;
let shop: MallMerchant;
let front: ShopFront;
let requestsSeen: IncomingHttpHeaders[] = [];
let pool: BrowserPool;
/** The button that is called something else. */
let riddleOf: 'Continue' | 'Place Order' | null = 'Continue';

/**
 * A shop whose pages nobody wrote rules for: on the way through its checkout the button is called something that no
 * vocabulary knows, between two others of the kind.
 */
before(async () => {
  mall = await startMall({ ports: 0 });
  shop = shopIn(mall, 'classic');
  const origin = new URL((shop.products[0] as { url: string }).url).origin;
  const odd = (name: string, script: string) =>
    `<span role="button" tabindex="0" style="cursor:pointer;padding:6px" onclick="${script}">${name}</span>`;
  const riddle = [
    odd('Fountain pens', ''),
    odd('Sally forth', "this.closest('form').submit()"),
    odd('Paper kites', ''),
  ].join(' ');
  const change = (page: string) => {
    const isRiddle = riddleOf === 'Place Order' || (riddleOf === 'Continue' && page.includes('name="ShipVia"'));
    return page
      .replaceAll(isRiddle ? `<input class="btn" type="submit" value="${riddleOf}">` : '\0', riddle)
      .replaceAll(/<a [^>]*>Order Status<\/a>/g, '');
  };
  front = await startShopFront(origin, change, ({ headers }) => requestsSeen.push(headers));
  pool = openTestPool();
});

after(async () => {
  await pool.close();
  await front.close();
  await mall.close();
});

const contact = {
  firstName: 'Zenobia',
  lastName: 'Quark',
  email: 'zenobia.quark@example.com',
  phone: '+1 503-555-0132',
};
const address = {
  addressLine1: '12 Wintergreen Lane',
  addressLine2: '',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  country: 'US',
};

function orderOf(): PurchaseOrder {
  const product = shop.products.find((each) => each.behaviour === 'normal' && !each.variants?.length);
  assert.ok(product);
  return purchaseOrder({
    items: [
      { url: `${front.url}${new URL(product.url).pathname}${new URL(product.url).search}`, quantity: 1, variant: {} },
    ],
    contact,
    shippingAddress: address,
    allowOfflinePayment: false,
  });
}

const card = typeCard({ holder: 'Zenobia Quark' });

async function buy(
  play: ((request: ModelRequest) => ModelTurn) | null,
  recipes = new Map<string, MerchantRecipe>(),
  identity: AgentIdentity | null = null,
  most = 4,
) {
  const order = orderOf();
  const server = await startModelServer(play ?? (() => ({ hang: true })));
  const steps: AgentStep[] = [];
  const reader = createModelReader({
    provider: 'openai-compatible',
    baseUrl: server.url,
    apiKey: null,
    name: 'played',
    timeoutMs: 5_000,
    maxCallsPerPurchase: most,
    maxTokensPerPurchase: 10_000 * most,
    maxOutputTokens: 512,
    takesJsonSchema: true,
    sees: true,
  });
  try {
    const prepared = await preparePurchase(
      {
        browser: pool,
        recipes: {
          load: async (merchant) => recipes.get(merchant) ?? null,
          save: async (recipe) => void recipes.set(recipe.merchant, recipe),
          remove: async (merchant) => void recipes.delete(merchant),
        },
        reader: play ? reader : null,
        identity,
        log: () => undefined,
      },
      order,
      { signal: AbortSignal.timeout(90_000), card, onStep: (step) => void steps.push(step) },
    );
    const outcome = await placePrepared(prepared);
    const calls = steps.reduce((sum, step) => sum + step.modelUse.calls, 0);
    const tokens = steps.reduce((sum, step) => sum + step.modelUse.inputTokens + step.modelUse.outputTokens, 0);
    return { prepared, outcome, requests: server.requests, calls, tokens };
  } finally {
    await server.close();
  }
}

/** Reads the numbered list as a model would and picks the control that its reader understands. */
function understanding(request: ModelRequest): ModelTurn {
  const { messages } = JSON.parse(request.body) as { messages: { content: string | { text?: string }[] }[] };
  const content = messages.at(-1)?.content ?? '';
  const text = typeof content === 'string' ? content : content.map((part) => part.text ?? '').join('\n');
  const index = /\[way (\d+)\] [a-z]+ "Sally forth"/.exec(text)?.[1];
  const way = index === undefined ? null : { control: index, does: 'continue' };
  return { say: JSON.stringify({ obstacle: 'a button that nobody knows', way }) };
}

const orders = () => mall.orders('classic').length;

test('a checkout that the rules do not understand is stuck without a model and succeeds with one', async () => {
  const before = orders();
  const alone = await buy(null);
  assert.equal(alone.prepared.kind === 'failed' && alone.prepared.code, 'agent_stuck');
  assert.equal(orders(), before);

  const recipes = new Map<string, MerchantRecipe>();
  const helped = await buy(understanding, recipes);
  assert.equal(helped.outcome?.kind, 'placed', JSON.stringify(helped.prepared));
  assert.equal(orders(), before + 1);
  assert.equal(helped.calls, helped.requests.length);
  assert.ok(helped.calls >= 1 && helped.calls <= 4 && helped.tokens > 0);
  const sent = helped.requests.map(({ body }) => body).join('\n');
  assert.match(sent, /data:image\/jpeg;base64,/, 'a model that can see gets a drawing');
  assert.ok(!/zenobia|quark|wintergreen|97205|555.?0132|4242/i.test(sent), sent);

  const again = await buy(understanding, recipes);
  assert.equal(again.outcome?.kind, 'placed', JSON.stringify(again.prepared));
  assert.equal(again.requests.length, 0, 'what the model once answered is remembered');
});

test('a model that lies or points elsewhere buys nothing', async () => {
  const before = orders();
  const turns: Record<string, (request: ModelRequest) => ModelTurn> = {
    'out of range': () => ({ say: '{"obstacle":"","way":{"control":"99","does":"continue"}}' }),
    'always the first control': () => ({ say: '{"obstacle":"","way":{"control":"0","does":"continue"}}' }),
    'an order it was not offered': () => ({ callTool: 'place_order', input: {} }),
  };
  for (const [name, play] of Object.entries(turns)) {
    const { prepared, requests } = await buy(play);
    assert.equal(prepared.kind, 'failed', name);
    assert.ok(requests.length <= 4, `${name}: ${requests.length} calls`);
  }
  assert.equal(orders(), before);
});

test('the page of the card is shown before the card is typed, and to nobody afterwards, even where nothing leads on', async () => {
  const before = orders();
  riddleOf = 'Place Order';
  const { prepared, requests } = await buy(() => ({ say: '{"obstacle":"","way":null}' }));
  riddleOf = 'Continue';
  assert.equal(prepared.kind === 'failed' && prepared.code, 'agent_stuck');
  assert.equal(requests.length, 1);
  assert.match(requests[0]?.body ?? '', /about to type the card/);
  assert.equal(orders(), before);
});

test('a purchase that was given up begins once more, and shows each page before anything is done on it', async () => {
  const before = orders();
  const isAnew = ({ body }: ModelRequest) => body.includes('has come to this page anew');
  const { prepared, outcome, requests } = await buy(
    (request) => (isAnew(request) ? understanding(request) : { say: '{"obstacle":"no idea","way":null}' }),
    new Map(),
    null,
    20,
  );
  assert.equal(outcome?.kind, 'placed', JSON.stringify(prepared));
  assert.equal(orders(), before + 1);
  const [first, ...later] = requests.map(isAnew);
  assert.equal(first, false);
  assert.ok(later.filter(Boolean).length > 1);
});

test('with an identity every request of a purchase to the merchant is signed, and the purchase goes through', async () => {
  const before = orders();
  const identity = createAgentIdentity({
    seed: Buffer.alloc(32, 3).toString('base64'),
    agentUrl: 'https://agent.example',
  });
  riddleOf = null;
  requestsSeen = [];
  const { outcome, prepared } = await buy(null, new Map(), identity);
  riddleOf = 'Continue';
  assert.equal(outcome?.kind, 'placed', JSON.stringify(prepared));
  assert.equal(orders(), before + 1);
  const [jwk] = (JSON.parse(identity.directory({ authority: 'agent.example' }).body) as { keys: JsonWebKey[] }).keys;
  const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
  assert.ok(requestsSeen.length >= 7, String(requestsSeen.length));
  for (const headers of requestsSeen) {
    const parameters = String(headers['signature-input']).replace(/^sig1=/, '');
    const base = `"@authority": ${headers.host}\n"signature-agent";key="sig1": "https://agent.example"\n"@signature-params": ${parameters}`;
    const signature = Buffer.from(String(headers.signature).slice('sig1=:'.length, -1), 'base64');
    assert.ok(verify(null, Buffer.from(base), key, signature));
  }
});
