import { bareLabel } from '../../words/bare-label.ts';
import { foldText } from '../../words/fold-text.ts';

export interface Choice {
  text: string;
  value: string;
  disabled?: boolean;
}

/**
 * Index of the choice that means one of the wanted spellings, or -1. Whole texts count before values, values before
 * words: "CA" must find California among states, never the first name that happens to contain these letters.
 */
export function matchOption(choices: readonly Choice[], wanted: readonly string[]): number {
  const forms = wanted.map(foldText).filter((form) => form !== '');
  const usable = choices.map((choice, index) => ({
    text: foldText(choice.text),
    bare: foldText(bareLabel(choice.text)),
    value: foldText(choice.value),
    index,
    choice,
  }));
  const open = usable.filter((entry) => !entry.choice.disabled);
  const tests: ((entry: { text: string; bare: string; value: string }, form: string) => boolean)[] = [
    (entry, form) => entry.text === form,
    (entry, form) => entry.value === form,
    (entry, form) => entry.bare === form,
    (entry, form) => form.length > 3 && entry.text.startsWith(`${form} `),
    (entry, form) => form.length > 3 && ` ${entry.text} `.includes(` ${form} `),
    (entry, form) => form.length > 1 && entry.text.split(' ').includes(form) && entry.text.split(' ').length <= 3,
  ];
  for (const test of tests) {
    for (const form of forms) {
      const found = open.find((entry) => test(entry, form));
      if (found) return found.index;
    }
  }
  return -1;
}
