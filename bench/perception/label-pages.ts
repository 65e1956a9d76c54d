import {
  buyByTruth,
  type Case,
  honestCases,
  type OpenShop,
  openShop,
  refusalCases,
} from '../../packages/mall/generated/index.ts';
import { readTruth } from '../../packages/mall/generated/read-truth.ts';
import { type PageSnapshot, snapshot } from '../../src/agent/perception/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import type { LabelledPage } from './labelled-page.ts';

/** Walks one drawn shop by its truth, once to an order and once to a refused card, and keeps each shape of page once. */
export async function labelShop(pool: BrowserPool, seed: number): Promise<LabelledPage[]> {
  const open = await openShop(seed);
  const honest = honestCases(open.shop);
  const walks = [honest[seed % honest.length], refusalCases(open.shop).find(({ id }) => id === 'declined')];
  const pages = new Map<string, LabelledPage>();
  for (const wanted of walks) if (wanted) await walk(pool, open, wanted, pages);
  await open.close();
  return [...pages.values()];
}

async function walk(pool: BrowserPool, open: OpenShop, wanted: Case, pages: Map<string, LabelledPage>): Promise<void> {
  const { locale } = open.shop.market;
  const context = await pool.open({ locale, timezone: 'Europe/Berlin' });
  const onLook = async (kind: string) => {
    const taken = await snapshot(context.page);
    const page = await label(taken, kind, context.page, locale.slice(0, 2), String(open.seed));
    const shape = [kind, taken.shape, ...page.messages.map(({ name }) => name)].join(' ');
    if (!pages.has(shape)) pages.set(shape, page);
    if (page.messages.some(({ name }) => name === 'declined')) throw new Error('refused, as it should be');
  };
  try {
    await buyByTruth({ open, wanted, page: context.page, onLook });
  } catch {
    // A walk that ends half-way has shown the pages before.
  } finally {
    await context.close();
  }
}

async function label(
  taken: PageSnapshot,
  kind: string,
  page: Parameters<typeof readTruth>[0],
  language: string,
  shop: string,
): Promise<LabelledPage> {
  const visible = (await readTruth(page)).filter((each) => each.isVisible);
  const truths: Record<string, string> = {};
  const elements = taken.elements.map(({ data: { 'data-truth': truth, ...data }, ...element }) => {
    if (truth !== undefined) truths[element.ref] = truth;
    return { ...element, data };
  });
  const rows = visible.flatMap(({ truth }) => {
    const [, name, amount] = /^row:(\w+)=(-?\d+)$/.exec(truth) ?? [];
    return name === undefined ? [] : [[name, Number(amount)] as const];
  });
  const rowTexts = visible.flatMap(({ truth, text }) => {
    const name = /^row:(\w+)/.exec(truth)?.[1];
    return name === undefined ? [] : [{ name, text }];
  });
  const messages = visible.flatMap(({ truth, text }) =>
    truth.startsWith('message:') ? [{ name: truth.slice(8), text }] : [],
  );
  const seen = { ...taken, elements };
  return { shop, language, kind, seen, truths, rows: Object.fromEntries(rows), rowTexts, messages };
}
