import type { Product } from '../../product.ts';

const tin = {
  name: 'Size',
  kind: 'size' as const,
  values: [{ label: '100 g tin' }, { label: '250 g tin', surcharge: 700 }, { label: '500 g tin', soldOut: true }],
};

export const products: Product[] = [
  {
    slug: 'assam-breakfast-tea',
    title: 'Assam Breakfast Tea',
    price: 895,
    behaviour: 'normal',
    description: 'A brisk, malty leaf for the first pot of the day. Loose leaf, about forty cups to the tin.',
  },
  {
    slug: 'stoneware-teapot',
    title: 'Stoneware Teapot, Moss',
    price: 4200,
    behaviour: 'normal',
    description: 'Thrown in Cumbria and glazed in a soft green. Holds four mugs and pours without a drip.',
  },
  {
    slug: 'linen-tea-towel',
    title: 'Linen Tea Towel',
    price: 1250,
    behaviour: 'normal',
    description: 'Heavy Irish linen with a woven stripe. Softens with every wash.',
  },
  {
    slug: 'earl-grey-variant-required',
    title: 'Earl Grey, Loose Leaf',
    price: 950,
    behaviour: 'variant-required',
    description: 'Black tea with oil of bergamot and a few cornflower petals.',
    variants: [tin],
  },
  {
    slug: 'walnut-tray-sold-out',
    title: 'Walnut Serving Tray',
    price: 5600,
    behaviour: 'sold-out',
    description: 'Made in small batches from storm-felled walnut.',
  },
  {
    slug: 'honey-pot-sold-out-mid-checkout',
    title: 'Honey Pot with Dipper',
    price: 2400,
    behaviour: 'sold-out-mid-checkout',
    description: 'A lidded pot in speckled cream with a beech dipper.',
  },
  {
    slug: 'espresso-cups-low-stock',
    title: 'Espresso Cups, Set of Two',
    price: 1800,
    behaviour: 'low-stock',
    description: 'The last of the autumn firing.',
  },
  {
    slug: 'oolong-slow',
    title: 'High Mountain Oolong',
    price: 1650,
    behaviour: 'slow',
    description: 'Lightly rolled, floral, good for six infusions.',
  },
  {
    slug: 'sugar-bowl-error-once',
    title: 'Sugar Bowl',
    price: 1950,
    behaviour: 'error-once',
    description: 'The companion to our teapot.',
  },
  {
    slug: 'cake-stand-error-always',
    title: 'Cake Stand',
    price: 3900,
    behaviour: 'error-always',
    description: 'Two tiers in ash and stoneware.',
  },
  {
    slug: 'tea-cosy-captcha',
    title: 'Lambswool Tea Cosy',
    price: 2850,
    behaviour: 'captcha',
    description: 'Knitted in the Borders.',
  },
  {
    slug: 'silver-strainer-challenge',
    title: 'Silver Tea Strainer',
    price: 7800,
    behaviour: 'challenge',
    description: 'Sterling silver, hallmarked in Edinburgh.',
  },
];
