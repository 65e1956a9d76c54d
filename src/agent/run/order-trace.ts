/** By what an order that may have been placed is recognised. */
export interface OrderTrace {
  reviewUrl: string;
  /** What the merchant would charge, in minor units: an order found elsewhere has to be of this amount. */
  total?: { minor: number; currency: string };
}

/** Enough to look for the order with, also from another process. */
export interface PlacementTrace extends OrderTrace {
  merchantOrigin: string;
  /** Opaque browser state. */
  state: string;
}
