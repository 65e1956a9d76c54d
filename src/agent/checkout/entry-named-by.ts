import type { PostalAddress } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import type { SnapshotElement } from '../perception/index.ts';

type Entry = SnapshotElement['options'][number];

/** Shorter names are said by too many texts: the "1" of a district is that of a flat as well. */
const SHORTEST_NAME = 4;

/**
 * The entry of a list that the address itself names between two of its commas: "Ward 4, District 1" names one in the list
 * of wards and one in that of districts. Where the list is known to be one of places, either may leave out what kind of
 * place it is ("Riverside" and "Riverside Ward"). Null where none is named, or more than one: nothing is guessed.
 */
export function entryNamedBy(
  { addressLine1, addressLine2 }: PostalAddress,
  entries: readonly Entry[],
  listsPlaces: boolean,
): string | null {
  // The first part of the first line is the street.
  const parts = [...partsOf(addressLine1).slice(1), ...partsOf(addressLine2)].map(foldText).filter(Boolean);
  const open = entries.filter(({ disabled, text }) => !disabled && foldText(text) !== '');
  const those = (isNamed: (name: string, part: string) => boolean) =>
    open.filter(({ text }) => parts.some((part) => isNamed(foldText(text), part)));
  const same = those((name, part) => name === part);
  const found = same.length > 0 || !listsPlaces ? same : those(isSameButKind);
  return found.length === 1 && found[0] ? found[0].text : null;
}

function partsOf(line: string): string[] {
  return line.split(/[,;،、，\n]/u);
}

function isSameButKind(name: string, part: string): boolean {
  const [short, long] = name.length < part.length ? [name, part] : [part, name];
  const isName = short.replace(/[^\p{L}]/gu, '').length >= SHORTEST_NAME;
  return isName && (long.startsWith(`${short} `) || long.endsWith(` ${short}`));
}
