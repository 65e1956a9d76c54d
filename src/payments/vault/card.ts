/** A card in the clear. It exists only inside the vault and in the call that types it into a payment field. */
export interface Card {
  number: string;
  expiryMonth: string;
  expiryYear: string;
  holder: string;
  /** Null once destroyed. */
  cvv: string | null;
}
