import type { TotalRole } from '../../../words/kinds.ts';
import type { ElementRef, SnapshotElement } from './snapshot-types.ts';

export type { TotalRole };

export interface Money {
  /** Decimal string with a point, no grouping: `1234.50`. */
  amount: string;
  amountMinor: number;
  /** ISO 4217; '' when the text does not tell. */
  currency: string;
}

export interface Totals {
  currency: string;
  subtotal: Money | null;
  shipping: Money | null;
  tax: Money | null;
  /** Prices already contain the tax: it must not be added. */
  taxIncluded: boolean;
  discount: Money | null;
  fees: { label: string; money: Money }[];
  giftCard: Money | null;
  total: Money | null;
  /** True when the parts give the total; null when there is too little to tell. */
  addsUp: boolean | null;
  /** `isSaid`: what the row is comes from a second reader. */
  rows: { label: string; role: TotalRole; money: Money; isSaid: boolean }[];
}

export interface ShippingOption {
  ref: ElementRef;
  label: string;
  /** null when no price is shown. */
  price: Money | null;
  isPickup: boolean;
  daysMin: number | null;
  daysMax: number | null;
  selected: boolean;
  /** For options inside a select: the option's value; '' otherwise. */
  optionValue: string;
}

export interface CartLine {
  title: string;
  url: string;
  quantity: number | null;
  unitPrice: Money | null;
  lineTotal: Money | null;
  quantityRef: ElementRef | null;
  removeRef: ElementRef | null;
  options: string;
  message: string;
  /** Where in the page it stands. */
  place: Pick<SnapshotElement, 'frame' | 'ancestors' | 'order'>;
}

export interface VariantValue {
  label: string;
  ref: ElementRef;
  /** For native selects: the option's value; '' for radios, swatches and buttons. */
  optionValue: string;
  available: boolean;
  selected: boolean;
}

export interface VariantAxis {
  name: string;
  /** What the actor must do with a value. */
  widget: 'select' | 'radio' | 'button' | 'link';
  values: VariantValue[];
  required: boolean;
  chosen: boolean;
}
