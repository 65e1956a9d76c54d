import type { Design, DimensionName } from './dimensions/index.ts';
import { drawDesign } from './draw-design.ts';
import { drawTaxes, dressDeliveries, dressGoods } from './draw-values.ts';
import type { Market } from './market/market.ts';
import { pick, randomOf, scramble, shuffle } from './random.ts';
import type { Shop } from './shop.ts';
import type { Delivery, Extra, Good, OptionGroup } from './storefront.ts';
import { speaker } from './words/read-words.ts';
import { speakStrangely } from './words/strange-words.ts';

const kinds = ['mug', 'shirt', 'lamp', 'bag', 'bottle', 'bowl', 'clock', 'plant'];
const surnames = ['Alma', 'Nord', 'Vega', 'Lumo', 'Tilde', 'Onda', 'Kiso', 'Ferro', 'Brisa', 'Halle'];
const firstHalves = ['Linden', 'North', 'Casa', 'Atelier', 'Maison', 'Blue', 'Stella', 'Kobo', 'Terra', 'Wren'];
const secondHalves = ['field', 'goods', 'works', 'market', 'lane', 'house', 'store', 'supply', 'yard', 'corner'];

/** The same seed gives the same shop. `wanted` fixes some habits, to look at one of them; `strange` is a share of its words. */
export function drawShop(seed: number, wanted: Partial<Record<DimensionName, string>> = {}, strange = 0): Shop {
  const design = drawDesign(seed, wanted);
  const market = design.market.does;
  const { language } = market;
  const say = speakStrangely(speaker(language, design.wording.does), { seed, language, share: strange });
  const random = randomOf(seed, 'goods');
  const draw = { seed, design, say };
  const naming = design.fieldNames;
  const nameOf = (key: string) => naming.does(key, seed);
  return {
    seed,
    design,
    market,
    name: `${pick(firstHalves, random)} ${pick(secondHalves, random)}`.replace(' field', 'field'),
    goods: dressGoods(draw, drawGoods(market, say, random)),
    deliveries: dressDeliveries(draw, drawDeliveries(market, say, random, design.deliveryCount.does)),
    ...drawTaxes(draw),
    coupon: drawCoupon(seed, design, random),
    extra: drawExtra(design.extras.does, market, say),
    handlingFee: design.fees.does === 'handling' ? round(market, market.tenner * 0.25) : 0,
    surcharge: design.fees.does === 'surcharge' ? round(market, market.tenner * 0.2) : 0,
    say,
    c: (parts) =>
      parts
        .split(' ')
        .filter(Boolean)
        .map((part) => design.classNames.does(part, seed))
        .join(' '),
    id: (place) =>
      naming.id === 'opaque'
        ? scramble(8, 'id', seed, place)
        : nameOf(place)
            .replace(/[^\w-]+/g, '-')
            .replace(/-$/, ''),
    nameOf,
    site: { own: 'http://127.0.0.1', payment: 'http://127.0.0.1' },
  };
}

/** To an amount that a shop would ask for: no odd cents, no crowns and pennies below ten. */
function round(market: Market, amount: number): number {
  const step = market.decimals === 0 ? 10 : market.tenner > 5000 ? 100 : 10;
  return Math.max(step, Math.round(amount / step) * step);
}

function drawGoods(market: Market, say: Shop['say'], random: () => number): Good[] {
  const shapes = ['plain', 'color', 'both', 'gone', 'size'] as const;
  return shuffle(kinds, random)
    .slice(0, shapes.length)
    .map((kind, index) => {
      const shape = shapes[index] ?? 'plain';
      const surname = pick(surnames, random);
      const price = round(market, market.tenner * (0.9 + random() * (random() < 0.15 ? 130 : 7)));
      const extra = round(market, market.tenner * 0.2);
      return {
        slug: `${kind}-${surname.toLowerCase()}`,
        name: `${say(kind)} ${surname}`,
        picture: kind,
        hue: Math.floor(random() * 360),
        price: price - (market.decimals === 2 && random() < 0.5 ? (market.tenner > 5000 ? 100 : 5) : 0),
        groups: drawGroups(shape === 'gone' ? 'plain' : shape, say, extra, random),
        isSoldOut: shape === 'gone',
      };
    });
}

function drawGroups(
  shape: 'plain' | 'color' | 'size' | 'both',
  say: Shop['say'],
  extra: number,
  random: () => number,
): OptionGroup[] {
  const color = (): OptionGroup => {
    const ids = shuffle(['red', 'blue', 'green', 'black', 'white'], random).slice(0, 4);
    return {
      kind: 'color',
      label: say('color'),
      values: ids.map((id, index) => ({
        id,
        label: say(id),
        extra: index === 2 ? extra : 0,
        stock: index === 3 ? 0 : 4 + index * 3,
      })),
    };
  };
  const size = (): OptionGroup => {
    const ids = random() < 0.6 ? ['S', 'M', 'L', 'XL'] : ['36', '38', '40', '42'];
    return {
      kind: 'size',
      label: say('size'),
      values: ids.map((id, index) => ({
        id,
        label: id,
        extra: index === 3 ? extra : 0,
        stock: index === 0 ? 0 : 5 + index,
      })),
    };
  };
  if (shape === 'plain') return [];
  if (shape === 'both') return [color(), size()];
  return [shape === 'color' ? color() : size()];
}

function drawDeliveries(market: Market, say: Shop['say'], random: () => number, count: number): Delivery[] {
  const standard = round(market, market.tenner * (0.4 + random() * 0.2));
  const all: Delivery[] = [
    { id: 'standard', label: say('standard'), price: standard, days: [3, 5] },
    { id: 'express', label: say('express'), price: round(market, standard * 2.4), days: [1, 2] },
    { id: 'economy', label: say('economy'), price: random() < 0.5 ? 0 : round(market, standard * 0.6), days: [6, 9] },
  ];
  return shuffle(all.slice(0, count), random);
}

function drawCoupon(seed: number, design: Design, random: () => number): Shop['coupon'] {
  const market = design.market.does;
  const drawn = pick(['percent', 'percent', 'amount', 'shipping'] as const, random);
  // An amount would be more than goods of pennies cost, and an order of nothing is none.
  const kind = drawn === 'amount' && design.priceLevels.id === 'pennies' ? 'percent' : drawn;
  const code = pick(['SAVE10', 'WELCOME', 'SPRING', 'HELLO-15', 'FRIEND'], random);
  const coupon = { code, kind, value: kind === 'percent' ? 10 : round(market, market.tenner * 0.3) };
  return { ...coupon, code: design.couponCodes.does({ seed, coupon, decimals: market.decimals }) };
}

function drawExtra(habit: string, market: Market, say: Shop['say']): Extra | null {
  if (habit === 'none') return null;
  const id = habit === 'insurance' || habit === 'radios' ? 'insurance' : habit === 'donation' ? 'donation' : 'giftWrap';
  return { id, label: say(id), price: round(market, market.tenner * 0.3) };
}
