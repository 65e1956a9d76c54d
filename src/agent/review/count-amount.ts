import { isolatedReader } from '../../browser/index.ts';
import type { Run } from '../run/run.ts';

const reader = isolatedReader('count-digits', `(root, wanted) => String((${countDigits})(wanted))`);

/**
 * How often the page shows an amount just now. Far cheaper than a look: asked after a reading and again right before
 * the click, it tells whether the page has changed in between.
 */
export async function countAmount(run: Pick<Run, 'guard' | 'page'>, minor: number): Promise<number> {
  const digits = [String(minor), ...(minor % 100 === 0 ? [String(minor / 100)] : [])];
  const said = await run.guard(reader.ask(run.page.mainFrame(), digits)).catch(() => '-1');
  return Number(said);
}

/** Runs in the page. Amounts are compared by their digits: how they are grouped and signed does not matter here. */
function countDigits(wanted: string[]): number {
  const text = document.body.innerText;
  const written = text.match(/\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?:[.,]\d+)?|\d[\d.,'’]*/g) ?? [];
  return written.filter((amount) => wanted.includes(amount.replace(/\D/g, ''))).length;
}
