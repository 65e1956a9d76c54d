import type { Market } from './market/market.ts';

/** One way of doing one thing that real storefronts were seen to have. */
export interface Habit<Does> {
  id: string;
  /** What the customer meets, in one sentence. */
  says: string;
  /** Storefronts whose templates show the habit. */
  seen: string;
  does: Does;
  /** Habits that cannot stand beside this one, as `dimension/habit`. One of the two has to say so. */
  not?: readonly string[];
  /** How often it is drawn, compared with its neighbours; 1 by default. */
  weight?: number;
  /** Where the habit makes no sense, it is not drawn. */
  only?: (market: Market) => boolean;
}

/** A question that every storefront answers somehow. */
export interface Dimension<Does> {
  says: string;
  habits: readonly Habit<Does>[];
}
