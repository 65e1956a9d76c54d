import { describe, press } from '../actions/press.ts';
import { cardFields } from '../card/card-fields.ts';
import { resolveRef, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { findAgain } from '../view/find-again.ts';
import { look } from '../view/look.ts';
import { candidates, type View } from '../view/view.ts';
import { isRefusal } from './decline-extras.ts';
import { answersOf } from './leave-layer.ts';

/** The agreement, and one control that turned out to be something else. */
const MOST_ANSWERS = 2;

/** Presses a control that may be the order, as it is done where that must be known: put on record, and judged by what it sent. */
export type CarefulPress = (run: Run, view: View, element: SnapshotElement) => Promise<unknown>;

/**
 * Some boxes for the terms do not take the press: they open the terms in a layer, and agreeing there sets the box. Which
 * control agrees is seen by what it does to the box; where none sets it, the layer is left to whoever clears the way.
 * Where the agreement may be the order it is pressed with care, beside a control that is known to order or to lead on, or not
 * at all.
 */
export async function agreeInLayer(
  run: Run,
  before: View,
  box: SnapshotElement,
  careful: CarefulPress | null,
): Promise<void> {
  const pressAgreement = !mayOrder(run, before) ? press : goesOnElsewhere(before, box) ? careful : null;
  if (!pressAgreement || (await isTicked(run, before, box))) return;
  const pressed = new Set<string>();
  let view = await look(run);
  for (let tries = 0; tries < MOST_ANSWERS; tries += 1) {
    const answer = agreementsIn(run, before, view).find((each) => !pressed.has(describe(each)));
    if (!answer) return;
    pressed.add(describe(answer));
    await pressAgreement(run, view, answer);
    if (await isTicked(run, before, box)) {
      run.deps.log('agreed to the terms in a layer', { control: describe(answer) });
      return;
    }
    view = await look(run);
    const again = findAgain(before, box, view);
    if (!again || again.checked || view.snapshot.modal) continue;
    await press(run, view, again);
    view = await look(run);
  }
}

/** Once the card is typed, or payment is settled and no card is asked for, "I agree" may be the order. */
export function mayOrder({ memory }: Pick<Run, 'memory'>, view: View): boolean {
  return memory.cardTyped || (memory.paymentMethod !== null && cardFields(view).length === 0);
}

/** The page below the layer has the control that orders, or the box's own form or block has the one that leads on. */
function goesOnElsewhere(view: View, box: SnapshotElement): boolean {
  // A button that a script drew, or that stays in sight, may belong to no form.
  const isOwn = ({ frame, form, section, order }: SnapshotElement) =>
    frame === box.frame &&
    (form === box.form || (form < 0 && section === box.section && order > box.order)) &&
    box.form >= 0;
  const below = [...candidates(view, 'placeOrder'), ...candidates(view, 'continue').filter(isOwn)];
  return below.some(({ dialog }) => dialog < 0);
}

/**
 * Controls of the layer that came up with the press, likeliest first: "OK" may agree or only close. Nothing that
 * refuses is among them.
 */
export function agreementsIn(run: Pick<Run, 'site'>, before: View, view: View): SnapshotElement[] {
  const inLayer = ({ snapshot }: View) => snapshot.elements.filter(({ dialog, visible }) => dialog >= 0 && visible);
  const known = new Set(inLayer(before).map(describe));
  const layers = Map.groupBy(inLayer(view), ({ frame, dialog }) => `${frame} ${dialog}`).values();
  // Every layer may have a cross to close it: only words tell one from another.
  const hasWords = (control: SnapshotElement) => /\p{L}{2}/u.test(control.text || control.label);
  const fresh = [...layers].filter((controls) =>
    controls.every((control) => !hasWords(control) || !known.has(describe(control))),
  );
  if (!view.snapshot.modal) return [];
  const closes = ({ ref }: SnapshotElement) =>
    view.actions.find((action) => action.ref === ref && action.kind === 'dismiss')?.score ?? 0;
  return fresh
    .flatMap(([layer]) => (layer ? answersOf(run, view, layer) : []))
    .filter((control) => !isRefusal(control.text) && control.href === '')
    .filter(hasWords)
    .toSorted((a, b) => closes(a) - closes(b));
}

async function isTicked(run: Pick<Run, 'guard'>, view: View, box: SnapshotElement): Promise<boolean> {
  const node = await run.guard(resolveRef(view.snapshot, box.ref));
  return (
    (await node
      ?.evaluate((each) =>
        each instanceof HTMLInputElement ? each.checked : (each as Element).getAttribute('aria-checked') === 'true',
      )
      .catch(() => true)) ?? true
  );
}
