import { says } from '../../words/says.ts';
import { openPage } from '../actions/open-page.ts';
import { press } from '../actions/press.ts';
import type { CartLine, SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look } from '../view/look.ts';
import { elementOf, type View } from '../view/view.ts';

/** Takes a line that nobody asked for out of the cart, and says yes when the shop asks for confirmation. */
export async function removeLine(run: Run, view: View, line: CartLine): Promise<void> {
  const element = line.removeRef ? elementOf(view, line.removeRef) : undefined;
  // Some pages take a line out and go on showing it: what lies in the cart is what the shop says when it is asked again.
  const wasPressed = run.tries.count(`remove ${line.title}`) > 0;
  if (wasPressed && element && element.dialog < 0 && run.tries.mayTry(`read again without ${line.title}`, 1)) {
    await openPage(run, view.snapshot.url);
    return;
  }
  if (!element || !run.tries.mayTry(`remove ${line.title}`, 2)) {
    throw new Stop('agent_stuck', `the cart contains something that was not ordered: ${line.title.slice(0, 80)}`);
  }
  run.memory.linesRemoved += 1;
  await press(run, view, element, { takesAway: true });
  const after = await look(run);
  const yes = answerInLayer(after, element);
  if (yes) await press(run, after, yes, { takesAway: true });
}

/** A layer with more controls than this is no question. */
const QUESTION_CONTROLS = 4;

/** The shop asks for confirmation in a layer of its own: a small one, so that it is not the cart with its other lines. */
function answerInLayer(view: View, pressed: SnapshotElement): SnapshotElement | undefined {
  if (!view.snapshot.modal) return undefined;
  const open = view.snapshot.elements.filter((element) => element.visible && element.dialog >= 0);
  return open.find(
    (element) =>
      element.role === 'button' &&
      !element.disabled &&
      element.dialog !== pressed.dialog &&
      says('confirmsRemoval', element.text || element.ariaLabel) &&
      open.filter((other) => other.dialog === element.dialog).length <= QUESTION_CONTROLS,
  );
}
