import { type PageSnapshot, readErrors } from '../../../src/agent/perception/index.ts';
import { foldLabel } from '../../../src/words/fold-text.ts';
import { compileKinds, matchKinds, wordsOf } from '../../../src/words/match-phrases.ts';
import type { Classifier } from './classifier.ts';

const REFUSALS = new Set(['declined', 'fieldError', 'soldOut', 'couponBad', 'error']);
const words = (['declined', 'outOfStock', 'required'] as const).map((name) => ({ name, says: wordsOf(name) }));
const pageWords = compileKinds<string>('pages');

/** Whether a text of the page refuses something. */
export const messages: Classifier = {
  name: 'messages',
  samplesOf: (page) => {
    const bare = (text: string) => text.replace(/\s+/g, '');
    const errors = readErrors(page.seen).map(({ text }) => bare(text));
    return page.seen.messages.map((message) => {
      const mine = page.messages.find(({ text }) => text !== '' && bare(message.text).includes(bare(text)));
      return {
        features: featuresOf(page.seen, message),
        truth: mine && REFUSALS.has(mine.name) ? 'refusal' : 'other',
        handSet: errors.includes(bare(message.text.slice(0, 300))) ? 'refusal' : 'other',
      };
    });
  },
};

function featuresOf(seen: PageSnapshot, { text, kind, ref }: PageSnapshot['messages'][number]): string[] {
  const plain = foldLabel(text);
  const out = ['always', `drawn as ${kind}`, `${text.length < 30 ? 'short' : text.length < 120 ? 'plain' : 'long'}`];
  const mark = (name: string, holds: boolean) => void (holds && out.push(name));
  for (const { name, says } of words) mark(`says ${name}`, says.test(plain));
  for (const match of matchKinds(pageWords, plain)) mark(`says ${match.kind}`, true);
  mark('beside a field', ref !== null);
  mark(
    'page asks again',
    seen.elements.some(({ invalid, visible }) => invalid && visible),
  );
  return out;
}
