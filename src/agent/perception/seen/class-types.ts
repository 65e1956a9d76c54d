import type { ActionKind, FieldKind, PageKind } from '../../../words/kinds.ts';
import type { ElementRef } from './snapshot-types.ts';

export type { ActionKind, FieldKind, PageKind };

export type FieldSection =
  | 'contact'
  | 'shipping'
  | 'billing'
  | 'login'
  | 'register'
  | 'newsletter'
  | 'payment'
  | 'search'
  | 'cart'
  | 'product'
  | 'other';

export interface FieldClass {
  kind: FieldKind;
  section: FieldSection;
  /** 0 to 1. */
  confidence: number;
  why: string;
}

export interface ActionCandidate {
  ref: ElementRef;
  kind: ActionKind;
  /** 0 to 1; comparable between candidates of one kind. */
  score: number;
  why: string;
}

export interface PageCandidate {
  kind: PageKind;
  score: number;
  why: string;
}

/** Every kind that scored, best first. A one-page checkout scores on address, shipping and payment at once. */
export interface PageClass {
  kind: PageKind;
  score: number;
  why: string;
  candidates: PageCandidate[];
}
