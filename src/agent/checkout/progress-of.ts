import { readTotals, type SnapshotElement } from '../perception/index.ts';
import { candidates, type View } from '../view/view.ts';

/** What surrounds the page's own content. */
const AROUND = new Set<SnapshotElement['landmark']>(['header', 'nav', 'aside', 'footer']);

/**
 * How far a page has come: its step, its answers, its sums, and what it refuses. Two looks with the same words for it are
 * no progress, whatever notices and side boxes came or went between them.
 */
export function progressOf(view: View): string {
  const { snapshot, page } = view;
  // Every notice brings a cross to close it with.
  const crosses = new Set(candidates(view, 'dismiss', 0.2).map(({ ref }) => ref));
  const answers = snapshot.elements
    .filter(({ visible, role, landmark }) => visible && role !== 'link' && !AROUND.has(landmark))
    .filter(({ ref }) => !crosses.has(ref))
    .map(({ role, label, text, value, filled, checked, disabled, covered }) =>
      // What a field for a card holds is not read, only that it holds something.
      [role, label || text, value, filled, checked, disabled, covered].join(''),
    );
  const headings = snapshot.texts
    .filter((text) => text.heading > 0 && text.heading <= 2 && !AROUND.has(text.landmark))
    .map(({ text }) => text);
  const refusals = new Set(snapshot.messages.filter(({ kind }) => kind === 'error').map(({ text }) => text));
  const sums = readTotals(snapshot).rows.map(({ role, money }) => `${role}${money?.amountMinor}`);
  return [snapshot.url, page.kind, ...headings, ...answers, ...refusals, ...sums].join('|');
}
