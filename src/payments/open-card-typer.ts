import type { Database } from '../platform/database.ts';
import type { Card } from './vault/card.ts';
import { type CardPart, formatCard } from './vault/format-card.ts';
import { recogniseNumber } from './vault/recognise-number.ts';
import type { Vault } from './vault/vault.ts';

/** The way a card reaches a payment field: part by part, straight into the given writer, never as a value to keep. */
export interface CardTyper {
  type(part: CardPart, format: string, write: (text: string) => Promise<void>): Promise<void>;
  /** Tells whether a text holds the card number, without giving the number away. */
  recogniser(): Promise<(text: string) => boolean>;
  /** Which requested part could not be typed because it no longer exists, if any. */
  missing(): MissingCardPart | null;
}

export interface MissingCardPart {
  code: 'card_unavailable' | 'security_code_unavailable';
  note: string;
}

const noCard: MissingCardPart = {
  code: 'card_unavailable',
  note: 'the sealed card is no longer in the vault',
};
const noCvv: MissingCardPart = {
  code: 'security_code_unavailable',
  note: 'the security code or its key is gone, as after a restart of the machine that kept it; ask the customer for the card again',
};

export function openCardTyper(deps: { database: Database; vault: Vault }, cardId: string): CardTyper {
  let missing: MissingCardPart | null = null;
  async function withCard<Result>(use: (card: Card) => Promise<Result>): Promise<Result> {
    const used = await deps.vault.withCard(deps.database, cardId, async (card) => ({ result: await use(card) }));
    if (used) return used.result;
    throw miss(noCard);
  }
  function miss(part: MissingCardPart): Error {
    missing = part;
    return new Error(`${part.code}: ${part.note}`);
  }
  return {
    type: (part, format, write) =>
      withCard(async (card) => {
        if (part === 'cvv' && card.cvv === null) throw miss(noCvv);
        await write(formatCard(card, part, format));
      }),
    recogniser: () => withCard(async ({ number }) => recogniseNumber(number)),
    missing: () => missing,
  };
}
