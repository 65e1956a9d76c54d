import { ANSWERS, type PageClass, type PageSnapshot, readPageKind, type SnapshotElement } from '../perception/index.ts';
import type { Question, Thing } from './reader.ts';

const MOST_TEXTS = 80;

/**
 * A page in few words: where it is and what it says. No value of any field is in it. Texts may still be personal and are
 * cut nowhere, so that the redaction that follows meets every value whole.
 */
export function describePage(taken: PageClass, snapshot: PageSnapshot): Pick<Question, 'page' | 'lines' | 'snapshot'> {
  const headings = snapshot.texts.filter((text) => text.heading > 0).map((text) => `heading: ${tidy(text.text)}`);
  const messages = snapshot.messages.map((message) => `${message.kind}: ${tidy(message.text)}`);
  const texts = snapshot.texts
    .filter((text) => text.heading === 0 && !text.covered && text.landmark !== 'footer')
    .slice(0, MOST_TEXTS)
    .map((text) => tidy(text.text));
  return {
    page: `page "${tidy(snapshot.title)}" at ${placeOf(snapshot.url)}, ${sayReading(readPageKind(taken))}`,
    lines: [...messages, ...headings, ...texts].filter((line) => line !== ''),
    snapshot,
  };
}

/** Queries and fragments carry session tokens and sometimes what was typed. */
function placeOf(url: string): string {
  return url.split(/[?#;]/)[0] ?? '';
}

/** What a control is called, its state, what is around it, and where it stands. Never what it holds. */
export function describeElement(element: SnapshotElement, reading: Thing['reading']): Thing {
  const isField = ANSWERS.has(element.role);
  const states = [
    element.required ? 'required' : '',
    element.checked === null
      ? isField
        ? element.filled
          ? 'filled'
          : 'empty'
        : ''
      : element.checked
        ? 'checked'
        : 'not checked',
    element.expanded === null ? '' : element.expanded ? 'open' : 'closed',
    element.disabled ? 'disabled' : '',
    element.invalid ? 'invalid' : '',
  ].filter((state) => state !== '');
  const section = tidy(element.section || element.groupLabel);
  const hints = [element.name, element.id, element.placeholder].filter((hint) => hint !== '').join(' ');
  // A stroke between them, not a slash: a list of quantities would look like one long number, and be masked as one.
  const options = element.options
    .slice(0, MOST_OPTIONS)
    .map((option) => tidy(option.text))
    .join(' | ');
  const text = [
    `${element.role} "${nameOf(element)}"`,
    states.length > 0 ? ` (${states.join(', ')})` : '',
    section === '' ? '' : ` under "${section}"`,
    isField && hints !== '' ? ` named "${tidy(hints)}"` : '',
    isField && tidy(element.nearby) !== '' ? ` near "${tidy(element.nearby)}"` : '',
    options === '' ? '' : ` of ${options}`,
    element.landmark === '' ? '' : ` in ${element.landmark}`,
    ` at ${Math.round(element.box.x)},${Math.round(element.box.y)}`,
  ].join('');
  return { text, ref: element.ref, box: element.box, reading };
}

const MOST_RIVALS = 2;

/** In our own words: kinds from closed lists, nothing of the page. Of a field also which form it seems to belong to. */
export function sayReading({ kind, confidence, rivals, section = 'other' }: Thing['reading']): string {
  if (confidence === 0) return 'not understood';
  const meanings = [{ kind, confidence }, ...rivals.slice(0, MOST_RIVALS)];
  const said = meanings.map((each) => `${each.kind} ${each.confidence.toFixed(1)}`).join(' or ');
  return `read as ${said}${section === 'other' ? '' : ` of ${section}`}`;
}

const MOST_OPTIONS = 12;

function nameOf(element: SnapshotElement): string {
  const alone = Object.entries(element.data).find(([name]) => /value|label|name|title|option/.test(name))?.[1] ?? '';
  return tidy(
    element.text || element.label || element.ariaLabel || element.title || alone || element.name || element.id,
  );
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
