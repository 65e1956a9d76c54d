import type { Database } from '../platform/database.ts';
import { type CardPart, formatCard } from './vault/format-card.ts';
import type { Vault } from './vault/vault.ts';

/** The way a card reaches a payment field: part by part, straight into the given writer, never as a value to keep. */
export interface CardTyper {
  type(part: CardPart, format: string, write: (text: string) => Promise<void>): Promise<void>;
}

export function openCardTyper(deps: { database: Database; vault: Vault }, cardId: string): CardTyper {
  return {
    async type(part, format, write) {
      const card = await deps.vault.read(deps.database, cardId);
      if (!card) throw new Error('The card is not to be had any longer.');
      await write(formatCard(card, part, format));
    },
  };
}
