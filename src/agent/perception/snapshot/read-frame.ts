import type { ElementHandle, Frame } from 'playwright-core';
import { isolatedReader } from '../../../browser/index.ts';
import { walkSource } from '../in-page/page-script.ts';
import type { PageOptions, RawFrame } from '../in-page/raw-frame.ts';
import { unpackFrame } from './unpack-frame.ts';

const reader = isolatedReader('page-walk', walkSource);

/** One walk through a frame. Its elements can be named until some walks later, or until the document goes. */
export interface FrameWalk {
  frame: Frame;
  id: string;
}

export async function readFrame(
  frame: Frame,
  options: PageOptions,
  timeoutMs: number,
): Promise<{ walk: FrameWalk; data: RawFrame }> {
  const answer = await reader.ask(frame, { what: 'walk', options }, timeoutMs);
  const end = answer.indexOf(' ');
  return { walk: { frame, id: answer.slice(0, end) }, data: unpackFrame(answer.slice(end + 1)) };
}

/** Has a new document's reader ready before the first walk, while the document still loads. */
export async function readyReader(frame: Frame): Promise<void> {
  await reader.ask(frame, { what: 'place', id: '' }).catch(() => undefined);
}

/** Where an element stands in a walk's list; -1 when it is not there. */
export async function placeIn({ id }: FrameWalk, element: ElementHandle): Promise<number> {
  return Number(await reader.askAbout(element, { what: 'place', id }));
}

/** Elements of a walk by their places; none when one of them is gone. */
export function pickFrom(
  { frame, id }: FrameWalk,
  list: 'nodes' | 'targets',
  places: readonly number[],
): Promise<ElementHandle[]> {
  return reader.pick(frame, { what: list, id, places });
}
