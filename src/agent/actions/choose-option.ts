import type { ElementHandle, Frame, JSHandle } from 'playwright-core';
import { saysJust, saysJustWithNotes } from '../../words/says-just.ts';
import { frameOf, resolveRef, type SnapshotElement } from '../perception/index.ts';
import { waitForQuiet } from '../quiet/wait-for-quiet.ts';
import type { Run } from '../run/run.ts';
import { matchOption } from '../spelling/match-option.ts';
import type { View } from '../view/view.ts';
import { press } from './press.ts';
import { typeText } from './set-values.ts';

type Known = JSHandle<Element[]>;

const LIST_MS = 350;
/** A page that was drawn before its scripts listen opens nothing at first. */
const OPENING_TRIES = 4;

/** The value of a native drop-down that means one of the spellings; null when it has none. */
export function optionValue(element: SnapshotElement, forms: readonly string[]): string | null {
  const index = matchOption(element.options, forms);
  return index < 0 ? null : (element.options[index]?.value ?? null);
}

/** What a native drop-down shows now. */
export function selectedText(element: SnapshotElement): string {
  return element.options.find((option) => option.selected)?.text ?? '';
}

/** What a drop-down made of ordinary elements shows; its face often repeats its own name before the value. */
export function faceValue(element: SnapshotElement): string {
  const shown = element.text || element.value;
  return shown.startsWith(element.label) ? shown.slice(element.label.length).trim() : shown;
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
  const frame = frameOf(view.snapshot, element.ref);
  if (!frame) return false;
  const known: Known = await run.guard(frame.evaluateHandle(newInSight, null));
  const pause = () => run.guard(new Promise<void>((done) => setTimeout(done, LIST_MS)));
  await press(run, view, element);
  let entry = await findEntry(run, frame, forms, known);
  // Long lists are drawn, or fetched, a moment after they open; a press on an open one would close it again.
  for (let tries = 1; !entry && tries < OPENING_TRIES; tries += 1) {
    await pause();
    entry = await findEntry(run, frame, forms, known);
    if (entry || (await run.guard(isListOpen(frame, known)))) break;
    await press(run, view, element);
    entry = await findEntry(run, frame, forms, known);
  }
  if (!entry && element.tag === 'input') {
    const handle = await run.guard(resolveRef(view.snapshot, element.ref));
    if (handle) await typeText(run, handle, forms[0] ?? '');
    entry = await findEntry(run, frame, forms, known);
  }
  if (!entry) {
    await run.guard(run.page.keyboard.press('Escape'));
    // Not every list listens to the keyboard.
    if (element.tag !== 'input' && (await run.guard(isListOpen(frame, known)))) await press(run, view, element);
    return false;
  }
  return run.guard(
    entry.click({ timeout: 1_500, noWaitAfter: true }).then(
      () => true,
      () => false,
    ),
  );
}

async function isListOpen(frame: Frame, known: Known): Promise<boolean> {
  const entries = await frame.evaluateHandle(visibleEntries);
  if ((await entries.evaluate((nodes) => nodes.length)) > 0) return true;
  const fresh = await frame.evaluateHandle(newInSight, known);
  return (await fresh.evaluate((nodes) => nodes.length)) > 0;
}

async function findEntry(
  run: Pick<Run, 'guard' | 'page' | 'requests'>,
  frame: Frame,
  forms: readonly string[],
  known: Known,
): Promise<ElementHandle | null> {
  await run.guard(waitForQuiet(run.page, run.requests));
  const entries: Known = await run.guard(frame.evaluateHandle(visibleEntries));
  const listed = matchOption(await run.guard(entries.evaluate(choicesOf)), forms);
  if (listed >= 0) return entryAt(run, entries, listed);
  // Nothing says of some layers that they are lists: what came into sight with the press has to say just what is wanted.
  const fresh: Known = await run.guard(frame.evaluateHandle(newInSight, known));
  const plain = (await run.guard(fresh.evaluate(choicesOf))).findIndex(({ text }) =>
    forms.some((form) => saysJust(text, [form]) || saysJustWithNotes(text, [form])),
  );
  return plain < 0 ? null : entryAt(run, fresh, plain);
}

async function entryAt(run: Pick<Run, 'guard'>, entries: Known, index: number): Promise<ElementHandle | null> {
  return (await run.guard(entries.evaluateHandle((nodes, at) => nodes[at] as Element, index))).asElement();
}

/** Runs in the page. */
function choicesOf(nodes: readonly Element[]): { text: string; value: string }[] {
  return nodes.map((node) => ({
    text: (node.textContent ?? '').replace(/\s+/g, ' ').trim(),
    value: node.getAttribute('data-value') ?? node.getAttribute('data-code') ?? node.getAttribute('value') ?? '',
  }));
}

/** Runs in the page: what can be pressed, or is called an option, can be seen now and is not among the known ones. */
function newInSight(known: readonly Element[] | null): Element[] {
  const found = [...document.querySelectorAll('button,[role=button],[class*=option i]')].filter(
    (node) => !known?.includes(node) && node.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  // A list may be called after its options, and hold a single one.
  return found.filter((node) => known === null || !found.some((other) => other !== node && node.contains(other)));
}

/** Runs in the page: entries of whatever list is open now, over shadow roots; plain list items only when nothing better is there. */
function visibleEntries(): Element[] {
  const closed = (window as unknown as Record<symbol, WeakMap<Element, ShadowRoot> | undefined>)[
    Symbol.for('closed-roots')
  ];
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const node of root.querySelectorAll('*')) {
      const inner = node.shadowRoot ?? closed?.get(node);
      if (inner) roots.push(inner);
    }
  }
  const visible = (node: Element) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const pick = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll(selector)]).filter(visible);
  const named = pick('[role=option],[role=menuitemradio],[role=menuitem]');
  return named.length > 0
    ? named
    : pick('[role=listbox] > *, ul[class*=option i] > li, ul[class*=drop i] > li, [class*=menu i] li');
}
