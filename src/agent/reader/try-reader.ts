import type { Question, QuestionKind, Reader } from '../model/index.ts';
import { openRecipeBook } from '../recipes/recipe-book.ts';
import { newMemory } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import type { Doubt, Posed } from './doubt.ts';
import { isConfirmed, saidOutcome } from './questions/is-confirmed.ts';
import { whichAmounts } from './questions/which-amounts.ts';
import { saidField, whichComplaint } from './questions/which-complaint.ts';
import { whichEntry } from './questions/which-entry.ts';
import { whichMessage } from './questions/which-message.ts';
import { whichPage } from './questions/which-page.ts';
import { whichValues } from './questions/which-values.ts';
import { whichVariant } from './questions/which-variant.ts';
import { whichWay } from './questions/which-way.ts';
import { wholePage } from './questions/whole-page.ts';
import { sampleOrder } from './sample-order.ts';
import { sampleElement, samplePage } from './sample-page.ts';

export interface TriedQuestion {
  kind: QuestionKind;
  answer: unknown;
  /** Whether the answer passes the check of the question, as it would in a purchase. */
  isRight: boolean;
  /** Why there is no answer; null where there is one. */
  why: string | null;
  ms: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Puts one question of each kind about a made-up page, to see whether a model understands them and how long it takes. What
 * gives no answer twice in a row for the same reason would not give a third.
 */
export async function tryReader(reader: Reader, signal: AbortSignal): Promise<TriedQuestion[]> {
  const tried: TriedQuestion[] = [];
  for (const [question, isRight] of samples()) {
    const started = Date.now();
    // Each in a purchase of its own: the budget of one is not meant for all.
    const reply = await reader.forPurchase(sampleOrder).ask(question, signal);
    const { answer, inputTokens, outputTokens, why = null } = reply;
    const [before, ms] = [tried.at(-1), Date.now() - started];
    tried.push({
      kind: question.kind,
      answer,
      isRight: answer !== null && isRight(answer),
      why,
      ms,
      inputTokens,
      outputTokens,
    });
    if (why !== null && before?.why === why && outputTokens === 0) break;
  }
  return tried;
}

function samples(): [Question, (answer: unknown) => boolean][] {
  const run = { memory: newMemory(sampleOrder), recipe: openRecipeBook('shop.example', null, []) };
  const stop = new Stop('agent_stuck', 'nothing leads on');
  const about = (stage: Doubt['stage'], view: Doubt['view']): Doubt => ({ stage, stop, view, item: null });
  const field = (label: string) => ({ role: 'textbox' as const, tag: 'input', label });
  const posed: [Posed | null, (answer: unknown) => boolean][] = [
    [
      whichValues(
        run,
        about(
          'checkout',
          samplePage({ title: 'Votre adresse', elements: [field('Nom de famille'), field('Code postal')] }),
        ),
      ),
      (answer) => says(answer, /"field":"0","is":"lastName".*"field":"1","is":"postalCode"/),
    ],
    [
      whichEntry(
        run,
        about(
          'checkout',
          samplePage({
            title: 'Votre commande',
            elements: [
              { role: 'radio', label: 'Lundi 3 mars', group: 'jour', checked: false },
              { role: 'radio', label: 'Mardi 4 mars', group: 'jour', checked: false },
            ],
          }),
        ),
      ),
      (answer) => says(answer, /"part":"0"/),
    ],
    [
      whichVariant(run, {
        ...about('product', samplePage({ title: 'Tasse', elements: [{ title: 'Bleu' }, { title: 'Rouge' }] })),
        item: sampleOrder.items[0] ?? null,
      }),
      (answer) => says(answer, /"choose":"1"/),
    ],
    [
      whichAmounts(
        run,
        about(
          'review',
          samplePage({
            title: 'Kassa',
            rows: [
              ['Tavarat', '20,00 €'],
              ['Toimitus', '5,00 €'],
              ['Maksettavaa', '25,00 €'],
            ],
          }),
        ),
      ),
      (answer) => says(answer, /"row":"2","is":"total"/),
    ],
    [
      whichMessage(run, about('checkout', samplePage({ title: 'Checkout', texts: ['Our gift cards are sold out'] }))),
      (answer) => says(answer, /"says":"nothing"/),
    ],
    [
      whichPage(
        run,
        about(
          'product',
          samplePage({ title: 'Enamel mug', texts: ['Enamel mug', '14,00 €'], elements: [{ text: 'Grab it' }] }),
        ),
      ),
      (answer) => says(answer, /"page":"product"/),
    ],
    [
      whichWay(
        run,
        about(
          'checkout',
          samplePage({ title: 'Delivery', elements: [{ text: 'Fountain pens' }, { text: 'Onwards to payment' }] }),
        ),
      ),
      (answer) => says(answer, /"control":"1"/),
    ],
  ];
  const delivery = about(
    'checkout',
    samplePage({ title: 'Livraison', elements: [field('Nom de famille'), { text: 'Onwards to payment' }] }),
  );
  const parts = [whichValues, whichWay].flatMap((pose) => pose(run, delivery) ?? []);
  const outcome = isConfirmed(samplePage({ title: 'Merci', texts: ['Merci, nous avons bien reçu votre commande.'] }));
  const answered = { element: sampleElement(0, { role: 'textbox', label: 'Téléphone' }), kind: 'phone' as const };
  const complaint = whichComplaint(samplePage({ title: 'Paiement' }), ['Téléphone : chiffres seulement'], [answered]);
  return [
    ...posed.flatMap(([each, isRight]) => (each ? [[each.question, isRight] as [Question, typeof isRight]] : [])),
    [
      wholePage(parts).question,
      (answer) => says(answer, /"is":"lastName".*"control":"0"|"control":"0".*"is":"lastName"/),
    ],
    [outcome, (answer) => saidOutcome(answer) === 'confirmed'],
    [complaint, (answer) => saidField(answer, [answered]) === answered],
  ];
}

function says(answer: unknown, words: RegExp): boolean {
  return words.test(JSON.stringify(answer));
}
