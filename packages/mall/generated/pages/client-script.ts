import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../shop.ts';

const folder = join(import.meta.dirname, '..', 'client');
const parts = ['core.js', 'product.js', 'checkout.js', 'card.js', 'start.js'].map((name) =>
  readFileSync(join(folder, name), 'utf8'),
);

/** The shop's script: the same parts everywhere, told by the design what to do and when. */
export function clientScript(shop: Shop): string {
  const { design } = shop;
  const places = [
    'app',
    'main',
    'drawer',
    'panel',
    'busy',
    'sums',
    'delivery',
    'payment',
    'checkout',
    'cart-link',
    'side-cart',
    'sum-line',
    'bar-line',
    'lookup',
    'added',
    'price',
    'stock',
    'state',
    'suggestions',
  ];
  const settings = {
    by: design.rendering.does.by,
    hydrateMs: design.rendering.does.hydrateMs,
    debounceMs: design.debounce.does,
    scope: design.refreshScope.does,
    busy: design.busySign.does,
    meanwhile: design.sumsMeanwhile.does,
    guards: design.validation.does.guardsButton ?? false,
    complains: design.validation.does.onBlur ?? false,
    masks: design.masks.does,
    words: { wait: shop.say('processing'), required: shop.say('required'), added: '✓' },
    payment: shop.site.payment,
    invalid: shop.c('invalid'),
    fieldError: shop.c('field-error'),
    skeleton: shop.c('skeleton'),
    ids: Object.fromEntries(places.map((place) => [place, shop.id(place)])),
  };
  return `(() => {\nconst shop = ${JSON.stringify(settings)};\n${parts.join('\n')}\n})();`;
}
