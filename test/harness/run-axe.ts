import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(new URL(import.meta.resolve('axe-core')), 'utf8');

/** What axe calls serious or critical. The page needs `bypassCSP`: its policy forbids scripts that are not its own. */
export async function findAxeFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  await page.evaluate(awaitColours);
  const runOnly = rules
    ? { type: 'rule' as const, values: rules }
    : { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    { resultTypes: ['violations' as const], runOnly },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map((node) => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
}

/** Runs in the page. Halfway between two themes, colours belong to neither; a transition begins a frame after its cause. */
async function awaitColours(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  do {
    await frame();
    await frame();
    await Promise.allSettled(changing().map((animation) => animation.finished));
  } while (changing().length > 0);
}
