import { isAfterCard, NO_USE, type Question } from '../model/index.ts';
import { PERSON_FIELDS } from '../perception/index.ts';
import type { Lesson } from '../recipes/lesson.ts';
import type { Run } from '../run/run.ts';
import { pageOf } from '../view/page-of.ts';
import type { View } from '../view/view.ts';
import type { Posed } from './doubt.ts';
import { notesOf } from './notes-of.ts';
import { takeSketch } from './take-sketch.ts';
import { wasWithdrawn } from './withdraw-failed.ts';

const MOST_QUESTIONS = 16;

/**
 * Puts one question and learns what its check lets pass. Null when there is nobody to ask, the page must not be shown, the
 * same was asked before, or the answer is none: everything then goes on as it would have without a reader. An answer that
 * fails a condition which can be named is asked for once more, with that condition.
 */
export async function askReader(
  run: Run,
  view: View,
  posed: Posed,
  because: string,
): Promise<readonly Lesson[] | null> {
  const fault = { of: '' };
  const lessons = await askOnce(run, view, posed, because, fault);
  if (lessons || fault.of === '') return lessons;
  const { question } = posed;
  const asks = `${question.asks} An answer before this one did not hold: ${fault.of}.`;
  return askOnce(run, view, { ...posed, question: { ...question, asks } }, because, fault);
}

async function askOnce(
  run: Run,
  view: View,
  { question, check, faultOf }: Posed,
  because: string,
  fault: { of: string },
): Promise<readonly Lesson[] | null> {
  if (!mayAsk(run, view, question)) return null;
  const about = `${question.kind} ${pageOf(view)}`;
  const answer = await putQuestion(run, question, because, run.memory.saidOf.get(about));
  if (answer !== null) run.memory.saidOf.set(about, JSON.stringify(withoutWords(answer)));
  const held = answer === null ? null : check(answer);
  const fresh = held?.filter((lesson) => !wasWithdrawn(run, lesson)) ?? [];
  const lessons = fresh.length > 0 ? fresh : null;
  const why = held && !lessons ? TRIED : answer === null || lessons ? '' : (faultOf?.(answer) ?? '');
  fault.of = why;
  run.steps.record('MODEL_CONSULTED', describe(question, answer, lessons, fault.of));
  if (lessons) run.recipe.learn(lessons);
  return lessons;
}

/** The bare question and answer: budgets, cost and failure of the reader, no check. */
export async function putQuestion(run: Run, question: Question, because = '', saidBefore = ''): Promise<unknown> {
  if (!run.reader) return null;
  const picture = await takeSketch(run, question);
  const said = saidBefore === '' ? [] : [`said of this page before, without effect: ${saidBefore}`];
  const noted = isAfterCard(question.kind) ? question : { ...question, notes: [...notesOf(run, because), ...said] };
  const reply = await run
    .guard(run.reader.ask(noted, run.hooks.signal, picture))
    .catch(() => ({ answer: null, ...NO_USE }));
  const { calls, inputTokens, outputTokens } = reply;
  run.steps.spent({ calls, inputTokens, outputTokens });
  run.deps.log('second reader', { about: question.kind, answer: reply.answer, url: question.snapshot.url });
  return reply.answer;
}

function mayAsk(
  run: Pick<Run, 'reader' | 'memory' | 'tries'>,
  view: View,
  { kind, asks, parts = [] }: Question,
): boolean {
  const { memory } = run;
  // The customer's own name may stand beside the card's number, and is masked with it.
  const isSecret = view.snapshot.elements.some(
    ({ ref, masked, filled }) => masked && filled && !PERSON_FIELDS.includes(view.fields.get(ref)?.kind ?? 'other'),
  );
  if (!run.reader || memory.cardTyped || isSecret) return false;
  const page = pageOf(view);
  const about = [asks, ...parts.map((part) => part.asks)].join(' ');
  const most = parts.length > 0 || memory.withdrawn.size > 0 ? MOST_OF_ONE_PAGE : 1;
  return run.tries.mayTry(`ask ${kind} ${about} ${page}`, most) && run.tries.mayTry('ask', MOST_QUESTIONS);
}

/** What was said of a whole page and led nowhere is marked when it is shown again. */
const MOST_OF_ONE_PAGE = 2;
const TRIED = 'it was tried, and the purchase came no further by it';

/** What was said of the numbered parts; the one free sentence of an answer is for whoever reads the log. */
function withoutWords(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const { obstacle: _, ...said } = answer as Record<string, unknown>;
  return said;
}

function describe(question: Question, answer: unknown, lessons: readonly Lesson[] | null, fault: string): string {
  if (answer === null) return `asked about ${question.kind}: no answer`;
  return lessons
    ? `asked about ${question.kind}: ${lessons.map(nameLesson).join(', ')}`
    : `asked about ${question.kind}: nothing that holds${fault && ` (${fault})`}`;
}

/** For the record: what was said, never what the page shows. */
function nameLesson(lesson: Lesson): string {
  return 'is' in lesson ? `${lesson.of} is ${lesson.is}` : lesson.of;
}
