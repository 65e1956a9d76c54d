import { createHash } from 'node:crypto';
import type { Run } from '../run/run.ts';

const LEAST_PARTS = 2;

/**
 * At a merchant without a recipe: names the theme of the shop by its software and style sheets, and borrows what was
 * learnt at another shop of that theme. What does not fit here is not found here, and does nothing.
 */
export async function borrowRecipe(run: Pick<Run, 'deps' | 'guard' | 'page' | 'recipe'>): Promise<void> {
  const parts = await run.guard(run.page.evaluate(readParts)).catch(() => []);
  if (parts.length < LEAST_PARTS) return;
  const theme = createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
  // A store that is down costs speed, not the purchase.
  const borrowed = await run.deps.recipes?.loadByTheme?.(theme).catch(() => null);
  run.recipe.noteTheme(theme, borrowed ?? null);
}

/** Runs in the page. Versions, hashes and hosts differ from shop to shop of one theme. */
function readParts(): string[] {
  const bare = (text: string) => text.replace(/[0-9a-f]{8,}/gi, '').replace(/\d+/g, '');
  const generator = document.querySelector('meta[name="generator" i]')?.getAttribute('content') ?? '';
  const sheets = [...document.querySelectorAll('link[rel~="stylesheet" i]')].flatMap((link) => {
    const url = URL.parse(link.getAttribute('href') ?? '', document.baseURI);
    return url ? [bare(url.pathname.split('/').slice(-3).join('/'))] : [];
  });
  return [...new Set([bare(generator), ...sheets])].filter((part) => part !== '').sort();
}
