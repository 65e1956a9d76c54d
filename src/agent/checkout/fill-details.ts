import { foldText } from '../../words/fold-text.ts';
import { chooseFromCustomList, faceValue, optionValue, selectedText } from '../actions/choose-option.ts';
import { type FieldValue, setValues } from '../actions/set-values.ts';
import { type FieldKind, realOptions } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { hasOwnBillingAddress } from '../spelling/billing-address.ts';
import { countryCode } from '../spelling/countries.ts';
import { matchOption } from '../spelling/match-option.ts';
import { isTaughtField } from '../view/apply-lessons.ts';
import type { View } from '../view/view.ts';
import { copyAddress } from './copy-address.ts';
import { emptyMistaken, noteTyped } from './empty-mistaken.ts';
import type { Goal, GoalResult } from './goal.ts';
import { isDemanded } from './is-demanded.ts';
import { isOnShelf } from './is-on-shelf.ts';
import { holdsEntry, isShownBeside, narrowList, narrowsList, offersEntry, wantsPatience } from './narrow-list.ts';
import { planAddresses, type WantedField, wantedFields } from './plan-details.ts';
import { hasTryLeft, noteHeld, tryKey } from './tries-of-field.ts';
import { waitsForCard } from './waits-for-card.ts';

const NAMES_BUYER: ReadonlySet<FieldKind> = new Set(['firstName', 'lastName', 'fullName', 'email', 'phone', 'street']);

/** Contact and addresses: every visible field that the order can answer and that does not hold the answer yet. */
export const fillDetails: Goal = { name: 'fillDetails', appliesWhen: (_run, view) => view.fields.size > 0, act };

async function act(run: Run, view: View): Promise<GoalResult> {
  if (await emptyMistaken(run, view)) return 'acted';
  const plan = planAddresses(view, run.order, run.memory);
  const asked = wantedFields(view, run.order, plan, run.memory);
  noteHeld(
    run,
    asked.filter((field) => holdsWritten(run, field)),
  );
  const wanted = asked.filter(isOwn(run, view));
  const open = wanted.filter((field) => needsWork(run, view, field) && !isShownBeside(run, view, field));
  noteKinds(
    run,
    wanted.filter((field) => !open.includes(field) && holdsAnswer(field)),
  );
  if (open.length === 0) {
    if (wanted.some(({ field }) => field.kind === 'street')) run.memory.addressDone = true;
    return (await copyAddress(run, view)) ? 'acted' : 'idle';
  }
  const street = open.find(({ field }) => field.kind === 'street');
  if (plan.billingIsMain && street) run.memory.mainStreet = street.key;
  for (const field of open) noteMask(run, field);
  // The country decides which other fields there are and what they accept.
  const countries = open.filter(({ field }) => field.kind === 'country');
  const batch =
    countries.length > 0 && open.length > countries.length && !isAlone(run, view, countries) ? countries : open;
  if (countries.length > 0 && !run.memory.addressGiven) forgetDelivery(run.memory);
  await fillBatch(run, view, batch);
  run.steps.record('ADDRESS_FILLING', `filled ${batch.map(({ field }) => field.kind).join(', ')}`);
  return 'acted';
}

/**
 * A delivery that was chosen in the cart, before the shop knew where to, was one to the country that the shop took for
 * granted. Another country has others, at other prices, and often only one, which nobody has to choose.
 */
function forgetDelivery(memory: Run['memory']): void {
  memory.shippingOption = null;
  memory.shippingPrice = null;
  memory.shippingOffered = false;
  memory.deliveryTotals.clear();
}

function isOwn(run: Run, view: View): (field: WantedField) => boolean {
  return ({ element }) => !isOnShelf(run, view, element) && !waitsForCard(run, view, element);
}

/**
 * A field that has to be filled and threw away every answer is as empty as it was: an order that is sent all the same comes
 * back, and its press cannot be taken back.
 */
export function checkAnswered(run: Run, view: View): void {
  const plan = planAddresses(view, run.order, run.memory);
  const isEmpty = ({ tag, value, text, filled, covered }: WantedField['element']) =>
    tag === 'input' && value === '' && text === '' && !filled && !covered;
  const isGivenUp = (field: WantedField) => !hasTryLeft(run, field) && run.tries.count(`taken ${field.key}`) === 0;
  const isOpen = (field: WantedField) =>
    mustBeChosen(field.element) || (isEmpty(field.element) && isDemanded(field.element) && isGivenUp(field));
  const open = wantedFields(view, run.order, plan, run.memory).filter(isOwn(run, view)).find(isOpen);
  if (!open) return;
  const { label, options } = open.element;
  const name = label || options.find(({ selected }) => selected)?.text || '';
  throw new Stop('agent_stuck', `"${name.slice(0, 60)}" has to be filled and takes no answer`);
}

/** A list that shows "please choose", to which nobody could go back, waits for an answer without any other mark. */
function mustBeChosen({ tag, options, filled, disabled, covered }: WantedField['element']): boolean {
  const shown = options.find(({ selected }) => selected);
  return tag === 'select' && shown?.disabled === true && !filled && !disabled && !covered;
}

/** A country that is typed as text changes nothing else in the form. */
function isAlone(run: Pick<Run, 'tries'>, view: View, countries: readonly WantedField[]): boolean {
  return countries.every((country) => country.element.role === 'textbox' && !narrowsList(run, view, country));
}

/** What something lies over was not written: of that the shop was told nothing. */
function noteTold(run: Pick<Run, 'memory' | 'order'>, written: readonly WantedField[]): void {
  const { memory } = run;
  noteKinds(run, written);
  for (const { field } of written) {
    if (NAMES_BUYER.has(field.kind)) memory.buyerNamed = true;
    if (field.kind === 'street') memory.addressGiven = true;
    if (field.kind === 'street' && field.section === 'billing') memory.billingStreetFilled = true;
    if (field.kind === 'street' && field.section !== 'billing') memory.shippingStreetFilled = true;
  }
}

/** With a billing address of its own, what stands below that says nothing of the delivery. */
function noteKinds({ memory, order }: Pick<Run, 'memory' | 'order'>, told: readonly WantedField[]): void {
  for (const { field } of told) {
    if (field.section === 'billing' && hasOwnBillingAddress(order)) continue;
    memory.toldKinds.add(field.kind);
    memory.toldOnWord ||= isTaughtField(field);
  }
}

async function fillBatch(run: Run, view: View, batch: readonly WantedField[]): Promise<void> {
  const values: FieldValue[] = [];
  const customs: WantedField[] = [];
  const narrowing: WantedField[] = [];
  for (const field of batch) {
    const { element } = field;
    run.tries.add(tryKey(run, field));
    run.tries.add(`${tryKey(run, field)} on ${run.requests.documentCount()}`);
    run.tries.add(`written ${field.key}`);
    noteTyped(run, element);
    const forms = formsToTry(run, field);
    if (element.tag === 'select') {
      const value = optionValue(element, forms);
      if (value !== null) values.push({ element, text: value });
    } else if (element.role === 'select' || (element.role === 'combobox' && element.tag !== 'input')) {
      customs.push(field);
    } else if (narrowsList(run, view, field)) {
      narrowing.push(field);
    } else if (forms[0] !== undefined) {
      run.tries.add(`typed ${field.key}`);
      values.push({ element, text: forms[0] });
    }
  }
  const left = await setValues(run, view, values);
  noteTold(
    run,
    batch.filter(({ element }) => !left.some((each) => each.element === element)),
  );
  for (const field of customs) await chooseFromCustomList(run, view, field.element, formsToTry(run, field));
  for (const field of narrowing)
    await narrowList(run, view, field, formsToTry(run, field), wantsPatience(run, field, batch));
  if (values.some(({ element }) => opensSuggestions(element))) await run.guard(run.page.keyboard.press('Escape'));
}

function opensSuggestions(element: WantedField['element']): boolean {
  return element.role === 'combobox' || element.expanded !== null;
}

/** The spelling that comes next, the ones already refused at the end. */
function formsToTry(run: Pick<Run, 'tries'>, field: WantedField): string[] {
  const refused = run.tries.count(`refused ${field.attempt}`);
  const at = Math.min(refused, field.forms.length - 1);
  return [...field.forms.slice(at), ...field.forms.slice(0, at)];
}

function needsWork(run: Pick<Run, 'requests' | 'tries'>, view: View, field: WantedField): boolean {
  const { element, attempt } = field;
  const refused = run.tries.count(`refused ${attempt}`);
  const holds = (holdsWritten(run, field) || holdsEntry(run, field)) && !offersEntry(run, view, field);
  const isTold = element.error !== '' || run.tries.count(`told ${attempt}`) > 0;
  const isMarked = element.invalid && !awaitsSending(run, view, field);
  const isRefused = isMarked || (isTold && showsRefused(field, refused));
  if (holds && !(refused > 0 && isRefused) && !isRespelt(run, field)) return false;
  if (element.tag === 'select' && optionValue(element, field.forms) === null) {
    return missingOption(field);
  }
  return hasTryLeft(run, field);
}

/** What a frame of another site holds is not read: that it holds something after it was written to must do. */
function holdsWritten(run: Pick<Run, 'tries'>, field: WantedField): boolean {
  return (field.element.masked && run.tries.count(tryKey(run, field)) > 0) || holdsAnswer(field);
}

/**
 * A mark stays on many fields until the form is sent again: with the next spelling in it, the field is done. Where nothing
 * can be sent, because the button waits for the mark to go, it is the mark itself that answers.
 */
function awaitsSending(run: Pick<Run, 'tries'>, { snapshot }: View, field: WantedField): boolean {
  const { element, forms, attempt } = field;
  if (element.tag !== 'input' || run.tries.count(tryKey(run, field)) === 0) return false;
  const waits = ({ role, disabled, frame, form }: WantedField['element']) =>
    role === 'button' && disabled && frame === element.frame && form === element.form;
  // What is written without a sign may be as long as a card's number, and is not read.
  const isNext = element.masked || element.value.trim() === forms[run.tries.count(`refused ${attempt}`)];
  return isNext && !snapshot.elements.some(waits);
}

/**
 * What we wrote is of an earlier list of spellings, from before another field was known to take a part of the value, such
 * as the country code of a telephone number. The best of the new ones takes its place.
 */
function isRespelt({ tries }: Pick<Run, 'tries'>, field: WantedField): boolean {
  const { element, forms, key, attempt } = field;
  if (element.role !== 'textbox' || element.masked || tries.count(`written ${key}`) === 0) return false;
  return tries.count(`fill ${attempt} 0`) === 0 && !holdsAnswer({ ...field, forms: forms.slice(0, 1) });
}

/**
 * A form that comes back from the merchant may mark only the words beside a field, and show what was refused without its
 * dashes. Those words stay until it is sent again: with the next spelling in it, the field is done.
 */
function showsRefused({ element, forms }: WantedField, refused: number): boolean {
  const bare = (text = '') => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
  const shown = element.value.trim();
  return shown !== forms[refused] && bare(shown) === bare(forms[refused - 1]);
}

/** A mask that cut or moved what was typed refused that spelling as surely as a message would have. */
function noteMask(run: Pick<Run, 'tries'>, field: WantedField): void {
  const { element, forms, attempt } = field;
  const tried = run.tries.count(tryKey(run, field));
  const refused = run.tries.count(`refused ${attempt}`);
  if (tried === 0 || element.tag !== 'input' || element.value === '' || refused + 1 >= forms.length) return;
  // A page that lost what was typed shows again what was sent before.
  if (forms.slice(0, refused).includes(element.value)) return;
  if (isRestOf(element.value, forms[refused] ?? '')) run.tries.add(`refused ${attempt}`);
}

/** Something else than what was typed, with more or less, is no rest of it: the page was drawn anew and shows what it began with. */
function isRestOf(shown: string, typed: string): boolean {
  const [a, b] = [shown, typed].map((text) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')) as [string, string];
  return isWithin(a, b) || isWithin(b, a);
}

/** Whether these characters stand in the other text in the same order. */
function isWithin(characters: string, text: string): boolean {
  let at = 0;
  for (const each of text) if (each === characters[at]) at += 1;
  return at === characters.length;
}

/**
 * A drop-down of countries without ours is the merchant's way of saying that it does not deliver there. One that lists no
 * country at all only has a name that sounds like it.
 */
function missingOption(field: WantedField): boolean {
  const { element, field: kind } = field;
  const options = realOptions(element.options);
  const isOfCountries = options.some(({ text, value }) => countryCode(text) ?? countryCode(value));
  if (kind.kind === 'country' && options.length > 1 && isOfCountries) {
    throw new Stop('address_rejected', 'the merchant does not list the country');
  }
  return false;
}

function holdsAnswer(field: WantedField): boolean {
  const { element, forms } = field;
  if (element.tag === 'select') {
    const shown = element.options.find((option) => option.selected);
    return shown !== undefined && matchOption([shown], forms) === 0 && selectedText(element) !== '';
  }
  const isFace = element.tag === 'input' ? element.value === '' : element.role !== 'textbox';
  const shown = isFace ? faceValue(element) : element.value;
  if (isFace && shown !== '') return matchOption([{ text: shown, value: '' }], forms) === 0;
  if (field.field.kind === 'phone') return digits(shown) !== '' && forms.some((form) => digits(form) === digits(shown));
  return foldText(shown) !== '' && forms.some((form) => foldText(form) === foldText(shown));
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
