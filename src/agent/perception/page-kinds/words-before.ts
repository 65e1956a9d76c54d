import type { PageSnapshot, SnapshotElement } from '../seen/types.ts';

/** Letters: longer texts are sentences and name nothing. */
export const LONGEST_HEADING = 60;

/** What stands above a closed list or a field names that one, and not the buttons that come after it. */
export function lastAnswerBefore({ frame, order }: SnapshotElement, snapshot: PageSnapshot): number {
  const fields = snapshot.elements.filter(
    (e) =>
      e.frame === frame &&
      e.order < order &&
      e.visible &&
      e.expanded !== true &&
      ['select', 'combobox', 'textbox'].includes(e.role),
  );
  return Math.max(-1, ...fields.map((e) => e.order));
}

/** The words above a radio button that are not its own; above a table of them the head of its first column. */
export function textBefore(radio: SnapshotElement, { texts }: PageSnapshot): string {
  const above = texts.filter(
    (t) =>
      t.frame === radio.frame &&
      t.order < radio.order &&
      t.text.length < LONGEST_HEADING &&
      !(radio.ancestors.some((row) => t.ancestors[1] === row) && radio.label.includes(t.text)),
  );
  const last = above.at(-1);
  const head = last?.tag === 'th' ? above.find((t) => t.tag === 'th' && t.ancestors[1] === last.ancestors[1]) : last;
  return head?.text ?? '';
}
