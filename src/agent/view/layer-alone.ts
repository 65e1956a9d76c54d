import type { SnapshotElement } from '../perception/index.ts';
import type { View } from './view.ts';

/** What a person sees of a page that a modal layer covers: the layer. Null where there is none with anything to read. */
export function layerAlone(view: View): View | null {
  const { snapshot } = view;
  const isOnTop = ({ dialog, covered }: Pick<SnapshotElement, 'dialog' | 'covered'>) => dialog >= 0 && !covered;
  const texts = snapshot.texts.filter(isOnTop);
  if (!snapshot.modal || texts.length === 0) return null;
  const orders = texts.map(({ order }) => order);
  const [first, last] = [Math.min(...orders), Math.max(...orders)];
  const frames = new Set(texts.map(({ frame }) => frame));
  const rows = snapshot.rows.filter(({ frame, order }) => frames.has(frame) && order >= first && order <= last);
  return { ...view, snapshot: { ...snapshot, texts, rows, elements: snapshot.elements.filter(isOnTop) } };
}
