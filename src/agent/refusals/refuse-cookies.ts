import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import { describe, press } from '../actions/press.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { acceptsCookies } from './cookie-controls.ts';

const MOST_BOXES = 12;

/**
 * Where no control of a consent notice says that it refuses, a plain "no" does, or its settings: opens them, unticks what
 * is ticked, and saves. True when something was done; the next look goes on from there.
 */
export async function refuseCookies(run: Run, view: View): Promise<boolean> {
  const [accept] = acceptsCookies(view);
  if (!accept) return false;
  const layer = view.snapshot.elements.filter((element) => inSameNotice(element, accept));
  const ticked = layer.filter(
    (element) => element.role === 'checkbox' && element.checked === true && element.visible && !element.disabled,
  );
  const no = layer.find((element) => isControl(element) && says('plainNo', nameOf(element)));
  if (no && run.tries.mayTry(`no to cookies ${describe(no)}`, 1)) {
    await press(run, view, no);
    return true;
  }
  const save = layer.find(
    (element) => isControl(element) && element !== accept && says('saveCookieSettings', nameOf(element)),
  );
  const open = layer.find(
    (element) => isControl(element) && element !== accept && says('cookieSettings', nameOf(element)),
  );
  if (save && (ticked.length === 0 || run.tries.mayTry(`untick consents ${view.snapshot.url}`, 2))) {
    if (!run.tries.mayTry(`save consents ${describe(save)}`, 2)) return false;
    for (const box of ticked.slice(0, MOST_BOXES)) await press(run, view, box);
    await press(run, view, save);
    run.deps.log('consent refused in its settings', { control: describe(save) });
    return true;
  }
  if (!open || !run.tries.mayTry(`consent settings ${describe(open)}`, 1)) return false;
  await press(run, view, open);
  return true;
}

function inSameNotice(element: SnapshotElement, accept: SnapshotElement): boolean {
  if (element.frame !== accept.frame || !element.visible) return false;
  if (accept.dialog >= 0) return element.dialog === accept.dialog;
  return (
    element.dialog < 0 && Math.abs(element.box.y - accept.box.y) < 120 && Math.abs(element.order - accept.order) < 6
  );
}

function isControl(element: SnapshotElement): boolean {
  return (element.role === 'button' || element.role === 'link') && element.visible && !element.disabled;
}

function nameOf(element: SnapshotElement): string {
  return foldText(element.text || element.ariaLabel);
}
