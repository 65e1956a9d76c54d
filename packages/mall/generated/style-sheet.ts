import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from './shop.ts';

const source = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8');

/** `theme.css` in the shop's colours, with the shop's own class names in place of `part-…`. */
export function styleSheet(shop: Shop): string {
  const theme = shop.design.themes.does;
  const variables = Object.entries(theme).map(([name, value]) => `--${name}: ${value}`);
  const rules = source.replace(/\.part-([\w-]+)/g, (_, part: string) => `.${selectorOf(shop, part)}`);
  return `:root { ${variables.join('; ')} }\n${rules}`;
}

/** The last of a part's class names is its own; those before it may be shared. */
function selectorOf(shop: Shop, part: string): string {
  const last = shop.c(part).split(' ').at(-1) ?? part;
  return last.replace(/[^\w-]/g, '\\$&');
}
