// npm run assistant -- WORDS… [--zip 97201] [--budget 60] [--merchant HOST] [--yes]
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type CheckoutTask, type Client, createClient, exampleOrder, type FoundProduct } from '@cartwright/sdk';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    zip: { type: 'string', default: '97201' },
    budget: { type: 'string', default: '100' },
    merchant: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
});
const { CARTWRIGHT_URL: url = 'http://127.0.0.1:3000', CARTWRIGHT_API_KEY: apiKey } = process.env;
if (!apiKey || positionals.length === 0) {
  console.error('Set CARTWRIGHT_API_KEY, then: npm run assistant -- WORDS…');
  process.exit(2);
}
const cartwright = createClient({ url, apiKey });
const budget = Number(values.budget);
process.exitCode = (await assist(positionals.join(' '))) ? 0 : 1;

async function assist(words: string): Promise<boolean> {
  console.log(`Looking for "${words}"…`);
  const product = await findProduct(words);
  if (!product) return say('Nothing fits. Try other words.');
  const { data } = await cartwright.products.details({ url: product.directUrl });
  const variant = data.variants.find((one) => one.available);
  if (!variant) return say(`${data.product.name} is sold out.`);
  const choice = Object.entries(variant.attributes).map(([name, value]) => `${name} ${value}`);
  console.log(`${data.product.name}${choice.length > 0 ? `, ${choice.join(', ')}` : ''} at ${data.product.retailer}`);

  const estimate = await cartwright.estimates.create({
    merchant: new URL(variant.url).host,
    destination: { zip: values.zip },
    items: [{ url: variant.url, quantity: 1, unitPrice: variant.price }],
  });
  const shipping = estimate.shippingKnown ? '' : ' plus shipping';
  console.log(`About ${estimate.total} ${estimate.currency}${shipping}; your budget is ${budget}.`);
  if (estimate.total > budget) return say('That is above your budget.');

  console.log('Preparing the order…');
  const { tasks } = await cartwright.checkouts.createAndWait(
    {
      ...exampleOrder(variant.url),
      tasks: [{ url: variant.url, quantity: 1, selectedVariant: pickLabels(variant.attributes) }],
      options: { verifyBeforePlacement: true, maxTotal: budget },
    },
    { intervalMs: 2_000, confirm: askCustomer, onStep: (step) => console.log(`  · ${step.status}`) },
  );
  const [task] = tasks as [CheckoutTask];
  if (task.status === 'COMPLETED') console.log(`Bought. Order ${task.order?.number} at ${task.merchant}.`);
  else console.log(`Not bought: ${task.status} ${task.failure?.code ?? ''}`);
  return task.status === 'COMPLETED';
}

/** The index knows what was crawled or looked at; a new service knows nothing, so the practice shops are looked at. */
async function findProduct(words: string): Promise<FoundProduct | undefined> {
  const merchant = values.merchant ? { merchant: values.merchant } : {};
  const search = async () => (await cartwright.products.search({ name: words, ...merchant })).data.products[0];
  const found = await search();
  if (found) return found;
  await lookAtPracticeShops(cartwright, words);
  return search();
}

async function lookAtPracticeShops(client: Client, words: string): Promise<void> {
  const { products } = await client.products.practice();
  const isNear = (title: string) =>
    words
      .toLowerCase()
      .split(' ')
      .some((word) => title.toLowerCase().includes(word));
  for (const product of products.filter((one) => isNear(one.title)).slice(0, 3)) {
    await client.products.details({ url: product.url });
  }
}

/** An order takes the labels as the merchant shows them. */
function pickLabels(attributes: Record<string, string>): { color?: string; size?: string; fit?: string } {
  const entries = Object.entries(attributes).map(([name, value]) => [
    name.toLowerCase().replace('colour', 'color'),
    value,
  ]);
  return Object.fromEntries(entries.filter(([name = '']) => ['color', 'size', 'fit'].includes(name)));
}

async function askCustomer(task: CheckoutTask): Promise<boolean> {
  const { pricing, selectedShippingOption } = task.derivedDetails;
  const question = `Buy for ${pricing?.total} ${pricing?.currency} (${selectedShippingOption ?? 'default shipping'})? [y/N] `;
  if (values.yes) {
    console.log(`${question}y`);
    return true;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function say(text: string): false {
  console.log(text);
  return false;
}
