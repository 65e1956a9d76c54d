import type { PictureKind } from '../../draw-picture.ts';
import type { Behaviour, Product, VariantGroup } from '../../product.ts';

export type GardenGood = Product & { shape: PictureKind; tone: number };

function good(
  slug: string,
  title: string,
  price: number,
  behaviour: Behaviour,
  picture: [PictureKind, number],
  description: string,
  variants?: VariantGroup[],
): GardenGood {
  return {
    slug,
    title,
    price,
    behaviour,
    description,
    shape: picture[0],
    tone: picture[1],
    ...(variants && { variants }),
  };
}

export const products: GardenGood[] = [
  good(
    'copper-watering-can',
    'Copper Watering Can',
    7200,
    'normal',
    ['bottle', 20],
    'Long spout, brass rose, holds a gallon and a half.',
  ),
  good(
    'potting-bench-stool',
    'Potting Bench Stool',
    9850,
    'normal',
    ['chair', 95],
    'Folding beech stool for long afternoons at the bench.',
  ),
  good('gardeners-smock', 'Gardener’s Smock', 8400, 'normal', ['shirt', 130], 'Washed linen with deep front pockets.', [
    { name: 'Size', kind: 'size', values: [{ label: 'Small' }, { label: 'Medium' }, { label: 'Large' }] },
    { name: 'Color', kind: 'color', values: [{ label: 'Sage' }, { label: 'Oatmeal' }] },
  ]),
  good(
    'wellington-boots-variant-required',
    'Wellington Boots',
    11000,
    'variant-required',
    ['bag', 150],
    'Natural rubber. Please choose your size.',
    [
      {
        name: 'Size',
        kind: 'size',
        values: [{ label: 'US 7' }, { label: 'US 8' }, { label: 'US 9' }, { label: 'US 10', soldOut: true }],
      },
    ],
  ),
  good(
    'glass-cloche-sold-out',
    'Hand-Blown Glass Cloche',
    5600,
    'sold-out',
    ['lamp', 180],
    'Protects seedlings from frost.',
  ),
  good(
    'heirloom-bulbs-sold-out-mid-checkout',
    'Heirloom Tulip Bulbs',
    2800,
    'sold-out-mid-checkout',
    ['plant', 330],
    'Fifty bulbs, mixed. The season’s last sacks.',
  ),
  good(
    'stoneware-birdbath-low-stock',
    'Stoneware Birdbath',
    13500,
    'low-stock',
    ['bowl', 210],
    'Made to order each winter; two remain.',
  ),
  good(
    'sundial-slow',
    'Verdigris Sundial',
    9900,
    'slow',
    ['clock', 165],
    'Accurate to a quarter of an hour, on sunny days.',
  ),
  good(
    'pruning-set-error-once',
    'Pruning Set',
    6400,
    'error-once',
    ['tool', 0],
    'Secateurs, snips and a leather sheath.',
  ),
  good(
    'almanac-error-always',
    'Oakhurst Garden Almanac',
    3200,
    'error-always',
    ['book', 40],
    'A year of planting notes, month by month.',
  ),
  good(
    'rare-orchid-captcha',
    'Rare Orchid',
    18000,
    'captcha',
    ['plant', 290],
    'One to a household. Please, no automated orders.',
  ),
  good(
    'cedar-planter-challenge',
    'Cedar Planter, Large',
    24500,
    'challenge',
    ['box', 30],
    'Dovetailed corners. Some banks ask to confirm larger orders.',
  ),
];
