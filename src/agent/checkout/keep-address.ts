import type { PostalAddress } from '../../orders/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { describe, press } from '../actions/press.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { isOwnAddress } from '../view/is-own-address.ts';
import { radioQuestions } from '../view/radio-questions.ts';
import { candidates, type View } from '../view/view.ts';
import type { Goal } from './goal.ts';

/**
 * "Please check your address": the shop shows how the post would write it beside what was typed, and goes no further until
 * one is taken. The order goes to the address that the customer gave, so the one that is spelt most like it is taken.
 */
export const keepAddress: Goal = {
  name: 'keepAddress',
  appliesWhen: (run, view) => ownAddress(run, view) !== null,
  act: async (run, view) => {
    const own = ownAddress(run, view);
    if (!own || !run.tries.mayTry(`own address ${describe(own)}`, 3)) return 'idle';
    await press(run, view, own);
    return 'acted';
  },
  changesPage: true,
};

/** The choice that keeps the customer's own address; null where nothing is to choose, or it is chosen. */
export function ownAddress(run: Pick<Run, 'memory' | 'order'>, view: View): SnapshotElement | null {
  const { elements } = view.snapshot;
  const { shippingAddress: address } = run.order;
  const open = elements.filter(({ visible, disabled, covered }) => visible && !disabled && !covered);
  const questions = [
    ...radioQuestions(open.filter(({ type }) => type === 'radio')),
    ...layersOfButtons(run, view, open),
  ];
  for (const question of questions) {
    const spelt = question.flatMap((element) => {
      const beside = besideOf(view, element, question, address);
      // Where the address stands by itself, what the control says does not count.
      const text = [beside, `${element.label} ${element.text} ${beside}`].find((each) => isOwnAddress(each, address));
      return text === undefined ? [] : [{ element, likeness: likeness(text, address) }];
    });
    const [best, second] = spelt.toSorted((a, b) => b.likeness - a.likeness);
    if (!best || !second) continue;
    // Where the post spells it no differently, the words have to tell.
    const same = spelt.filter(({ likeness }) => likeness === best.likeness);
    const said = same.filter(({ element }) => candidates(view, 'enterManually').includes(element));
    const [own] = same.length === 1 ? same : said.length === 1 ? said : [];
    if (own && own.element.checked !== true) return own.element;
  }
  return null;
}

/** Buttons of a layer that asks for nothing to be typed. Once the card is typed any button may order. */
function layersOfButtons(
  { memory }: Pick<Run, 'memory'>,
  { snapshot }: View,
  open: readonly SnapshotElement[],
): SnapshotElement[][] {
  if (!snapshot.modal || memory.cardTyped) return [];
  const inside = open.filter(({ dialog }) => dialog >= 0);
  return [...Map.groupBy(inside, ({ frame, dialog }) => `${frame} ${dialog}`).values()]
    .filter((layer) => !layer.some(({ role }) => role === 'textbox' || role === 'select' || role === 'radio'))
    .map((layer) => layer.filter(({ role, href }) => (role === 'button' || role === 'clickable') && href === ''));
}

/** What stands with one control of a question and with no other, as far as it shares a word with the address. */
function besideOf(
  { snapshot }: View,
  element: SnapshotElement,
  question: readonly SnapshotElement[],
  address: PostalAddress,
): string {
  const others = new Set(question.filter((each) => each !== element).flatMap(({ ancestors }) => ancestors));
  const own = new Set(element.ancestors.filter((each) => !others.has(each)));
  const texts = snapshot.texts.filter(
    ({ frame, ancestors }) => frame === element.frame && ancestors.some((each) => own.has(each)),
  );
  const isPart = partsOf(address);
  return texts
    .map(({ text }) => text)
    .filter((text) => text !== element.text && foldText(text).split(' ').some(isPart))
    .join(' ');
}

/** Whether a word is one of the address. */
function partsOf({ addressLine1, addressLine2, city, province, postalCode }: PostalAddress): (word: string) => boolean {
  const parts = new Set(foldText([addressLine1, addressLine2, city, province, postalCode].join(' ')).split(' '));
  return (word) => word !== '' && parts.has(word);
}

/** Words in common among all words, capitals and all: the post writes in capitals, shortens words and adds numbers. */
function likeness(text: string, { addressLine1, addressLine2, city, postalCode }: PostalAddress): number {
  const wordsOf = (of: string) => new Set(of.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  const [said, given] = [wordsOf(text), wordsOf([addressLine1, addressLine2, city, postalCode].join(' '))];
  const common = [...said].filter((word) => given.has(word)).length;
  return common / (said.size + given.size - common);
}
