import { type Markup, raw } from '../src/markup.ts';

/**
 * What an element is, written beside the element itself. A truth is `kind:name`, sometimes with `=value`:
 * see README.md for the list. The public address of a shop never shows it: `stripTruth` takes it out of every answer.
 */
export function mark(truth: string): Markup {
  return raw(` data-truth="${truth.replace(/["\\&<>]/g, '')}"`);
}

/** From markup, from scripts that hold markup, and from markup inside JSON. */
export function stripTruth(text: string): string {
  return text.replace(/ data-truth=(?:\\?"[^"\\]*\\?"|&quot;[^&]*&quot;)/g, '');
}
