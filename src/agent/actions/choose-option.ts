import type { ElementHandle, Frame, JSHandle } from 'playwright-core';
import { saysJust, saysJustWithNotes } from '../../words/says-just.ts';
import { frameOf, resolveRef, type SnapshotElement } from '../perception/index.ts';
import { waitForQuiet } from '../quiet/wait-for-quiet.ts';
import type { Run } from '../run/run.ts';
import { matchOption } from '../spelling/match-option.ts';
import { namesPlace } from '../spelling/names-place.ts';
import { withoutTopics } from '../spelling/without-topic.ts';
import type { View } from '../view/view.ts';
import { press } from './press.ts';
import { typeToSearch } from './set-values.ts';

type Known = JSHandle<Element[]>;

const LIST_MS = 350;
/** A page that was drawn before its scripts listen opens nothing at first. */
const OPENING_TRIES = 4;
/** Spellings to search a list for. */
const SEARCHES = 3;

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
 * searched is typed into when the entry is not in sight. Closed again with Escape when there is no such entry. A field
 * that does not say that it has a list is waited for only with patience.
 */
export async function chooseFromCustomList(
  run: Run,
  view: View,
  element: SnapshotElement,
  forms: readonly string[],
  isPatient = true,
): Promise<boolean> {
  const frame = frameOf(view.snapshot, element.ref);
  if (!frame) return false;
  const known: Known = await run.guard(frame.evaluateHandle(newInSight, null));
  const pause = () => run.guard(new Promise<void>((done) => setTimeout(done, LIST_MS)));
  // A field that does not say that it has a list shows one to those who type.
  const saysList = element.tag !== 'input' || element.expanded !== null;
  await press(run, view, element);
  // Where nothing says that there is a list, only what came into sight can be its entry: a menu of countries may be in sight.
  const find = () => findEntry(run, frame, forms, known, saysList);
  let entry = await find();
  // Long lists are drawn, or fetched, a moment after they open; a press on an open one would close it again.
  for (let tries = 1; !entry && saysList && tries < OPENING_TRIES; tries += 1) {
    await pause();
    entry = await find();
    if (entry || (await run.guard(isListOpen(frame, known)))) break;
    await press(run, view, element);
    entry = await find();
  }
  if (!entry && element.tag === 'input') {
    const seen: Known = await run.guard(frame.evaluateHandle(cameIntoSight, null));
    const handle = await run.guard(resolveRef(view.snapshot, element.ref));
    // A list that is searched by names shows nothing for a code.
    for (const form of handle ? forms.slice(0, SEARCHES) : []) {
      if (handle) await typeToSearch(run, handle, form);
      entry = (await find()) ?? (await findPlace(run, frame, forms, seen));
      for (let tries = 1; !entry && !saysList && isPatient && tries < OPENING_TRIES; tries += 1) {
        await pause();
        entry = await findPlace(run, frame, forms, seen);
      }
      if (entry || (!saysList && !isPatient)) break;
    }
  }
  if (!entry) {
    // A list that says nothing of itself goes with its field; what else there is to close is not its own.
    if (saysList) await run.guard(run.page.keyboard.press('Escape'));
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
  saysList: boolean,
): Promise<ElementHandle | null> {
  await run.guard(waitForQuiet(run.page, run.requests));
  const entries: Known = await run.guard(frame.evaluateHandle(visibleEntries));
  const choices = saysList ? await run.guard(entries.evaluate(choicesOf)) : [];
  const matched = matchOption(choices, forms);
  const listed = matched >= 0 ? matched : plainEntry(choices, forms);
  if (listed >= 0) return entryAt(run, entries, listed);
  // Nothing says of some layers that they are lists: what came into sight with the press has to say just what is wanted.
  const fresh: Known = await run.guard(frame.evaluateHandle(newInSight, known));
  const plain = plainEntry(await run.guard(fresh.evaluate(choicesOf)), forms);
  return plain < 0 ? null : entryAt(run, fresh, plain);
}

/** The one that says just what is wanted, once what all of them begin with is left out; -1 without one. */
function plainEntry(choices: readonly { text: string }[], forms: readonly string[]): number {
  const isMeant = (text: string) => forms.some((form) => saysJust(text, [form]) || saysJustWithNotes(text, [form]));
  const found = withoutTopics(choices.map(({ text }) => text)).map((texts) => texts.findIndex(isMeant));
  return found.find((at) => at >= 0) ?? -1;
}

/** Of what came into sight with the typing, the one thing that is named as the place that was typed. */
async function findPlace(
  run: Pick<Run, 'guard'>,
  frame: Frame,
  forms: readonly string[],
  seen: Known,
): Promise<ElementHandle | null> {
  const fresh: Known = await run.guard(frame.evaluateHandle(cameIntoSight, seen));
  const texts = await run.guard(fresh.evaluate((nodes) => nodes.map((node) => (node as HTMLElement).innerText ?? '')));
  const [only, ...more] = [...texts.keys()].filter((at) => namesPlace(texts[at] ?? '', forms));
  return only === undefined || more.length > 0 ? null : entryAt(run, fresh, only);
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

/** Runs in the page: what can be pressed, is called an option, stands for a value or is an item, can be seen now and is not among the known ones. */
function newInSight(known: readonly Element[] | null): Element[] {
  const found = [...document.querySelectorAll('button,[role=button],[class*=option i],[data-value],li')].filter(
    (node) => !known?.includes(node) && node.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  // A list may be called after its options, and hold a single one.
  return found.filter((node) => known === null || !found.some((other) => other !== node && node.contains(other)));
}

/**
 * Runs in the page: all that can be seen now; or of it what is not among the known ones, each with all that is new around
 * it and around nothing else.
 */
function cameIntoSight(known: readonly Element[] | null): Element[] {
  const seen = [...document.querySelectorAll('body *')].filter((node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (known === null) return seen;
  const before = new Set(known);
  const fresh = new Set(seen.filter((node) => !before.has(node)));
  const freshIn = (node: Element) => [...node.children].filter((child) => fresh.has(child)).length;
  const entryOf = (node: Element): Element => {
    const around = node.parentElement;
    return around && fresh.has(around) && freshIn(around) === 1 ? entryOf(around) : node;
  };
  return [...new Set([...fresh].filter((node) => freshIn(node) === 0).map(entryOf))];
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
