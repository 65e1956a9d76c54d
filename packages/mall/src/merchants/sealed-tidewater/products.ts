import type { Product, VariantGroup } from '../../product.ts';

const grind: VariantGroup = {
  name: 'Grind',
  kind: 'other',
  values: [{ label: 'Whole bean' }, { label: 'Drip' }, { label: 'Espresso' }, { label: 'French press', soldOut: true }],
};
const bag: VariantGroup = {
  name: 'Bag size',
  kind: 'size',
  values: [{ label: '340 g' }, { label: '1 kg', surcharge: 2200 }],
};
const note = 'Roasted every Tuesday on the Halifax waterfront.';

export const products: Product[] = [
  {
    slug: 'lighthouse-blend',
    title: 'Lighthouse Blend',
    price: 1850,
    behaviour: 'normal',
    description: `${note} Cocoa, toasted walnut, a little smoke.`,
  },
  {
    slug: 'fundy-decaf',
    title: 'Fundy Decaf',
    price: 1950,
    behaviour: 'normal',
    description: `${note} Water process, caramel, plum.`,
  },
  {
    slug: 'enamel-mug',
    title: 'Enamel Mug',
    price: 2400,
    behaviour: 'normal',
    description: 'Steel under two coats of enamel, 350 ml.',
  },
  {
    slug: 'kenya-aa-variant-required',
    title: 'Kenya AA',
    price: 2350,
    behaviour: 'variant-required',
    description: `${note} Blackcurrant, grapefruit, brown sugar.`,
    variants: [grind, bag],
  },
  { slug: 'geisha-sold-out', title: 'Panama Geisha', price: 5800, behaviour: 'sold-out', description: note },
  {
    slug: 'harvest-sold-out-mid-checkout',
    title: 'Harvest Lot 12',
    price: 2650,
    behaviour: 'sold-out-mid-checkout',
    description: note,
  },
  {
    slug: 'cold-brew-low-stock',
    title: 'Cold Brew Pitcher Packs',
    price: 2100,
    behaviour: 'low-stock',
    description: note,
  },
  { slug: 'night-watch-slow', title: 'Night Watch Dark Roast', price: 1750, behaviour: 'slow', description: note },
  { slug: 'sampler-error-once', title: 'Four Bag Sampler', price: 3900, behaviour: 'error-once', description: note },
  {
    slug: 'grinder-error-always',
    title: 'Hand Grinder',
    price: 13900,
    behaviour: 'error-always',
    description: 'Steel burrs, walnut knob.',
  },
  {
    slug: 'kettle-captcha',
    title: 'Pour Over Kettle',
    price: 8900,
    behaviour: 'captcha',
    description: 'A narrow spout and a steady hand.',
  },
  {
    slug: 'machine-challenge',
    title: 'Espresso Machine',
    price: 64900,
    behaviour: 'challenge',
    description: 'Single boiler, made to be repaired.',
  },
];
