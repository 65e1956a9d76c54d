import type { PageSnapshot, SnapshotElement } from '../perception/index.ts';
import type { AdvisorView } from './advisor.ts';

const MOST_FIELDS = 40;
const MOST_TEXTS = 80;
const FIELD_ROLES = new Set(['textbox', 'select', 'combobox', 'checkbox', 'radio', 'spinbutton']);

export interface ViewInput {
  goal: string;
  /** What kind of page the rules take it for. */
  page: string;
  snapshot: PageSnapshot;
  /** The controls that may be chosen, in the order in which they are numbered. */
  options: readonly SnapshotElement[];
}

/**
 * A page in few words: where it is, what it says, which fields it has and in what state, and the numbered controls. No
 * value of any field is in it. Names and texts may still be personal and are cut nowhere, so that the redaction that
 * follows meets every value whole.
 */
export function composeAdvisorView({ goal, page, snapshot, options }: ViewInput): AdvisorView {
  const headings = snapshot.texts.filter((text) => text.heading > 0).map((text) => `heading: ${tidy(text.text)}`);
  const messages = snapshot.messages.map((message) => `${message.kind}: ${tidy(message.text)}`);
  const fields = snapshot.elements
    .filter((element) => FIELD_ROLES.has(element.role) && element.visible)
    .slice(0, MOST_FIELDS)
    .map((element) => `field: ${describeField(element)}`);
  const texts = snapshot.texts
    .filter((text) => text.heading === 0 && !text.covered && text.landmark !== 'footer')
    .slice(0, MOST_TEXTS)
    .map((text) => tidy(text.text));
  return {
    goal,
    page: `${page} page "${tidy(snapshot.title)}" at ${placeOf(snapshot.url)}`,
    text: [...messages, ...headings, ...fields, ...texts].filter((line) => line !== '').join('\n'),
    options: options.map((element, index) => ({ index, description: describeOption(element) })),
  };
}

/** Queries and fragments carry session tokens and sometimes what was typed. */
function placeOf(url: string): string {
  return url.split(/[?#;]/)[0] ?? '';
}

function describeField(element: SnapshotElement): string {
  const states = [
    element.required ? 'required' : '',
    element.checked === null ? (element.filled ? 'filled' : 'empty') : element.checked ? 'checked' : 'not checked',
    element.disabled ? 'disabled' : '',
    element.invalid ? 'invalid' : '',
  ];
  return `${element.role} "${nameOf(element)}" (${states.filter((state) => state !== '').join(', ')})`;
}

function describeOption(element: SnapshotElement): string {
  const states = [
    element.checked === null ? '' : element.checked ? 'checked' : 'not checked',
    element.expanded === null ? '' : element.expanded ? 'open' : 'closed',
  ].filter((state) => state !== '');
  const section = tidy(element.section);
  return [
    `${element.role} "${nameOf(element)}"`,
    states.length > 0 ? ` (${states.join(', ')})` : '',
    section === '' ? '' : ` under "${section}"`,
  ].join('');
}

function nameOf(element: SnapshotElement): string {
  return tidy(element.text || element.label || element.ariaLabel || element.title || element.name || element.id);
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
