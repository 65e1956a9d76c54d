import { setTimeout as delay } from 'node:timers/promises';
import type { TaskList } from '@cartwright/contract';
import { openPortalStage } from '../test/e2e/portal-stage.ts';

const ORDERS = 15;

/** The time from when the database created an order until its row is on the page, by one machine's clock. */
export async function measureEventToScreen(): Promise<{ p50: number; max: number }> {
  const stage = await openPortalStage();
  const page = await stage.openAs('owner', '/orders');
  await page.getByText('No orders yet').waitFor();
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      for (const link of document.querySelectorAll('a.order-row')) {
        const id = (link.getAttribute('href') ?? '').slice(-36);
        seen[id] ??= Date.now();
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  // The stream reports changes only after its first look.
  await delay(1_000);
  const ids: string[] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    ids.push((await stage.order(`https://shop${count}.example/hat`)).taskId);
    await delay(400);
  }
  await delay(1_000);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen);
  const response = await fetch(`${stage.service.url}/checkout?limit=100`, { headers: { 'X-API-Key': stage.key } });
  const { tasks } = (await response.json()) as TaskList;
  const created = new Map(tasks.map((task) => [task.taskId, Date.parse(`${task.createdAt.replace(' ', 'T')}Z`)]));
  await stage.close();
  const missing = ids.filter((id) => !(id in seen));
  if (missing.length > 0) throw new Error(`${missing.length} of ${ORDERS} orders never appeared`);
  const took = ids.map((id) => (seen[id] as number) - (created.get(id) as number)).toSorted((a, b) => a - b);
  process.stderr.write(`From step to screen: ${took.join(', ')} ms\n`);
  return { p50: took[Math.floor(took.length / 2)] as number, max: took.at(-1) as number };
}
