import { asksOnce } from '../../words/asks-once.ts';
import { says } from '../../words/says.ts';
import type { SnapshotElement } from '../perception/index.ts';
import { radioQuestions } from '../view/radio-questions.ts';

/**
 * The chosen answer that makes the order come again, where another one would have asked for a single order. Such answers
 * are refused on the way; this does not depend on what the question was taken for there.
 */
export function findRepeatingAnswer(elements: readonly SnapshotElement[]): string | undefined {
  const seen = elements.filter(({ visible }) => visible);
  const ofRadios = radioQuestions(seen).map((group) =>
    group.map((radio) => ({ words: radio.label || radio.text || radio.ariaLabel, chosen: radio.checked === true })),
  );
  const ofLists = seen.map(({ options }) => options.map(({ text, selected }) => ({ words: text, chosen: selected })));
  for (const answers of [...ofRadios, ...ofLists]) {
    const repeats = answers.find(({ words, chosen }) => chosen && says('recurring', words));
    if (repeats && answers.some(({ words, chosen }) => !chosen && asksOnce(words))) return repeats.words;
  }
  return undefined;
}
