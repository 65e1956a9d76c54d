import type { Product } from '../../product.ts';

const description = 'Świetnie sprawdzi się podczas rodzinnych wieczorów. Instrukcja w języku polskim.';

export const games: Product[] = [
  {
    slug: 'mchy-i-paprocie',
    title: 'Mchy i paprocie',
    price: 12990,
    behaviour: 'normal',
    description: 'Gra o budowaniu leśnego runa dla 2–4 osób. Rozgrywka trwa około 40 minut.',
  },
  {
    slug: 'trop-lisa',
    title: 'Trop lisa',
    price: 5995,
    behaviour: 'normal',
    description: 'Szybka gra karciana o śladach na śniegu, od 8 lat.',
  },
  {
    slug: 'wielka-puszcza',
    title: 'Wielka Puszcza. Edycja kolekcjonerska',
    price: 104_900,
    behaviour: 'normal',
    description: 'Numerowany egzemplarz z drewnianymi figurami.',
  },
  {
    slug: 'zagadki-variant-required',
    title: 'Zagadki z polany',
    price: 4900,
    behaviour: 'variant-required',
    description: description,
    variants: [
      {
        name: 'Wersja',
        kind: 'other',
        values: [
          { label: 'Podstawowa' },
          { label: 'Rozszerzona', surcharge: 2000 },
          { label: 'Podróżna', soldOut: true },
        ],
      },
    ],
  },
  {
    slug: 'borsuk-sold-out',
    title: 'Borsuk na zakupach',
    price: 6990,
    behaviour: 'sold-out',
    description: description,
  },
  {
    slug: 'sowy-sold-out-mid-checkout',
    title: 'Sowy nocą',
    price: 8990,
    behaviour: 'sold-out-mid-checkout',
    description: description,
  },
  { slug: 'koscie-low-stock', title: 'Kości z dębu', price: 2990, behaviour: 'low-stock', description: description },
  { slug: 'mapa-slow', title: 'Mapa szlaków', price: 3490, behaviour: 'slow', description: description },
  { slug: 'jez-error-once', title: 'Jeż i jabłka', price: 4590, behaviour: 'error-once', description: description },
  {
    slug: 'wilk-error-always',
    title: 'Wilk samotnik',
    price: 7990,
    behaviour: 'error-always',
    description: description,
  },
  { slug: 'kukulka-captcha', title: 'Kukułka', price: 3990, behaviour: 'captcha', description: description },
  { slug: 'zubr-challenge', title: 'Żubr', price: 15990, behaviour: 'challenge', description: description },
];
