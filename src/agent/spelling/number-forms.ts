import { says } from '../../words/says.ts';
import type { SnapshotElement } from '../perception/index.ts';

type Box = Pick<SnapshotElement, 'tag' | 'type' | 'label' | 'placeholder' | 'title' | 'error'>;

/** A number as an example. */
const EXAMPLE = /^\d{6,}$/;

/**
 * The spellings as a box wants them. One for a number can hold digits alone: a browser throws away anything else, and the
 * box stays empty without a word. What is said of the answer puts those that are like it first: an order that is sent with
 * another one comes back, and its press cannot be taken back.
 */
export function formsForBox({ tag, type, label, placeholder, title, error }: Box, forms: readonly string[]): string[] {
  const plain = forms.filter((form) => /^\d+$/.test(form));
  if (tag !== 'input') return [...forms];
  if (type === 'number') return plain;
  const isTold =
    EXAMPLE.test(placeholder.trim()) || [label, placeholder, title, error].some((text) => says('digitsOnly', text));
  return isTold ? [...new Set([...plain, ...forms])] : [...forms];
}
