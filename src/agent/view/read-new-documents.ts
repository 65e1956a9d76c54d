import type { Run } from '../run/run.ts';
import { glance } from './look.ts';
import type { View } from './view.ts';

export interface NewDocuments {
  /** The first view that was enough. Never resolves when none is. */
  found: Promise<View>;
  stop(): void;
}

/**
 * Reads each document that comes as soon as its markup and styles are there, beside a look that waits until it is at
 * rest. For what a page says plainly; nothing may be concluded from what such a view lacks.
 */
export function readNewDocuments(run: Run, isEnough: (view: View) => boolean): NewDocuments {
  let give: (view: View) => void = () => undefined;
  const found = new Promise<View>((done) => {
    give = done;
  });
  const read = async () => {
    const view = await glance(run).catch(() => null);
    if (view && isEnough(view)) give(view);
  };
  run.page.on('domcontentloaded', read);
  return { found, stop: () => void run.page.off('domcontentloaded', read) };
}
