import type { SnapshotElement, TextBlock } from '../perception/index.ts';
import { isStepHeading, wordsOfStep } from '../view/is-step-heading.ts';
import type { View } from '../view/view.ts';
import { titleAbove } from './title-above.ts';
import { topicsOf } from './topics-of.ts';

/** What is written in the smallest wrapper of a control that holds any words but those of controls: its title first. */
export function blockOf(view: View, control: SnapshotElement): string[] {
  const pressed = view.snapshot.elements.filter(({ role, frame }) => PRESSED.has(role) && frame === control.frame);
  // A crumb may say the same as the title of a block: only what stands where a control stands is its own.
  const isOfControl = ({ text, box }: TextBlock) =>
    pressed.some((each) => each.text.includes(text) && meets(each.box, box));
  const texts = view.snapshot.texts.filter((text) => text.frame === control.frame && !isOfControl(text));
  const wrapper = control.ancestors.find((ancestor) => texts.some(({ ancestors }) => ancestors.includes(ancestor)));
  return texts.filter(({ ancestors }) => ancestors.includes(wrapper ?? -1)).map(({ text }) => text);
}

function meets(a: SnapshotElement['box'], b: SnapshotElement['box']): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

export const PRESSED: ReadonlySet<SnapshotElement['role']> = new Set(['button', 'clickable', 'link']);
const LONGEST_TITLE = 80;

/**
 * What a control's block is about, by its heading or by the words that stand in the place of one. The title of a step is
 * about what it says, not about the step above it.
 */
export function topicsBeside(view: View, control: SnapshotElement): string[] {
  if (isStepHeading(view, control)) return topicsOf(wordsOfStep(view, control));
  const topics = topicsOf(control.section);
  if (topics.length > 0) return topics;
  const [first = ''] = blockOf(view, control);
  const title = titleAbove(view, control)?.text ?? first;
  return title.length > LONGEST_TITLE ? [] : topicsOf(title);
}

/** The title of a step begins its block: what stands above it belongs to the step before. */
export function isOneBlock(
  view: View,
  a: Pick<SnapshotElement, 'frame' | 'section' | 'order'>,
  b: SnapshotElement,
): boolean {
  if (a.order < b.order && isStepHeading(view, b)) return false;
  return a.frame === b.frame && a.section === b.section && titleAbove(view, a) === titleAbove(view, b);
}
