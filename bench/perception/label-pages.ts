import { buyByTruth, honestCases, openShop } from '../../packages/mall/generated/index.ts';
import { readTruth } from '../../packages/mall/generated/read-truth.ts';
import { type PageSnapshot, snapshot } from '../../src/agent/perception/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';

/** A page as the agent saw it, and what its parts really are. */
export interface LabelledPage {
  seed: number;
  language: string;
  /** `product`, `cart`, `checkout` …: what the shop says of the page. */
  kind: string;
  seen: PageSnapshot;
  /** By element. The snapshot itself no longer shows any of it. */
  truths: Record<string, string>;
  /** Amounts in the summaries, by name. */
  rows: Record<string, number>;
  messages: { name: string; text: string }[];
}

/** Walks one drawn shop by its truth and keeps every page on the way, each shape once. */
export async function labelShop(pool: BrowserPool, seed: number): Promise<LabelledPage[]> {
  const open = await openShop(seed);
  const cases = honestCases(open.shop);
  const wanted = cases[seed % cases.length];
  const context = await pool.open({ locale: open.shop.market.locale, timezone: 'Europe/Berlin' });
  const pages: LabelledPage[] = [];
  const shapes = new Set<string>();
  try {
    if (!wanted) throw new Error('no honest case');
    const onLook = async (kind: string) => {
      const taken = await snapshot(context.page);
      const page = await label(taken, kind, context.page, open.shop.market.locale.slice(0, 2), seed);
      if (!shapes.has(`${kind} ${taken.shape}`)) pages.push(page);
      shapes.add(`${kind} ${taken.shape}`);
    };
    await buyByTruth({ open, wanted, page: context.page, onLook });
  } catch {
    // A shop that is lost half-way has shown the pages before.
  } finally {
    await context.close();
    await open.close();
  }
  return pages;
}

async function label(
  taken: PageSnapshot,
  kind: string,
  page: Parameters<typeof readTruth>[0],
  language: string,
  seed: number,
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
  const messages = visible.flatMap(({ truth, text }) =>
    truth.startsWith('message:') ? [{ name: truth.slice(8), text }] : [],
  );
  return { seed, language, kind, seen: { ...taken, elements }, truths, rows: Object.fromEntries(rows), messages };
}
