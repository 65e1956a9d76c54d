import type { ElementHandle } from 'playwright-core';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';

const CLICK_MS = 1_500;
/** Lists are drawn a moment after they open. */
const DRAWING_MS = 250;

/** A field that only searches a list: it keeps no text, and wants an entry. */
export function narrowsList({ tag, expanded }: SnapshotElement): boolean {
  return tag === 'input' && expanded !== null;
}

/** Opens the list of such a field and takes the entry that `choose` names; closes it again when it names none. */
export async function pickListEntry(
  run: Pick<Run, 'guard' | 'page'>,
  field: ElementHandle,
  choose: (entries: readonly string[]) => number,
): Promise<boolean> {
  const frame = await run.guard(field.ownerFrame());
  if (!frame) return false;
  // What lies over the field is part of its own list, which listens to the press as well.
  await run.guard(field.click({ timeout: CLICK_MS, force: true }).catch(() => undefined));
  await run.guard(new Promise<void>((done) => setTimeout(done, DRAWING_MS)));
  const entries = await run.guard(frame.$$('[role=option]:visible'));
  const texts = await run.guard(Promise.all(entries.map((entry) => entry.innerText().catch(() => ''))));
  const entry = entries[choose(texts.map((text) => text.trim()))];
  const isTaken = await run.guard(
    entry?.click({ timeout: CLICK_MS }).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false),
  );
  if (!isTaken) await run.guard(run.page.keyboard.press('Escape'));
  return isTaken;
}

/** "05", "5" and "05 - May" are the same month. */
export function findEntry(entries: readonly string[], wanted: string): number {
  const first = (text: string) => Number(/^\d{1,4}/.exec(text)?.[0] ?? Number.NaN);
  return entries.findIndex((text) => text === wanted || first(text) === Number(wanted));
}
