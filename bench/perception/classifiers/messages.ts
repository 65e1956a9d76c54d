import type { PageSnapshot } from '../../../src/agent/perception/index.ts';
import { type ComplaintCode, complaintCode } from '../../../src/words/complaint-words.ts';
import { foldLabel } from '../../../src/words/fold-text.ts';
import { compileKinds, matchKinds, wordsOf } from '../../../src/words/match-phrases.ts';
import type { Classifier } from './classifier.ts';

/** Refusals that end a purchase, as the drawn shops call them. Others can still be put right. */
const TRUE = new Set(['declined', 'soldOut', 'chooseOption']);
const READ: Partial<Record<ComplaintCode, string>> = {
  card_declined: 'declined',
  out_of_stock: 'soldOut',
  insufficient_stock: 'soldOut',
  variant_required: 'chooseOption',
};
const words = (['declined', 'outOfStock', 'required'] as const).map((name) => ({ name, says: wordsOf(name) }));
const pageWords = compileKinds<string>('pages');

/** What a message of the page refuses. */
export const messages: Classifier = {
  name: 'messages',
  samplesOf: (page) => {
    const bare = (text: string) => text.replace(/\s+/g, '');
    return page.seen.messages.map((message) => {
      const mine = page.messages.find(({ text }) => text !== '' && bare(message.text).includes(bare(text)));
      const code = complaintCode(message.text);
      return {
        features: featuresOf(page.seen, message),
        truth: mine && TRUE.has(mine.name) ? mine.name : 'other',
        handSet: (code && READ[code]) ?? 'other',
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
