import type { Run } from '../run/run.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { dismissOverlays } from './dismiss-overlays.ts';

/** Puts away whatever lies over the page, one layer after the other. */
export async function clearTheWay(run: Run, first: View): Promise<View> {
  let view = first;
  while ((await dismissOverlays(run, view)) === 'acted') {
    view = await look(run);
    checkPage(run, view);
  }
  return view;
}
