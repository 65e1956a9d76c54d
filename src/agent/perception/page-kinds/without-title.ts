import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';

/**
 * A product whose variants are pages of their own lists them by their full names: "Linen shirt - Navy, L" below the title
 * "Linen shirt". What such a link says besides the title is the value, and so is what a button says, beside another one
 * that repeats the title. The snapshot with these named by their values.
 */
export function withoutTitle(snapshot: PageSnapshot): PageSnapshot {
  const title = snapshot.texts.find(({ heading, landmark }) => heading === 1 && landmark !== 'header')?.text.trim();
  if (!title) return snapshot;
  const buttons = snapshot.elements.filter(({ role, text }) => role === 'button' && valueBehind(text, title) !== null);
  const isNamed = (element: SnapshotElement) =>
    element.role === 'link' || (buttons.length > 1 && buttons.includes(element));
  return {
    ...snapshot,
    elements: snapshot.elements.map((element) => (isNamed(element) ? named(element, title) : element)),
  };
}

function named(element: SnapshotElement, title: string): SnapshotElement {
  const { text, label } = element;
  const value = valueBehind(text, title);
  return value === null ? element : { ...element, text: value, label: label === text ? value : label };
}

const PARTS_TITLE = /^\s*[-–—:,|/(·]\s*/u;

function valueBehind(text: string, title: string): string | null {
  if (!text.toLowerCase().startsWith(title.toLowerCase())) return null;
  const rest = text.slice(title.length);
  const value = rest.replace(PARTS_TITLE, '');
  if (value === rest || value.trim() === '') return null;
  return (rest.trim().startsWith('(') ? value.replace(/\)\s*$/, '') : value).trim();
}
