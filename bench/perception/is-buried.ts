import type { LabelledPage } from './labelled-page.ts';

/** Whatever lies over a page is dealt with first, and the page is read afterwards. */
export function isBuried(page: LabelledPage): boolean {
  return page.seen.modal || Object.values(page.truths).includes('action:dismiss');
}
