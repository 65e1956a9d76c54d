import type { ElementHandle, Frame } from 'playwright-core';
import type { ElementRef, PageSnapshot } from '../seen/types.ts';
import { type FrameWalk, pickFrom } from './read-frame.ts';

export interface FrameHandles {
  walk: FrameWalk;
  /** Snapshot element index → index in the page side's lists. */
  places: Map<ElementRef, number>;
}

/** Kept outside the snapshot so that a snapshot stays plain data. */
const handles = new WeakMap<PageSnapshot, FrameHandles[]>();

export function keepHandles(snapshot: PageSnapshot, frames: FrameHandles[]): void {
  handles.set(snapshot, frames);
}

function find(snapshot: PageSnapshot, ref: ElementRef): { at: number; held: FrameHandles } | null {
  for (const held of handles.get(snapshot) ?? []) {
    const at = held.places.get(ref);
    if (at !== undefined) return { at, held };
  }
  return null;
}

async function pick(snapshot: PageSnapshot, ref: ElementRef, list: 'nodes' | 'targets'): Promise<ElementHandle | null> {
  const found = find(snapshot, ref);
  if (!found) return null;
  const [handle] = await pickFrom(found.held.walk, list, [found.at]).catch(() => []);
  return handle ?? null;
}

/** For work on many elements with one round trip per frame: which of them stand in which frame's walk, and where. */
export function placesOf(snapshot: PageSnapshot, refs: readonly ElementRef[]): FrameHandles[] {
  return (handles.get(snapshot) ?? []).flatMap(({ walk, places }) => {
    const own = refs.flatMap((ref) => {
      const at = places.get(ref);
      return at === undefined ? [] : [[ref, at] as const];
    });
    return own.length === 0 ? [] : [{ walk, places: new Map(own) }];
  });
}

/** The control itself, in its own frame. null when the frame or the snapshot is gone. */
export function resolveRef(snapshot: PageSnapshot, ref: ElementRef): Promise<ElementHandle | null> {
  return pick(snapshot, ref, 'nodes');
}

/** What a person would click for it: the visible label or widget of a proxied control, else the control. */
export function resolveClickTarget(snapshot: PageSnapshot, ref: ElementRef): Promise<ElementHandle | null> {
  return pick(snapshot, ref, 'targets');
}

export function frameOf(snapshot: PageSnapshot, ref: ElementRef): Frame | null {
  return find(snapshot, ref)?.held.walk.frame ?? null;
}
