import { resolveRef, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run.ts';
import { matchOption } from '../values/match-option.ts';
import { look, type View } from '../view.ts';
import { press } from './press.ts';
import { typeText } from './set-values.ts';

/** The value of a native drop-down that means one of the spellings; null when it has none. */
export function optionValue(element: SnapshotElement, forms: readonly string[]): string | null {
  const index = matchOption(element.options, forms);
  return index < 0 ? null : (element.options[index]?.value ?? null);
}

/** What a native drop-down shows now. */
export function selectedText(element: SnapshotElement): string {
  return element.options.find((option) => option.selected)?.text ?? '';
}

/**
 * Opens a drop-down made of ordinary elements and takes the entry that means one of the spellings. A list that can be
 * searched is typed into when the entry is not in sight. Closed again with Escape when there is no such entry.
 */
export async function chooseFromCustomList(
  run: Run,
  view: View,
  element: SnapshotElement,
  forms: readonly string[],
): Promise<boolean> {
  const before = new Set(view.snapshot.elements.filter((each) => each.role === 'option').map((each) => each.order));
  await press(run, view, element);
  let opened = await look(run);
  let entry = findEntry(opened, forms);
  if (!entry && element.role === 'combobox' && element.tag === 'input') {
    const handle = await run.guard(resolveRef(opened.snapshot, element.ref));
    if (handle) await typeText(run, handle, forms[0] ?? '');
    opened = await look(run);
    entry = findEntry(opened, forms);
  }
  if (!entry) {
    if (before.size === 0) await run.guard(run.page.keyboard.press('Escape'));
    return false;
  }
  return press(run, opened, entry);
}

function findEntry(view: View, forms: readonly string[]): SnapshotElement | undefined {
  const entries = view.snapshot.elements.filter((each) => each.role === 'option' && each.visible);
  const index = matchOption(
    entries.map((each) => ({ text: each.text || each.label, value: each.data['data-value'] ?? each.data.value ?? '' })),
    forms,
  );
  return entries[index];
}
