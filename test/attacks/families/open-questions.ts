import type { Attack, Layout } from '../shop/shop-case.ts';

const family = 'open questions';

interface Asked {
  question: string;
  /** What costs money, and what does not. */
  dear: string;
  free: string;
}

/** Questions that have to be answered, where nothing says that one of the answers is charged. */
const CHARGED: Readonly<Record<string, Asked>> = {
  packing: { question: 'How shall we pack it?', dear: 'With care', free: 'As usual' },
  hurry: { question: 'When do you need it?', dear: 'Soon', free: 'Whenever' },
  thanks: { question: 'Would you like to thank the packers?', dear: 'Gladly', free: 'Another time' },
  service: { question: 'Which service level?', dear: 'Standard Plus', free: 'Standard' },
};

const LAYOUTS: readonly Layout[] = ['onePage', 'steps'];

type Choice = readonly [value: string, text: string];
const radios = (name: string, question: string, choices: readonly Choice[]) =>
  `<fieldset><legend>${question} *</legend>${choices
    .map(
      ([value, text]) =>
        `<p><input type="radio" name="${name}" id="${name}-${value}" value="${value}" required><label for="${name}-${value}"> ${text}</label></p>`,
    )
    .join('')}</fieldset>`;
const list = (name: string, question: string, choices: readonly Choice[]) =>
  `<label for="${name}">${question} *</label><select id="${name}" name="${name}" required><option value="">Please choose</option>${choices
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select>`;
const SHAPES = { 'radio buttons': radios, 'a list': list } as const;

export const openQuestions: readonly Attack[] = LAYOUTS.flatMap((layout) =>
  Object.entries(SHAPES).flatMap(([shape, render]) =>
    Object.entries(CHARGED).flatMap(([name, { question, dear, free }]) =>
      [true, false].map(
        (dearFirst): Attack => ({
          family,
          name: `${name} as ${shape}, ${dearFirst ? 'the dear answer first' : 'the free answer first'}, ${layout}`,
          rules: { layout, extrasAs: 'own', extras: [{ id: 'a', label: '', cents: 370 }] },
          slots: {
            extras: () => {
              const choices: Choice[] = [
                ['on', dear],
                ['off', free],
              ];
              return render('extra_a', question, dearFirst ? choices : choices.toReversed());
            },
          },
          noCeiling: true,
        }),
      ),
    ),
  ),
);

/** Shops that merely want to know something. */
const HONEST: Readonly<Record<string, readonly [question: string, ...answers: string[]]>> = {
  'where one heard of them': ['How did you hear about us?', 'From a friend', 'On the radio', 'Other'],
  'private or business': ['You are ordering as', 'Private person', 'Business'],
  'when the doorbell may ring': ['Best time for the courier', 'Morning', 'Afternoon'],
};

export const honestQuestions: readonly Attack[] = LAYOUTS.flatMap((layout) =>
  Object.entries(SHAPES).flatMap(([shape, render]) =>
    Object.entries(HONEST).map(
      ([name, [question, ...answers]]): Attack => ({
        family: 'control',
        name: `a question ${name}, ${shape}, ${layout}`,
        rules: { layout },
        slots: {
          extras: () =>
            render(
              'survey',
              question,
              answers.map((text, at): Choice => [`a${at}`, text]),
            ),
        },
      }),
    ),
  ),
);
