/** Amounts of a review in minor units; decimals exist only in what leaves the agent. */
export interface ReviewedTotals {
  currency: string;
  subtotal: number;
  shipping: number;
  tax: number;
  taxIncluded: boolean;
  discount: number;
  total: number;
  /** The chosen delivery, where a row of these sums told what it costs. */
  toldDelivery?: string | null;
}
