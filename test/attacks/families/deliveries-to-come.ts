import type { Attack } from '../shop/shop-case.ts';

const WORDS = [
  'Enter your address to see the delivery options.',
  'Delivery options appear here once we know where to send it.',
  'We are looking for the best delivery for you…',
  'No delivery options yet.',
];
const LAYOUTS = ['onePage', 'steps'] as const;
/** What the sums say about the delivery: no row at all, or one without an amount. */
const ROWS = [undefined, 'Calculated later'];

/** To the end the page says that deliveries will come, and shows a total without one; the order is charged with one. */
export const deliveriesThatNeverCome: readonly Attack[] = LAYOUTS.flatMap((layout) =>
  ROWS.flatMap((row) =>
    WORDS.map((words) => ({
      family: 'deliveries that never come',
      name: `"${words}" ${row ? 'and a row without an amount' : 'and no row'}, ${layout}`,
      rules: { layout, deliveriesToCome: { words, row, come: 'never' } },
      noCeiling: true,
    })),
  ),
);

const whenAddressed = ROWS.flatMap((row) =>
  WORDS.map(
    (words): Attack => ({
      family: 'control',
      name: `deliveries that come with the address: "${words}"${row ? ', a row without an amount' : ''}`,
      rules: { deliveriesToCome: { words, row, come: 'onceAddressed' } },
    }),
  ),
);
const onlyOne = LAYOUTS.map(
  (layout): Attack => ({
    family: 'control',
    name: `one delivery that is no choice and is in the sums, ${layout}`,
    rules: { layout, deliveriesToCome: { words: 'Our own courier brings it to your door.', come: 'inTheSums' } },
  }),
);

export const deliveriesThatCome: readonly Attack[] = [...whenAddressed, ...onlyOne];
