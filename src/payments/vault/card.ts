/**
 * A card in the clear. It exists only inside the vault and in the call that types it into a payment field. Secret parts
 * are kept as bytes, because bytes can be wiped and strings cannot.
 */
export interface Card {
  number: Buffer;
  expiryMonth: string;
  expiryYear: string;
  holder: string;
  /** Null once destroyed. */
  cvv: Buffer | null;
}

/** The bytes that are sealed: the number's length, the number, the rest as JSON. The CVV is sealed apart. */
export function packCard(card: Card): Buffer {
  const { expiryMonth, expiryYear, holder } = card;
  const rest = Buffer.from(JSON.stringify({ expiryMonth, expiryYear, holder }));
  return Buffer.concat([Buffer.from([card.number.length]), card.number, rest]);
}

/** The number is a view of the given bytes: wiping those wipes it. */
export function unpackCard(packed: Buffer): Omit<Card, 'cvv'> {
  const end = 1 + packed.readUInt8(0);
  const rest = JSON.parse(packed.toString('utf8', end)) as Pick<Card, 'expiryMonth' | 'expiryYear' | 'holder'>;
  return { ...rest, number: packed.subarray(1, end) };
}

export function wipeCard(card: Pick<Card, 'number' | 'cvv'>): void {
  card.number.fill(0);
  card.cvv?.fill(0);
}
