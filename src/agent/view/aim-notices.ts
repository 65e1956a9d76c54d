import { foldText } from '../../words/fold-text.ts';
import { ANSWERS, type PageMessage, type PageSnapshot, type SnapshotElement } from '../perception/index.ts';
import type { View } from './view.ts';

/** More words are a text about something else, such as cookies. */
const LONGEST_NOTICE = 160;
/** Letters of a name that a notice can be told to speak of. */
const SHORTEST_NAME = 4;

/** What a layer says that asks for nothing and can only be put away. Empty for any other layer. */
export function noticeOf({ snapshot }: View, { frame, dialog, text }: SnapshotElement): string {
  const isInside = (each: Pick<SnapshotElement, 'frame' | 'dialog'>) => each.frame === frame && each.dialog === dialog;
  const controls = snapshot.elements.filter((each) => each.visible && isInside(each));
  if (dialog < 0 || !snapshot.modal || controls.some(({ role, href }) => ASKS.has(role) || href !== '')) return '';
  const said = snapshot.texts.filter((each) => isInside(each) && each.text !== text).map((each) => each.text);
  const notice = said.join(' ').trim();
  return notice.length <= LONGEST_NOTICE ? notice : '';
}

const ASKS: ReadonlySet<SnapshotElement['role']> = new Set([...ANSWERS, 'frame']);

/** "Please enter a title for the address": whatever its verb says, a notice that names an empty field complains of it. */
export function aimNotices(messages: readonly PageMessage[], { elements }: PageSnapshot): PageMessage[] {
  const open = elements.filter(
    ({ visible, filled, disabled, role }) => visible && !filled && !disabled && ANSWERED.has(role),
  );
  return messages
    .filter(({ text }) => text !== '')
    .map((message) => {
      const words = ` ${foldText(message.text)} `;
      const [named] = open
        .map(({ ref, label, placeholder }) => ({ ref, name: nameIn(words, label || placeholder) }))
        .filter(({ name }) => name !== '')
        .toSorted((a, b) => b.name.length - a.name.length);
      return named ? { ...message, kind: 'error', ref: named.ref } : message;
    });
}

const ANSWERED: ReadonlySet<string> = new Set(['textbox', 'select', 'combobox']);

/** The longest name of a field that stands in these words: two fields may share "City / district". */
function nameIn(words: string, label: string): string {
  const names = [label, ...label.split(/[,/&|]/)].map((name) => foldText(name));
  return names.find((name) => name.length >= SHORTEST_NAME && words.includes(` ${name} `)) ?? '';
}
