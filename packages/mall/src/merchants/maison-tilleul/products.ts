import type { Product } from '../../product.ts';

export const products: Product[] = [
  {
    slug: 'miel-de-lavande',
    title: 'Miel de lavande',
    price: 1190,
    behaviour: 'normal',
    description: 'Récolté sur le plateau de Valensole, pot de 500 g. Crémeux et délicatement parfumé.',
  },
  {
    slug: 'huile-d-olive-de-nyons',
    title: "Huile d'olive de Nyons",
    price: 2350,
    behaviour: 'normal',
    description: 'Première pression à froid, olives Tanche, bouteille de 75 cl.',
  },
  {
    slug: 'armoire-a-epices',
    title: 'Armoire à épices en noyer',
    price: 123_456,
    behaviour: 'normal',
    description: 'Pièce unique réalisée par notre ébéniste : quarante-huit tiroirs, ferrures en laiton.',
  },
  {
    slug: 'tisane-variant-required',
    title: 'Tisane du soir',
    price: 780,
    behaviour: 'variant-required',
    description: 'Tilleul, verveine et fleur d’oranger.',
    variants: [
      {
        name: 'Conditionnement',
        kind: 'size',
        values: [
          { label: 'Sachet 50 g' },
          { label: 'Boîte 120 g', surcharge: 640 },
          { label: 'Vrac 1 kg', soldOut: true },
        ],
      },
    ],
  },
  {
    slug: 'confiture-sold-out',
    title: 'Confiture de figues blanches',
    price: 690,
    behaviour: 'sold-out',
    description: 'De retour à la prochaine récolte.',
  },
  {
    slug: 'bougie-sold-out-mid-checkout',
    title: 'Bougie fleur de tilleul',
    price: 2900,
    behaviour: 'sold-out-mid-checkout',
    description: 'Cire de colza, quarante heures de combustion.',
  },
  {
    slug: 'calissons-low-stock',
    title: "Calissons d'Aix",
    price: 1850,
    behaviour: 'low-stock',
    description: 'La boîte losange de 250 g.',
  },
  { slug: 'savon-slow', title: 'Savon à l’ancienne', price: 450, behaviour: 'slow', description: 'Pain de 200 g.' },
  {
    slug: 'tapenade-error-once',
    title: 'Tapenade noire',
    price: 590,
    behaviour: 'error-once',
    description: 'Olives, câpres, anchois.',
  },
  {
    slug: 'nougat-error-always',
    title: 'Nougat tendre',
    price: 990,
    behaviour: 'error-always',
    description: 'De Montélimar.',
  },
  {
    slug: 'sel-captcha',
    title: 'Fleur de sel de Camargue',
    price: 820,
    behaviour: 'captcha',
    description: 'Boîte liège de 125 g.',
  },
  {
    slug: 'truffe-challenge',
    title: 'Truffe noire en conserve',
    price: 8900,
    behaviour: 'challenge',
    description: 'Tuber melanosporum, extra, 50 g.',
  },
];
