import { z } from 'zod';
import { describeElement, describePage } from '../../model/index.ts';
import { readWay } from '../../perception/index.ts';
import { TAUGHT_PAGES, type TaughtPage } from '../../recipes/lesson.ts';
import type { Doubt, Pose } from '../doubt.ts';

const MOST_CONTROLS = 30;
const MEANINGS: Record<TaughtPage, string> = {
  product: 'one product that can be bought',
  listing: 'several products',
  cart: 'the cart with something in it',
  emptyCart: 'the cart with nothing in it',
  signInChoice: 'asks to sign in, or to go on as a guest',
  address: 'asks for contact or address',
  shipping: 'asks for the delivery',
  payment: 'asks for the payment',
  review: 'shows the whole order before it is placed',
  error: 'the shop failed',
  notFound: 'there is no such page or product',
  soldOut: 'one product that cannot be bought now',
};

/** What kind of page this is. A page that confirms an order is not among the answers: see `is-confirmed`. */
export const whichPage: Pose = (_run, doubt) => {
  const { view } = doubt;
  const schema = z.strictObject({ page: z.enum([...TAUGHT_PAGES, 'other']) });
  return {
    question: {
      kind: 'page',
      asks: `The program takes this page for "${view.page.kind}". What kind of page is it?`,
      rules: [
        ...TAUGHT_PAGES.map((kind) => `"${kind}": ${MEANINGS[kind]}.`),
        '"other": none of these, or you are not sure.',
      ],
      example: '{"page":"product"}',
      schema,
      ...describePage(view.page, view.snapshot),
      things: view.snapshot.elements
        .filter(({ visible, covered, landmark }) => visible && !covered && landmark !== 'footer')
        .slice(0, MOST_CONTROLS)
        .map((element) => describeElement(element, readWay(view.actions, element.ref))),
    },
    check: (answer) => {
      const { page } = answer as z.infer<typeof schema>;
      if (page === 'other' || page === view.page.kind || agrees(doubt, page)) return null;
      return [{ of: 'page', shape: view.snapshot.shape, is: page }];
    },
  };
};

/** The second reader says the same as the refusal: there is nothing to correct. */
function agrees({ stop }: Doubt, page: TaughtPage): boolean {
  if (page === 'soldOut' || page === 'emptyCart') return stop.code === 'out_of_stock';
  if (page === 'notFound') return stop.code === 'product_not_found';
  return page === 'error' && stop.code === 'merchant_error';
}
