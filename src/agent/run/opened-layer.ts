import type { SnapshotElement } from '../perception/index.ts';

/** What a page looked like when a way on was pressed, as far as layers go. */
export interface LeftPage {
  url: string;
  /** Whatever stood in a layer then. */
  inLayers: ReadonlySet<string>;
}

interface Remembering {
  memory: { leftPage: LeftPage | null };
}

interface Seen {
  snapshot: { url: string; elements: readonly SnapshotElement[] };
}

const nameOf = ({ role, name, id, label, text }: SnapshotElement): string => `${role} ${name} ${id} ${label || text}`;

/** Before a way on is pressed. */
export function noteWayOn({ memory }: Remembering, { snapshot }: Seen): void {
  const inside = snapshot.elements.filter(({ dialog, visible }) => dialog >= 0 && visible);
  memory.leftPage = { url: snapshot.url, inLayers: new Set(inside.map(nameOf)) };
}

/** A layer that the last way on opened over its own page is the answer to that press; others come up by themselves. */
export function isOpenedByUs({ memory }: Remembering, { snapshot }: Seen, layer: readonly SnapshotElement[]): boolean {
  const { leftPage } = memory;
  return leftPage?.url === snapshot.url && !layer.some((element) => leftPage.inLayers.has(nameOf(element)));
}
