import { randomBytes } from 'node:crypto';
import type { GoodCard } from './check-card.ts';

const maximumTokens = 10_000;

/** What a payment provider gives a merchant in place of a card. A token works once and never holds a card number. */
export function createCardTokens(prefix: string): {
  issue(card: GoodCard): string;
  redeem(token: string): GoodCard | undefined;
} {
  const cards = new Map<string, GoodCard>();
  return {
    issue({ last4, brand, outcome }) {
      const token = `${prefix}${randomBytes(12).toString('hex')}`;
      cards.set(token, { last4, brand, outcome });
      if (cards.size > maximumTokens) {
        const oldest = cards.keys().next().value;
        if (oldest !== undefined) cards.delete(oldest);
      }
      return token;
    },
    redeem(token) {
      const card = cards.get(token);
      cards.delete(token);
      return card;
    },
  };
}
