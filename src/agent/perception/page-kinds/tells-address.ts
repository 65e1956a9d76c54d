import { foldLabel, foldText } from '../../../words/fold-text.ts';

/** "?Colour=Sand": a page that keeps its choices in its address is drawn by it, whatever its buttons look like. */
export function tellsAddress(url: string, name: string, label: string): boolean {
  const asked = [...(URL.parse(url)?.searchParams ?? [])];
  return asked.some(([key, value]) => foldLabel(key) === foldLabel(name) && foldText(value) === foldText(label));
}
