import type { OrderItem } from '../../orders/index.ts';
import type { Question } from '../model/index.ts';
import type { Lesson } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import type { Stop } from '../run/stop.ts';
import type { View } from '../view/view.ts';

/** Where in a purchase it is. On a product page the same refusal has other causes than in the checkout. */
export type Stage = 'product' | 'cart' | 'checkout' | 'codes' | 'payment' | 'card' | 'sending' | 'review';

/** A purchase is about to be given up because of how its page was read. */
export interface Doubt {
  stage: Stage;
  /** The refusal that stands unless the page means something else. */
  stop: Stop;
  /** The page as it was read, rivals and certainties included. */
  view: View;
  /** The item that is being put into the cart, at the product's page. */
  item: OrderItem | null;
}

/** A question put to a page, with the check that turns an answer into lessons or rejects it. */
export interface Posed {
  question: Question;
  /** Null: the answer contradicts what the page shows, or says nothing new. */
  check(answer: unknown): readonly Lesson[] | null;
  /** Which condition an answer fails that does not pass, in our own words and the numbers of parts; null where there is none. */
  faultOf?(answer: unknown): string | null;
}

/** Null where there is nothing on the page to ask about. */
export type Pose = (run: Pick<Run, 'memory' | 'recipe'>, doubt: Doubt) => Posed | null;
