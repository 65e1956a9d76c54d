import { foldText } from '../../words/fold-text.ts';
import { says } from '../../words/says.ts';
import type { SnapshotElement } from '../perception/index.ts';
import { isMerchantUrl } from '../run/merchant-site.ts';
import type { Run } from '../run/run.ts';
import type { View } from '../view/view.ts';
import { isRefusal } from './decline-extras.ts';

/** A layer with more controls than this is a part of the shop, not a question in its way. */
const MOST_CONTROLS = 8;
const LONGEST_ANSWER = 60;

/** What leads off the merchant's site puts no layer away. */
export function leadsAway(run: Pick<Run, 'site'>, element: SnapshotElement): boolean {
  return /^https?:/.test(element.href) && !isMerchantUrl(run.site, element.href);
}

/**
 * Controls that answer the question of a layer whose words tell nothing, likeliest first. A layer is left by what needs
 * no typing; the button beside a field would send it. Nothing that leads away from the merchant is an answer.
 */
export function answersOf(run: Pick<Run, 'site'>, view: View, layer: SnapshotElement): SnapshotElement[] {
  const inside = view.snapshot.elements.filter(
    ({ dialog, frame, visible }) => visible && dialog === layer.dialog && frame === layer.frame,
  );
  const controls = inside.filter(
    ({ role, disabled }) => (role === 'button' || role === 'link' || role === 'clickable') && !disabled,
  );
  if (layer.dialog < 0 || controls.length > MOST_CONTROLS) return [];
  const fields = inside.filter(({ role }) => role === 'textbox' || role === 'select');
  const sends = (control: SnapshotElement) =>
    fields.some((field) => field.order < control.order) && isNextTo(control, fields);
  const open = controls.filter((control) => !leadsAway(run, control) && nameOf(control).length <= LONGEST_ANSWER);
  return [...open.filter((control) => !sends(control)), ...open.filter(sends)].slice(0, 3);
}

function isNextTo(control: SnapshotElement, fields: readonly SnapshotElement[]): boolean {
  const last = fields.findLast((field) => field.order < control.order);
  return last !== undefined && last.ancestors[0] === control.ancestors[0];
}

/** The shop asks whether the customer is old enough: refusing ends the visit. */
export function asksAge(view: View, layer: SnapshotElement): boolean {
  return (
    layer.dialog >= 0 &&
    view.snapshot.texts.some(
      ({ dialog, frame, text }) => dialog === layer.dialog && frame === layer.frame && says('asksAge', text),
    )
  );
}

/** The answer that lets the customer in: no refusal, and no way to another site. */
export function assentOf(run: Pick<Run, 'site'>, view: View): SnapshotElement | undefined {
  const layers = view.snapshot.elements.filter(({ dialog, visible }) => dialog >= 0 && visible);
  const [layer] = layers.filter((each) => asksAge(view, each));
  if (!layer) return undefined;
  return answersOf(run, view, layer).find(
    (control) => !isRefusal(nameOf(control)) && /\p{L}|\d/u.test(nameOf(control)),
  );
}

function nameOf(element: SnapshotElement): string {
  return foldText(element.text || element.ariaLabel || element.label);
}
