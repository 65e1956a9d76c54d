import type { Frame, Page } from 'playwright-core';
import { PageTooLarge } from '../../../browser/index.ts';
import type { RawFrame } from '../in-page/raw-frame.ts';
import type { Box, FrameInfo, PageSnapshot, SnapshotElement, SnapshotOptions } from '../seen/types.ts';
import { type FrameHandles, keepHandles } from './frame-handles.ts';
import { guessLanguage } from './guess-language.ts';
import { joinRows } from './join-rows.ts';
import { pageShape } from './page-shape.ts';
import { type FrameWalk, placeIn, readFrame } from './read-frame.ts';

interface WalkedFrame {
  frame: Frame;
  walk: FrameWalk;
  data: RawFrame;
  /** Index of the frame element in the parent's list; -1 for the main frame. */
  host: number;
  children: WalkedFrame[];
}

function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    work
      .then(
        (value) => resolve(value),
        (error) => (error instanceof PageTooLarge ? reject(error) : resolve(null)),
      )
      .finally(() => clearTimeout(timer));
  });
}

function originOf(url: string): string {
  try {
    return new URL(url).origin;
  } catch {
    return url;
  }
}

async function walkFrame(
  frame: Frame,
  options: Required<SnapshotOptions>,
  main: string,
  unread: string[],
): Promise<WalkedFrame | null> {
  const foreign = frame.parentFrame() !== null && originOf(frame.url()) !== main;
  const reading = { includeHidden: options.includeHidden, foreign, notices: options.notices };
  const work = readFrame(frame, reading, options.frameTimeoutMs);
  const got = await within(work, options.frameTimeoutMs);
  if (!got) {
    unread.push(frame.url());
    return null;
  }
  const children = await Promise.all(
    frame.childFrames().map((child) => walkChild(child, got.walk, got.data, options, main, unread)),
  );
  return { frame, ...got, host: -1, children: children.filter((c) => c !== null) };
}

/** A frame that nobody can see is not walked: its fields are not for people. */
async function walkChild(
  child: Frame,
  parent: FrameWalk,
  data: RawFrame,
  options: Required<SnapshotOptions>,
  main: string,
  unread: string[],
): Promise<WalkedFrame | null> {
  if (!data.elements.some((e) => e.role === 'frame')) return null;
  const host = await within(
    child.frameElement().then((owner) => placeIn(parent, owner)),
    options.frameTimeoutMs,
  );
  if (host === null || host < 0) return null;
  const walked = await walkFrame(child, options, main, unread).catch(() => null);
  return walked ? { ...walked, host } : null;
}

interface Merge {
  snapshot: PageSnapshot;
  handles: FrameHandles[];
  order: number;
}

function shift(box: Box, by: Box): Box {
  return { x: box.x + by.x, y: box.y + by.y, width: box.width, height: box.height };
}

function mergeFrame(merge: Merge, walked: WalkedFrame, parent: number, host: SnapshotElement | null): void {
  const { snapshot } = merge;
  const index = snapshot.frames.length;
  const { data } = walked;
  const offset: Box = host ? host.box : { x: 0, y: 0, ...data.viewport };
  const info: FrameInfo = {
    index,
    parent,
    url: data.url,
    name: walked.frame.name(),
    foreign: parent >= 0 && originOf(data.url) !== originOf(snapshot.url),
    visible: host ? host.visible : true,
    box: offset,
    label: host ? [host.label, host.title, host.name, host.id].filter(Boolean).join(' ') : '',
  };
  snapshot.frames.push(info);
  const places: FrameHandles['places'] = new Map();
  merge.handles.push({ walk: walked.walk, places });
  const typed = data.elements.filter((e) => e.role === 'textbox' || e.role === 'select').length;
  const refs: string[] = [];
  let text = 0;
  const addTexts = (before: number): void => {
    for (; text < data.texts.length; text += 1) {
      const block = data.texts[text];
      if (!block || block.order > before) break;
      snapshot.texts.push({
        ...block,
        frame: index,
        box: shift(block.box, offset),
        order: merge.order++,
        covered: block.covered || (host?.covered ?? false),
        dialog: block.dialog >= 0 ? block.dialog : (host?.dialog ?? block.dialog),
      });
    }
  };
  data.elements.forEach((raw, at) => {
    addTexts(raw.order);
    const ref = `${index}:${at}`;
    refs.push(ref);
    places.set(ref, at);
    const element: SnapshotElement = { ...raw, ref, frame: index, box: shift(raw.box, offset), order: merge.order++ };
    if (host) {
      element.covered ||= host.covered;
      element.dialog = element.dialog >= 0 ? element.dialog : host.dialog;
      element.sections = [...element.sections, ...host.sections];
      element.section ||= host.section;
      element.landmark ||= host.landmark;
      if (typed <= 2 && element.label === '' && host.label !== '')
        Object.assign(element, { label: host.label, labelSource: 'frame' });
    }
    snapshot.elements.push(element);
    if (raw.role !== 'frame') return;
    for (const child of walked.children) if (child.host === at) mergeFrame(merge, child, index, element);
  });
  addTexts(Number.POSITIVE_INFINITY);
  for (const message of data.messages) {
    const { element, ...rest } = message;
    snapshot.messages.push({ ...rest, frame: index, ref: refs[element] ?? null, box: shift(message.box, offset) });
  }
  snapshot.decoys += data.decoys;
  snapshot.modal ||= data.modal && index === 0;
}

/**
 * One look at everything a person could see and use in the page, over all frames and shadow roots, as plain data. Rejects
 * with `PageTooLarge` for a page that no person could use.
 */
export async function snapshot(page: Page, options: SnapshotOptions = {}): Promise<PageSnapshot> {
  const started = performance.now();
  const unreadFrames: string[] = [];
  const { includeHidden = false, frameTimeoutMs = 2_000, notices = '' } = options;
  const settings = { includeHidden, frameTimeoutMs, notices };
  const top = await walkFrame(
    page.mainFrame(),
    { ...settings, frameTimeoutMs: Math.max(settings.frameTimeoutMs, 10_000) },
    originOf(page.url()),
    unreadFrames,
  );
  const data = top?.data;
  const result: PageSnapshot = {
    url: data?.url ?? page.url(),
    title: data?.title ?? '',
    language: data?.language ?? '',
    currency: data?.currency ?? '',
    viewport: data?.viewport ?? { width: 0, height: 0 },
    scroll: data?.scroll ?? { x: 0, y: 0, height: 0 },
    frames: [],
    unreadFrames,
    elements: [],
    texts: [],
    messages: [],
    rows: [],
    decoys: 0,
    modal: false,
    shape: '',
    took: 0,
  };
  const merge: Merge = { snapshot: result, handles: [], order: 0 };
  if (top) mergeFrame(merge, top, -1, null);
  result.rows = joinRows(result.texts);
  result.language = guessLanguage(result);
  result.shape = pageShape(result);
  keepHandles(result, merge.handles);
  result.took = performance.now() - started;
  return result;
}
