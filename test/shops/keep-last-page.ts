import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageSnapshot } from '../../src/agent/perception/index.ts';
import type { BrowserPool } from '../../src/browser/index.ts';
import { describeLook } from '../harness/describe-look.ts';

const HIDE_TYPED = 'input,textarea{color:transparent!important;-webkit-text-fill-color:transparent!important}';

export interface LastPage {
  browser: Pick<BrowserPool, 'open'>;
  /**
   * Writes the page that the last purchase ended on, markup and picture, beside what is known about the purchase, and the
   * pages as the agent read them.
   */
  save(dir: string, name: string, facts: unknown, looks: readonly PageSnapshot[]): Promise<void>;
  forget(): void;
}

/** A browser whose last page is still known after the purchase has closed it. What was typed is not kept. */
export function keepLastPage(pool: Pick<BrowserPool, 'open'>): LastPage {
  let last: { url: string; markup: string; picture: Uint8Array | null } | null = null;
  return {
    browser: {
      open: async (options, signal) => {
        const opened = await pool.open(options, signal);
        const { page } = opened;
        return {
          ...opened,
          close: async () => {
            last = {
              url: page.url(),
              markup: await page.evaluate(readMarkup).catch(() => ''),
              // Not the product's camera, which is shut once a card was typed: these shops only ever see test cards.
              picture: await page
                .screenshot({ type: 'jpeg', quality: 50, timeout: 3_000, style: HIDE_TYPED })
                .catch(() => null),
            };
            await opened.close();
          },
        };
      },
    },
    save: async (dir, name, facts, looks) => {
      const base = join(dir, name.replaceAll(/[^\w.-]+/g, '-'));
      await mkdir(dir, { recursive: true });
      await writeFile(`${base}.json`, JSON.stringify(facts, null, 2));
      await writeFile(`${base}.looks.txt`, looks.map(describeLook).join('\n'));
      if (!last) return;
      await writeFile(`${base}.html`, `<!-- ${last.url} -->\n${last.markup}`);
      if (last.picture) await writeFile(`${base}.jpg`, last.picture);
    },
    forget: () => {
      last = null;
    },
  };
}

/** Runs in the page. Some libraries mirror what is typed into the markup, a card number too. */
function readMarkup(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const field of copy.querySelectorAll(
    'input:not([type=hidden],[type=submit],[type=button],[type=radio],[type=checkbox])',
  ))
    field.removeAttribute('value');
  return copy.outerHTML;
}
