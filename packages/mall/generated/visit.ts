import { randomBytes } from 'node:crypto';
import type { GoodCard } from '../src/check-card.ts';

export type Block = 'contact' | 'address' | 'delivery' | 'payment' | 'review';

export interface Line {
  slug: string;
  options: Record<string, string>;
  quantity: number;
  monthly: boolean;
}

export interface Notice {
  kind: 'error' | 'success';
  text: string;
  /** The truth about the message, e.g. `declined`. */
  what: string;
}

/** What a shop remembers of one visitor. */
export interface Visit {
  token: string;
  lines: Line[];
  /** Put aside in the cart. */
  later: Line[];
  /** Answers by question. */
  values: Map<string, string>;
  /** Questions whose answers were refused, with the shop's words. */
  errors: Map<string, string>;
  saved: Set<Block>;
  /** The block that the visitor chose to change. */
  editing: Block | null;
  delivery: string | null;
  method: string | null;
  extraTicked: boolean;
  coupon: string | null;
  card: GoodCard | null;
  isPastGate: boolean;
  /** The shop has asked whether the address is right. */
  isAddressDoubted: boolean;
  isAddressKept: boolean;
  hasAccount: boolean;
  notice: Notice | null;
  /** An order that waits for its card on the payment page. */
  unpaid: string | null;
}

export function newVisit(extraTicked: boolean): Visit {
  return {
    token: randomBytes(10).toString('hex'),
    lines: [],
    later: [],
    values: new Map(),
    errors: new Map(),
    saved: new Set(),
    editing: null,
    delivery: null,
    method: null,
    extraTicked,
    coupon: null,
    card: null,
    isPastGate: false,
    isAddressDoubted: false,
    isAddressKept: false,
    hasAccount: false,
    notice: null,
    unpaid: null,
  };
}
