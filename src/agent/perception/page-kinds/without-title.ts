import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';

/**
 * A product whose variants are pages of their own lists them by their full names: "Linen shirt - Navy, L" below the title
 * "Linen shirt". What such a link says besides the title is the value, and so is what a button says, beside another one
 * that repeats the title. The snapshot with these named by their values.
 */
export function withoutTitle(snapshot: PageSnapshot): PageSnapshot {
  const title = snapshot.texts.find(({ heading, landmark }) => heading === 1 && landmark !== 'header')?.text.trim();
  if (!title) return snapshot;
  const buttons = snapshot.elements.filter(
    (element) => element.role === 'button' && valueBehind(nameOf(element), title) !== null,
  );
  const isNamed = (element: SnapshotElement) =>
    element.role === 'link' || (buttons.length > 1 && buttons.includes(element));
  return {
    ...snapshot,
    elements: snapshot.elements.map((element) => (isNamed(element) ? named(element, title) : element)),
  };
}

/** A swatch shows a colour and no word: what it is called stands in a title of its own. */
function nameOf({ text, ariaLabel, title }: SnapshotElement): string {
  return text || ariaLabel || title;
}

function named(element: SnapshotElement, title: string): SnapshotElement {
  const name = nameOf(element);
  const value = valueBehind(name, title);
  const behindTitle = (words: string) => (value !== null && words === name ? value : words);
  const { text, label, ariaLabel } = element;
  return {
    ...element,
    text: behindTitle(text),
    label: behindTitle(label),
    ariaLabel: behindTitle(ariaLabel),
    title: behindTitle(element.title),
  };
}

const PARTS_TITLE = /^\s*[-–—:,|/(·]\s*/u;

function valueBehind(text: string, title: string): string | null {
  if (!text.toLowerCase().startsWith(title.toLowerCase())) return null;
  const rest = text.slice(title.length);
  const value = rest.replace(PARTS_TITLE, '');
  if (value === rest || value.trim() === '') return null;
  return (rest.trim().startsWith('(') ? value.replace(/\)\s*$/, '') : value).trim();
}
