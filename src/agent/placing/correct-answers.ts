import { enterCard, mayEnterCard } from '../card/enter-card.ts';
import { answerComplaints, refuseSpelling } from '../checkout/answer-complaints.ts';
import { answerNamed, unansweredQuestions } from '../checkout/answer-question.ts';
import { fillDetails } from '../checkout/fill-details.ts';
import { planAddresses, type WantedField, wantedFields } from '../checkout/plan-details.ts';
import { confirmsAnew } from '../proof/confirmed-order.ts';
import { isCartStillFull } from '../proof/is-cart-still-full.ts';
import { setCheckboxes } from '../refusals/set-checkboxes.ts';
import { finalControl } from '../review/final-control.ts';
import type { Run } from '../run/run.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import { newlyWrong } from '../view/newly-wrong.ts';
import type { View } from '../view/view.ts';
import { closeComplaint } from './close-complaint.ts';
import { findNamedAnswer } from './find-named-answer.ts';
import { type ClickMark, isAnswered } from './learn-outcome.ts';
import { lacksCard, reopenCard } from './reopen-card.ts';

const LONGEST_LOOKS = 7;

/**
 * Some shops look at the spelling of a telephone number only when the order was sent, and send it back: the same page asks
 * for the same order, marks just answers of ours that can be spelt otherwise or questions that nobody answered, and the
 * merchant's cart is still full. Where nothing is marked, a second reader may say which of them a new error names. True when they are spelt so now and the page
 * is filled in again. What the order is and costs is for the caller to compare.
 */
export async function correctAnswers(run: Run, mark: ClickMark): Promise<boolean> {
  const view = await closeComplaint(run, mark.view, await look(run));
  if (!isAnswered(run, mark) || !asksAgain(run, view, mark)) return false;
  const isMarked = newlyWrong(mark.view, view).length > 0;
  const marked = isMarked ? refusedAnswers(run, view, mark) : { answers: [], questions: new Set<string>() };
  if (!marked || !(await isCartStillFull(run, mark.view.snapshot.url))) return false;
  const named = isMarked
    ? null
    : await findNamedAnswer(run, mark.view, view, wantedIn(run, view).filter(hasOtherSpelling));
  if (named) refuseSpelling(run, named);
  else if (!isMarked || (!answerComplaints(run, mark.view, view) && marked.answers.length > 0)) return false;
  const refused = named ? [named] : marked.answers;
  // A page that threw its answers away gets them anew, however often it did so on the way here.
  for (const { attempt } of lostAnswers(run, mark.view, view)) run.tries.forget(`fill ${attempt} `);
  let now = view;
  for (let looks = 0; looks < LONGEST_LOOKS && (await fillIn(run, mark.view, now, marked.questions)); looks += 1)
    now = await look(run);
  checkPage(run, now);
  if (lostAnswers(run, mark.view, now).length > 0 || lacksCard(mark.view, now)) return false;
  if (unansweredQuestions(now).some(({ key }) => marked.questions.has(key))) return false;
  const written = wantedIn(run, now);
  return refused.every(({ key, element }) => {
    const { value } = written.find((each) => each.key === key)?.element ?? element;
    return value !== '' && value !== element.value;
  });
}

/** The same page asks for the same order, by the control that was pressed, and gives no thanks. */
function asksAgain(run: Run, view: View, mark: ClickMark): boolean {
  if (run.memory.leakTo || confirmsAnew(mark.view, view, run.memory.cartNumbers)) return false;
  if (view.snapshot.modal || originOf(view) !== originOf(mark.view)) return false;
  const [pressed, control] = [finalControl(run, mark.view), finalControl(run, view)];
  return control !== null && control.element.text === pressed?.element.text && control.ambiguous === mark.ambiguous;
}

/** What the page wants of us: other spellings of answers, and answers to questions that nobody answered. */
interface Refused {
  answers: WantedField[];
  questions: ReadonlySet<string>;
}

/**
 * The answers that came back marked as wrong, and what was left empty because nothing said that it has to be filled. Null
 * where something else is marked: a field that is not the order's and asks to be typed into, or one without another spelling.
 */
function refusedAnswers(run: Run, view: View, mark: ClickMark): Refused | null {
  const wanted = wantedIn(run, view);
  const given = givenIn(run, mark.view);
  const unanswered = unansweredQuestions(view);
  const wrong = newlyWrong(mark.view, view).map((element) => ({
    answer: wanted.find((each) => each.element === element),
    question: unanswered.find(({ answers }) => answers.some((each) => each.element === element)),
  }));
  const isOpen = (each: WantedField | undefined): each is WantedField =>
    each !== undefined && (hasOtherSpelling(each) || (each.element.value === '' && !given.has(each.key)));
  if (!wrong.every(({ answer, question }) => isOpen(answer) || (answer === undefined && question))) return null;
  return {
    answers: wrong.flatMap(({ answer }) => answer ?? []),
    questions: new Set(wrong.flatMap(({ answer, question }) => (question && !answer ? question.key : []))),
  };
}

function hasOtherSpelling({ element, forms }: WantedField): boolean {
  return element.value !== '' && new Set(forms).size > 1;
}

/** What was answered when the order was sent, and is empty now. */
function lostAnswers(run: Run, sent: View, now: View): WantedField[] {
  const given = givenIn(run, sent);
  return wantedIn(run, now).filter(({ key, element }) => !element.filled && given.has(key));
}

function givenIn(run: Run, sent: View): Set<string> {
  return new Set(wantedIn(run, sent).flatMap(({ key, element }) => (element.filled ? [key] : [])));
}

function wantedIn(run: Pick<Run, 'memory' | 'order'>, view: View): WantedField[] {
  return wantedFields(view, run.order, planAddresses(view, run.order, run.memory), run.memory);
}

/** A page that came anew may have lost the ticks and the card as well. False when there is nothing left to fill in. */
async function fillIn(run: Run, sent: View, view: View, questions: ReadonlySet<string>): Promise<boolean> {
  checkPage(run, view);
  if ((await setCheckboxes(run, view)) === 'acted') return true;
  if ((await fillDetails.act(run, view)) !== 'idle') return true;
  if (await answerNamed(run, view, questions)) return true;
  if (await reopenCard(run, sent, view)) return true;
  return run.memory.cardTyped && mayEnterCard(run, view) && (await enterCard(run, view)) !== 'idle';
}

/** What the form is sent to may have another path, and show the form again there. */
const originOf = ({ snapshot }: View): string => new URL(snapshot.url).origin;
