import type { View } from '../view/view.ts';

export function productTitle(view: View): string {
  const headings = view.snapshot.texts.filter((text) => text.heading === 1 || text.heading === 2);
  return (headings.find((text) => text.heading === 1) ?? headings[0])?.text ?? view.snapshot.title;
}
