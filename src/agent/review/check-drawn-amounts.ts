import { isolatedReader } from '../../browser/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';

const reader = isolatedReader('drawn-amounts', `() => String((${hasDrawnAmounts})())`);

/**
 * A style sheet can draw digits that are not in the text, or the text's digits in another order: then the page shows
 * another amount than the one that can be read from it. Nobody orders for such an amount.
 */
export async function checkDrawnAmounts(run: Pick<Run, 'guard' | 'page'>): Promise<void> {
  const said = await run.guard(reader.ask(run.page.mainFrame(), null)).catch(() => 'false');
  if (said === 'true') throw new Stop('merchant_error', 'the order page shows amounts that are not in its text');
}

/** Runs in the page. Self-contained: it is sent there as source. */
function hasDrawnAmounts(): boolean {
  const isAmount = (text: string) =>
    text.length < 40 && /\p{Sc}\s?\p{Nd}|\p{Nd}\s?(\p{Sc}|zł|kr|円|元|원)|\p{Nd}[.,٫]\p{Nd}{2}(?!\p{Nd})/u.test(text);
  const written = (element: Element, part: string) => /"[^"]*\d[^"]*"/.test(getComputedStyle(element, part).content);
  for (const element of document.body.querySelectorAll('*')) {
    if (element.childElementCount > 3 || !isAmount(element.textContent ?? '')) continue;
    if (!element.checkVisibility()) continue;
    if (/override/.test(getComputedStyle(element).unicodeBidi)) return true;
    // The character that turns all that follows around, figures included; shops that write from the right do without.
    if (/\u202e/.test(element.textContent ?? '')) return true;
    if (written(element, '::before') || written(element, '::after')) return true;
  }
  return false;
}
