import { foldText } from '../../words/fold-text.ts';
import {
  isCardNetwork,
  isPaidOnline,
  listsCardNetworks,
  type PaymentKind,
  paymentKind,
  saysNoCard,
} from '../../words/payment-words.ts';
import { describe, press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { cardFields } from '../card/card-fields.ts';
import { namesPayment, pricesIn, realOptions, type SnapshotElement } from '../perception/index.ts';
import { readAgain } from '../reader/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { look, lookUntil } from '../view/look.ts';
import type { View } from '../view/view.ts';
import { findCardOpener } from './find-card-opener.ts';
import type { Goal, GoalResult } from './goal.ts';
import { awaitChoice, choiceTries } from './settle-choice.ts';

interface Method {
  element: SnapshotElement;
  kind: PaymentKind;
  label: string;
  selected: boolean;
  /** Only a second reader says that it is the card. */
  isSaid: boolean;
  /** For entries of a native drop-down. */
  optionValue: string;
}

/** Picks the card among several methods; in test mode an offline method where the shop takes no card. */
export const choosePayment: Goal = {
  name: 'choosePayment',
  appliesWhen: (_run, view) => readMethods(view).length > 0,
  act,
  choosesOffer: true,
  staysOpen: true,
  changesPage: true,
};

async function act(run: Run, view: View): Promise<GoalResult> {
  const methods = readMethods(view);
  if (isCardBeside(run, view, methods)) return 'idle';
  const wanted = pickMethod(run, view, methods);
  const tried = wanted?.kind === 'card' ? null : await tryUnknown(run, view, methods);
  if (tried) return tried;
  if (!wanted)
    throw new Stop(
      'payment_method_unavailable',
      `offered: ${methods.map((method) => method.label).join(', ')}`.slice(0, 200),
    );
  if (wanted.selected || (wanted.kind === 'card' && cardFields(view).length > 0 && methods.length === 1)) {
    noteMethod(run, wanted);
    return 'idle';
  }
  const { element } = wanted;
  const key = `payment ${wanted.label}`;
  const settled = await awaitChoice(run, view, element, key, (later) => isChosen(later, wanted.label));
  if (settled) return settled;
  if (!run.tries.mayTry(key, choiceTries(element))) {
    const other = methods.find((method) => method.selected);
    if (other && element.checked === false) {
      throw new Stop('payment_method_unavailable', `the merchant keeps "${other.label.slice(0, 80)}" chosen`);
    }
    return 'idle';
  }
  if (wanted.optionValue !== '') await setValues(run, view, [{ element, text: wanted.optionValue }]);
  else await press(run, view, element);
  noteMethod(run, wanted);
  run.steps.record('PAYMENT_METHOD_SELECTED', `took "${wanted.label.slice(0, 80)}" of ${methods.length} methods`);
  return 'acted';
}

/**
 * Before an order is paid without a card, or given up: a way to pay of a name that nobody knows may be the card. That it is
 * shows by the form that comes when it is chosen; a second reader may know it where the form comes later.
 */
async function tryUnknown(run: Run, view: View, methods: readonly Method[]): Promise<View | null> {
  if (!run.hooks.card || !methods.some(isUnknown)) return null;
  for (const method of methods) {
    const { element, label, optionValue, selected } = method;
    const isAnswer = element.tag === 'select' || element.role === 'radio';
    if (!isUnknown(method) || selected || !isAnswer || !run.tries.mayTry(`unknown payment ${label}`, 1)) continue;
    if (optionValue !== '') await setValues(run, view, [{ element, text: optionValue }]);
    else await press(run, view, element);
    return lookUntil(run, await look(run), (each) => cardFields(each).length > 0, CARD_FORM_MS);
  }
  if (!run.reader) return null;
  return readAgain(run, 'checkout', new Stop('payment_method_unavailable', 'no way to pay is called the card'));
}

const CARD_FORM_MS = 2_000;

function isUnknown({ kind, label }: Method): boolean {
  return kind === 'other' && !namesPayment(label) && !saysNoCard(label);
}

/**
 * None of the choices is the card, and none is taken yet: it is paid by the form that lies open beside them, or by the one
 * that a button in their list shows. That is opened where the page is gone on from.
 */
function isCardBeside(run: Run, view: View, methods: readonly Method[]): boolean {
  if (!run.hooks.card || methods.some(({ kind, selected }) => kind === 'card' || selected)) return false;
  if (cardFields(view).length > 0) run.memory.paymentMethod = 'card';
  else if (!findCardOpener(run, view) || !run.tries.mayTry(`card beside ${view.snapshot.url}`, OPENINGS)) return false;
  return true;
}

const OPENINGS = 3;

function noteMethod({ memory }: Pick<Run, 'memory'>, { kind, isSaid, label }: Method): void {
  const [added, ...others] = /\+/.test(label) ? pricesIn(label, memory.cartSubtotal?.currency ?? '') : [];
  // Which network the card is of costs nothing more, nor less.
  const isSameCard = memory.paymentMethod === 'card' && isCardNetwork(label);
  if (!isSameCard) memory.paymentSurcharge = added && others.length === 0 ? added.amountMinor : null;
  memory.paymentMethod = kind === 'card' ? 'card' : 'offline';
  memory.cardIsSaid = isSaid;
}

function isChosen(view: View, label: string): boolean {
  return readMethods(view).some((method) => method.label === label && method.selected);
}

/** Offline methods may be used in test mode only, whatever the setting says. */
export function mayPayOffline(run: Pick<Run, 'order'>): boolean {
  return run.order.mode === 'test' && run.order.allowOfflinePayment;
}

function pickMethod(run: Pick<Run, 'hooks' | 'order'>, view: View, methods: readonly Method[]): Method | undefined {
  const cards = methods.filter((method) => method.kind === 'card');
  const offline = methods.filter((method) => method.kind === 'offline');
  if (run.hooks.card || run.hooks.rehearsal) {
    const card = cards.find((method) => method.selected) ?? cards[0];
    if (card) return card;
    // A card form in the open next to methods of other names is the card method without a label.
    const own = methods.find(({ selected, kind }) => selected && kind === 'other');
    if (own && cardFields(view).length > 0) return { ...own, kind: 'card' };
    const online = methods.filter(({ label }) => isPaidOnline(label));
    if (online[0] && online.length === 1) return { ...online[0], kind: 'card' };
  }
  // What nobody knows may be the card that is at hand: an order that is paid in another way would be the wrong one.
  if (!mayPayOffline(run) || (run.hooks.card && methods.some(isUnknown))) return undefined;
  return offline.find((method) => method.selected) ?? offline[0];
}

export function readMethods(view: View): Method[] {
  const asked = view.snapshot.elements.filter(
    ({ ref, visible, disabled }) => view.fields.get(ref)?.kind === 'paymentMethod' && visible && !disabled,
  );
  const methods = asked.flatMap((element): Method[] => {
    if (asksWhichCard(element) && asked.length > 1) return [];
    if (element.tag === 'select') {
      return realOptions(element.options).map((option) => ({
        element,
        kind: paymentKind(option.text),
        label: option.text,
        selected: option.selected,
        isSaid: false,
        optionValue: option.value,
      }));
    }
    const label = [element.label, element.text, element.ariaLabel].find((text) => text !== '') ?? describe(element);
    const hints = `${label} ${element.value} ${element.id}`;
    const named = paymentKind(label);
    return [
      {
        element,
        kind: named === 'other' ? paymentKind(hints.replace(/[_-]/g, ' ')) : named,
        label,
        selected: (element.checked ?? element.expanded) === true,
        isSaid: false,
        optionValue: '',
      },
    ];
  });
  hearNetworks(view, methods);
  hearReader(view, methods);
  return methods.filter(({ element }) => !methods.some((other) => isInside(element, other.element)));
}

/** A list of nothing but card networks, beside the ways to pay: which one it is says nothing of how the order is paid. */
function asksWhichCard({ tag, options }: SnapshotElement): boolean {
  const answers = options.filter(({ value }) => value !== '');
  return tag === 'select' && answers.length > 0 && answers.every(({ text }) => isCardNetwork(text));
}

/** "Zorgeloos: Visa, Mastercard": whatever it is called, the way beside the names of card networks is the card. */
function hearNetworks({ snapshot }: View, methods: Method[]): void {
  if (methods.some(({ kind }) => kind === 'card')) return;
  for (const method of methods.filter(isUnknown)) {
    const label = foldText(method.label);
    const notes = snapshot.texts
      .map(({ text }) => text)
      .filter((text) => label !== '' && foldText(text).startsWith(label));
    if (notes.some(listsCardNetworks)) method.kind = 'card';
  }
}

/** A word for the card counts where no method says itself that it is the card, and for none that says what else it is. */
function hearReader({ taught }: View, methods: Method[]): void {
  if (methods.some(({ kind }) => kind === 'card')) return;
  for (const method of methods) {
    method.isSaid = method.kind === 'other' && taught?.cardMethods.has(method.element.ref) === true;
    if (method.isSaid) method.kind = 'card';
  }
}

/** A drawn button within a choice says nothing of its own: the choice around it takes the press and knows its state. */
function isInside({ box, frame, order }: SnapshotElement, outer: SnapshotElement): boolean {
  if (frame !== outer.frame || order <= outer.order || outer.tag === 'select') return false;
  const isWithin = (from: number, size: number, start: number, length: number) =>
    from >= start && from + size <= start + length;
  return (
    isWithin(box.x, box.width, outer.box.x, outer.box.width) &&
    isWithin(box.y, box.height, outer.box.y, outer.box.height)
  );
}
