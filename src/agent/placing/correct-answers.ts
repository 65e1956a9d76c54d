import { enterCard, mayEnterCard } from '../card/enter-card.ts';
import { answerComplaints } from '../checkout/answer-complaints.ts';
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
import { type ClickMark, isAnswered } from './learn-outcome.ts';

const LONGEST_LOOKS = 5;

/**
 * Some shops look at the spelling of a telephone number only when the order was sent, and send it back: the same page asks
 * for the same order, marks just answers of ours that can be spelt otherwise, and the merchant's cart is still full. True
 * when they are spelt so now and the page is filled in again. What the order is and costs is for the caller to compare.
 */
export async function correctAnswers(run: Run, mark: ClickMark): Promise<boolean> {
  const view = await look(run);
  const refused = isAnswered(run, mark) ? refusedAnswers(run, view, mark) : [];
  if (refused.length === 0 || !(await isCartStillFull(run, mark.view.snapshot.url))) return false;
  if (!answerComplaints(run, mark.view, view)) return false;
  let now = view;
  for (let looks = 0; looks < LONGEST_LOOKS && (await fillIn(run, now)); looks += 1) now = await look(run);
  checkPage(run, now);
  const written = wantedIn(run, now);
  return refused.every(({ key, element }) => {
    const { value } = written.find((each) => each.key === key)?.element ?? element;
    return value !== '' && value !== element.value;
  });
}

/**
 * The answers that came back marked as wrong. Empty where the page says or asks for anything else: a field that is not the
 * order's, one without another spelling, another control in the place of the one that was pressed, or thanks.
 */
function refusedAnswers(run: Run, view: View, mark: ClickMark): WantedField[] {
  if (run.memory.leakTo || confirmsAnew(mark.view, view, run.memory.cartNumbers)) return [];
  if (view.snapshot.modal || originOf(view) !== originOf(mark.view)) return [];
  const [pressed, control] = [finalControl(run, mark.view), finalControl(run, view)];
  if (!control || control.element.text !== pressed?.element.text || control.ambiguous !== mark.ambiguous) return [];
  const wanted = wantedIn(run, view);
  const refused = newlyWrong(mark.view, view).map((element) => wanted.find((each) => each.element === element));
  const isOpen = (each: WantedField | undefined): each is WantedField =>
    each !== undefined && each.element.value !== '' && new Set(each.forms).size > 1;
  return refused.every(isOpen) ? refused : [];
}

function wantedIn(run: Pick<Run, 'memory' | 'order'>, view: View): WantedField[] {
  return wantedFields(view, run.order, planAddresses(view, run.order, run.memory), run.memory);
}

/** A page that came anew may have lost the ticks and the card as well. False when there is nothing left to fill in. */
async function fillIn(run: Run, view: View): Promise<boolean> {
  checkPage(run, view);
  if ((await setCheckboxes(run, view)) === 'acted') return true;
  if ((await fillDetails.act(run, view)) !== 'idle') return true;
  return run.memory.cardTyped && mayEnterCard(run, view) && (await enterCard(run, view)) !== 'idle';
}

/** What the form is sent to may have another path, and show the form again there. */
const originOf = ({ snapshot }: View): string => new URL(snapshot.url).origin;
