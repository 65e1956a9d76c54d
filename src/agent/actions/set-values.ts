import type { ElementHandle } from 'playwright-core';
import { isolatedReader } from '../../browser/index.ts';
import { placesOf, resolveRef, type SnapshotElement } from '../perception/index.ts';
import { waitForQuiet } from '../quiet/wait-for-quiet.ts';
import { noteDone } from '../run/note-done.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';

const writer = isolatedReader('write-values', `(root, order) => (${writeValues})(order).join(' ')`);

/** For a text field the text; for a native drop-down the value of the option. */
export interface FieldValue {
  element: SnapshotElement;
  text: string;
}

/**
 * Fills any number of fields with one round trip per frame. A field whose script rewrites or refuses the value is
 * typed into with real keys afterwards, as most input masks want it. Returns what had to be left alone.
 */
export async function setValues(run: Run, view: View, fields: readonly FieldValue[]): Promise<readonly FieldValue[]> {
  if (fields.length === 0) return [];
  run.spendAction(`fill ${fields.length} fields`);
  noteDone(run, `filled ${fields.length} fields`);
  run.steps.noteChange();
  let covered = await writeAll(run, view, fields);
  // A loading mask that one of these fields brought up goes away again; what stays covered is left alone.
  while (covered.length > 0) {
    await run.guard(waitForQuiet(run.page, run.requests));
    const left = await writeAll(run, view, covered);
    if (left.length === covered.length) return goOnByKeys(run, view, left);
    covered = left;
  }
  return [];
}

/**
 * What these values brought up, such as a list of suggestions over the fields below, does not stop a person who goes on
 * with the keyboard. What was covered before is a trap or belongs to another layer.
 */
async function goOnByKeys(run: Run, view: View, covered: readonly FieldValue[]): Promise<readonly FieldValue[]> {
  const before = covered.filter(({ element }) => element.covered);
  if (before.length > 0)
    run.deps.log('left covered fields alone', { fields: before.map(({ element }) => element.name) });
  for (const { element, text } of covered.filter((field) => !field.element.covered)) {
    const handle = element.tag === 'select' ? null : await run.guard(resolveRef(view.snapshot, element.ref));
    if (handle) await typeText(run, handle, text);
  }
  return before;
}

/** Returns the fields that something lay over. */
async function writeAll(run: Pick<Run, 'guard'>, view: View, fields: readonly FieldValue[]): Promise<FieldValue[]> {
  const covered: FieldValue[] = [];
  const refs = fields.map(({ element }) => element.ref);
  for (const { walk, places } of placesOf(view.snapshot, refs)) {
    const group = fields.filter(({ element }) => places.has(element.ref));
    const jobs = group.map(({ element, text }) => ({
      at: places.get(element.ref) ?? -1,
      text,
      proxied: element.proxied,
    }));
    const said = await run.guard(writer.ask(walk.frame, { id: walk.id, jobs })).catch(() => '');
    const results = said === '' ? [] : said.split(' ');
    for (const [index, field] of group.entries()) {
      if (results[index] === 'refused') {
        const handle = await run.guard(resolveRef(view.snapshot, field.element.ref));
        if (handle) await typeText(run, handle, field.text);
      }
      if (results[index] === 'covered') covered.push(field);
    }
  }
  return covered;
}

/** Tells the page again about values that it already has: a script that woke up later has not heard of them. */
export async function announceValues(
  run: Pick<Run, 'guard'>,
  view: View,
  elements: readonly SnapshotElement[],
): Promise<void> {
  for (const { ref, tag, expanded } of elements) {
    const handle = await run.guard(resolveRef(view.snapshot, ref));
    // A field that is typed into to search its list would open that again, over whatever stands below it.
    const kinds = tag === 'input' && expanded !== null ? ['change'] : ['input', 'change'];
    await run
      .guard(
        handle?.evaluate((node, said) => {
          for (const kind of said) node.dispatchEvent(new Event(kind, { bubbles: true, composed: true }));
        }, kinds) ?? Promise.resolve(),
      )
      .catch(() => undefined);
  }
}

/** Real keys, one after the other. For masks, contenteditable and anything that ignores set values. */
export async function typeText(run: Pick<Run, 'guard'>, handle: ElementHandle, text: string): Promise<void> {
  await run.guard(replaceByKeys(handle, text).then(() => leave(handle))).catch(() => undefined);
}

/** The same and stays in the field: what it suggests is gone from many a page when the field is left. */
export async function typeToSearch(run: Pick<Run, 'guard'>, handle: ElementHandle, text: string): Promise<void> {
  await run.guard(replaceByKeys(handle, text)).catch(() => undefined);
}

const leave = (handle: ElementHandle): Promise<void> => handle.evaluate((node) => (node as HTMLElement).blur());

async function replaceByKeys(handle: ElementHandle, text: string): Promise<void> {
  await handle.focus();
  await handle.evaluate((node) => {
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) node.select();
    else getSelection()?.selectAllChildren(node);
  });
  await handle.press('Delete', { timeout: 1_000 });
  await handle.type(text, { timeout: 5_000 });
}

type Written = 'stays' | 'refused' | 'covered';

interface WriteOrder {
  /** Of the walk that found the fields. */
  id: string;
  jobs: { at: number; text: string; proxied: boolean }[];
}

/**
 * Runs in the frame. A field that something else lies over is a trap or belongs to another layer: it is left alone.
 * Self-contained: it is sent to the page as source.
 */
function writeValues({ id, jobs }: WriteOrder): Written[] {
  const walks = (globalThis as unknown as Record<symbol, { id: string; nodes: Element[] }[]>)[Symbol.for('walks')];
  const nodes = walks?.find((walk) => walk.id === id)?.nodes ?? [];
  const fire = (node: Element, event: Event) => node.dispatchEvent(event);
  return jobs.map(({ at, text, proxied }) => {
    const node = nodes[at];
    if (!(node instanceof HTMLElement)) return 'refused';
    if (!proxied && !canBeSeen(node)) return 'covered';
    if (node instanceof HTMLSelectElement) {
      // A person presses on a list to open it. Some shops take no choice to heart that came without.
      for (const kind of ['mousedown', 'mouseup', 'click'])
        fire(node, new MouseEvent(kind, { bubbles: true, cancelable: true, composed: true, view: window }));
      node.focus({ preventScroll: true });
      node.value = text;
      fire(node, new Event('input', { bubbles: true, composed: true }));
      fire(node, new Event('change', { bubbles: true }));
      node.blur();
      return 'stays';
    }
    const isArea = node instanceof HTMLTextAreaElement;
    if (!isArea && !(node instanceof HTMLInputElement)) return 'refused';
    const prototype = isArea ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    node.focus({ preventScroll: true });
    // As a phone's keyboard says it, without a letter. Many a shop asks for new sums only after a key went down.
    fire(node, new KeyboardEvent('keydown', { bubbles: true, composed: true, key: 'Unidentified', keyCode: 229 }));
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(node, text);
    fire(node, new InputEvent('input', { bubbles: true, composed: true, data: text, inputType: 'insertText' }));
    fire(node, new KeyboardEvent('keyup', { bubbles: true, composed: true, key: text.slice(-1) }));
    fire(node, new Event('change', { bubbles: true }));
    node.blur();
    const simple = (value: string) => value.replace(/[^\p{L}\p{N}@]/gu, '').toLowerCase();
    return !node.isConnected || simple(node.value) === simple(text) ? 'stays' : 'refused';
  });

  function canBeSeen(node: HTMLElement): boolean {
    const inView = (box: DOMRect) => box.top >= 0 && box.bottom <= innerHeight;
    if (inView(node.getBoundingClientRect()) && isOnTop(node)) return true;
    // Bars at an edge of the window cover whatever is there: the middle is free of them.
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    return isOnTop(node);
  }

  function isOnTop(node: HTMLElement): boolean {
    const box = node.getBoundingClientRect();
    const root = node.getRootNode() as Document | ShadowRoot;
    return [0.5, 0.15, 0.9].some((share) => {
      const hit = root.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
      if (!hit) return false;
      if (hit === node || node.contains(hit) || passesOn(node, hit)) return true;
      const label = hit.closest('label');
      return label !== null && (label.contains(node) || label.htmlFor === node.id);
    });
  }

  /** Nothing lies over a list in sight that leaves its clicks to its own wrapper. A wrapper without clicks is locked as a whole. */
  function passesOn(node: HTMLElement, hit: Element): boolean {
    const clicksOf = (each: Element | null) => (each ? getComputedStyle(each).pointerEvents : 'none');
    const isSeen = node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isSeen && clicksOf(node) === 'none' && clicksOf(node.parentElement) !== 'none' && hit === node.parentElement;
  }
}
