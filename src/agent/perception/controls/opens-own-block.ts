import { foldLabel } from '../../../words/fold-text.ts';
import { compileKinds, matchKinds } from '../../../words/match-phrases.ts';
import { says } from '../../../words/says.ts';
import type { SnapshotElement } from '../seen/types.ts';

type Control = Pick<SnapshotElement, 'role' | 'tag' | 'type' | 'text' | 'section'>;

const sections = compileKinds<string>('sections');
/** What stands between two names in one heading: "Contact · Delivery address". */
const BETWEEN = /\s*[·•|/,&+–—]\s*/;
/** "Add", "Legg til": no more words than these may stand beside the title. */
const LONGEST_VERB = 2;

/**
 * "Add: Payment" in the block that is called "Payment": it says "add" and the title of its own step, and nothing else, and
 * sends no form. It opens the step; what is sold along has a name of its own, also in such a block.
 */
export function opensOwnBlock({ role, tag, type, text, section }: Control): boolean {
  const sendsForm = type !== 'button' && (tag === 'button' || tag === 'input');
  if (role !== 'button' || sendsForm || /\d/.test(text) || says('extraOffer', text)) return false;
  const words = foldLabel(text);
  // "2 Payment": the number of a step is no part of its name.
  const titles = section.split(BETWEEN).map((title) => foldLabel(title).replace(/^\d+ /, ''));
  // One name that is known makes a step of the block: its other name may be a question, such as "Where to?".
  const isStep = titles.some((title) => matchKinds(sections, title).length > 0);
  return isStep && titles.some((title) => isOnlyAdded(words, title));
}

/** What Japanese and Korean put behind the thing that is added. */
const OBJECT = /^(?:を|을|를)/u;

function isOnlyAdded(words: string, title: string): boolean {
  const rest = words.startsWith(title)
    ? words.slice(title.length)
    : words.endsWith(title)
      ? words.slice(0, -title.length)
      : '';
  const verb = rest
    .replace(OBJECT, '')
    .replace(/[^\p{L}\p{M} ]/gu, ' ')
    .trim();
  return verb !== '' && verb.split(/\s+/).length <= LONGEST_VERB && says('addsToOrder', verb);
}
