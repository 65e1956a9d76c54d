import { failureCodes } from '@cartwright/contract';
import type { Database } from '../platform/database.ts';
import { type IssuedCredential, issueCredential, type Purchase } from './networks/issue-credential.ts';
import type { Networks } from './networks/network.ts';
import type { Card } from './vault/card.ts';
import { type CardPart, formatCard } from './vault/format-card.ts';
import { type NumberRecogniser, recogniseNumber } from './vault/recognise-number.ts';
import type { Vault } from './vault/vault.ts';

/** The way a card reaches a payment field: part by part, straight into the given writer, never as a value to keep. */
export interface CardTyper {
  type(part: CardPart, format: string, write: (text: string) => Promise<void>): Promise<void>;
  /** Tells whether a text holds the card number, without giving the number away. */
  recogniser(): Promise<(text: string) => boolean>;
  /** A text for logs and steps, withheld when it holds a number that was typed. */
  withhold(text: string): string;
  /** Which requested part could not be typed because it no longer exists, if any. */
  missing(): MissingCardPart | null;
  /** The purchase came to nothing: a credential that was made for it pays no more. */
  giveUp(): Promise<void>;
}

export interface MissingCardPart {
  code: 'card_unavailable' | 'security_code_unavailable';
  note: string;
}

export interface TyperDependencies {
  database: Database;
  vault: Vault;
  networks?: Networks;
}

const WITHHELD = '[withheld: it held the card number]';

/** With a purchase, a session whose card is enrolled types a credential of its network in place of the card. */
export function openCardTyper(deps: TyperDependencies, cardId: string, purchase: Purchase | null = null): CardTyper {
  let missing: MissingCardPart | null = null;
  const typed: NumberRecogniser[] = [];
  let issuing: Promise<IssuedCredential | null> | undefined;

  function miss(code: MissingCardPart['code']): Error {
    missing = { code, note: failureCodes[code] };
    return new Error(`${code}: ${missing.note}`);
  }

  function findCredential(): Promise<IssuedCredential | null> {
    const { database, networks } = deps;
    issuing ??= networks && purchase ? issueCredential({ database, networks }, purchase) : Promise.resolve(null);
    return issuing;
  }

  async function withCard<Result>(use: (card: Card) => Promise<Result>): Promise<Result> {
    const issued = await findCredential();
    const used = await deps.vault.withCard(deps.database, cardId, async (card) => ({
      result: await use(issued ? { ...card, ...issued.credential } : card),
    }));
    if (used) return used.result;
    throw miss('card_unavailable');
  }

  return {
    type: (part, format, write) =>
      withCard(async (card) => {
        if (part === 'cvv' && card.cvv === null) throw miss('security_code_unavailable');
        // Before the first digit is written: what a page says from then on may repeat it.
        if (part === 'number') typed.push(recogniseNumber(card.number));
        await write(formatCard(card, part, format));
      }),
    recogniser: () => withCard(async ({ number }) => recogniseNumber(number)),
    withhold: (text) => (typed.some((holdsNumber) => holdsNumber(text)) ? WITHHELD : text),
    missing: () => missing,
    async giveUp() {
      const issued = await issuing?.catch(() => null);
      await issued?.revoke();
    },
  };
}
