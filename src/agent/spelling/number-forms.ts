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
  return isTold ? [...new Set([...plain, ...forms])] : likeExample(placeholder.trim(), forms);
}

/** An example with signs between its digits, or a mask in their place: "(555) 555-5555", "06 12 34 56 78", "+__ ___ ____". */
const SHAPED = /^\+?[\d_#()\s./-]{8,24}$/;

/** The form that is written just like it, then those that begin as it does; a telephone number has a place for its country or not. */
function likeExample(example: string, forms: readonly string[]): string[] {
  const digits = example.match(/[\d_#]/g) ?? [];
  if (!SHAPED.test(example) || digits.length < 7) return [...forms];
  const shapeOf = (text: string) => text.replace(/[\d_#]/g, '9');
  const isAlike = (form: string) => form.startsWith('+') === example.startsWith('+');
  const isDialled = (form: string) => form.startsWith('0') === example.replace(/\D/g, '').startsWith('0');
  const rank = (form: string) => {
    if (!isAlike(form)) return 3;
    if (example.startsWith('+')) return 0;
    return shapeOf(form) === shapeOf(example) ? 0 : isDialled(form) ? 1 : 2;
  };
  return forms.toSorted((a, b) => rank(a) - rank(b));
}
