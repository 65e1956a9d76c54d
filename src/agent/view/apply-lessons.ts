import {
  type ActionCandidate,
  type ActionKind,
  type ElementRef,
  type FieldClass,
  type PageClass,
  type PageSnapshot,
  paymentRows,
  type SnapshotElement,
} from '../perception/index.ts';
import { findByPrint } from '../recipes/fingerprint.ts';
import { type Lesson, TAUGHT_CONTROLS, type TaughtControl, type TaughtField } from '../recipes/lesson.ts';
import { POSSIBLE } from './certainty.ts';
import { deniedChoices, isReadAsChoice } from './denied-choices.ts';
import { teachRows } from './taught-rows.ts';
import type { TaughtView } from './view.ts';

/** As sure as a reading can be. Gates ask for more than a score. */
const TAUGHT_SCORE = 0.95;
const OVERRULED_SCORE = 0.2;
const WHY = 'second reader';

/** Whether what a field is for is a second reader's word alone. */
export function isTaughtField({ why }: Pick<FieldClass, 'why'>): boolean {
  return why === WHY;
}

/** What these controls do costs money or commits to something: no lesson makes them anything else. */
const COMMITS: ReadonlySet<ActionKind> = new Set(['placeOrder', 'expressWallet', 'acceptOffer', 'buyNow']);

/** Pressed on the way through a checkout; the others have a time of their own. */
const LEADS_ON: ReadonlySet<TaughtControl> = new Set(
  TAUGHT_CONTROLS.filter((control) => !['addToCart', 'placeOrder', 'stepTitle'].includes(control)),
);

/**
 * What only a person can pass, what would say that an order exists, and where one may be placed: no lesson takes it away,
 * or the button that orders would pass for one that leads on.
 */
const STANDS: ReadonlySet<string> = new Set([
  'captcha',
  'botWall',
  'challenge3ds',
  'confirmation',
  'payment',
  'review',
]);

/** Fields as the lessons say. What rules take for a card field, a trap, a paid extra or a way to pay stays that. */
export function teachFields(
  taken: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  lessons: readonly Lesson[],
): Map<ElementRef, FieldClass> {
  const { elements } = taken;
  const pays = new Set(waysToPay(elements, fields));
  const denied = deniedChoices(taken, fields, lessons);
  for (const lesson of lessons) {
    if (lesson.of !== 'field') continue;
    const element = findByPrint(elements, lesson.target);
    if (!element || isFixedField(fields.get(element.ref), lesson.is, fields)) continue;
    const isChoice = pays.has(element.ref) || isReadAsChoice(fields.get(element.ref));
    if (isChoice && lesson.is === 'other' && !denied.has(element.ref)) continue;
    if (pays.has(element.ref) && lesson.is !== 'cardMethod' && lesson.is !== 'other') continue;
    const kind = lesson.is === 'cardMethod' ? 'paymentMethod' : lesson.is;
    const { section } = lesson;
    fields.set(element.ref, { kind, section, confidence: TAUGHT_SCORE, rivals: [], why: WHY });
  }
  return fields;
}

export function isFixedField(
  field: FieldClass | undefined,
  is: TaughtField,
  fields: ReadonlyMap<ElementRef, FieldClass>,
): boolean {
  return (isSecretField(field) && !isLonePart(field, fields)) || (field?.kind === 'extra' && is !== 'other');
}

/**
 * A card's month or code on a page that asks for no number is none of a card: without a name of its own, a field beside the
 * street may be read as one. What it is may be asked about; the number itself never is.
 */
export function isLonePart(field: FieldClass | undefined, fields: ReadonlyMap<ElementRef, FieldClass>): boolean {
  if (!field?.kind.startsWith('card') || field.kind === 'cardNumber') return false;
  return [...fields.values()].every(({ kind }) => kind !== 'cardNumber');
}

/** Not even shown to a second reader. */
export function isSecretField(field: FieldClass | undefined): boolean {
  if (!field) return false;
  return field.kind.startsWith('card') || ['decoy', 'otp', 'password', 'passwordConfirm'].includes(field.kind);
}

/**
 * The ways to pay, and what is chosen among with them. Taking one of them for a delivery or a box would change how the
 * order is paid; all that may be said of them is which one is the card.
 */
export function waysToPay(
  elements: readonly SnapshotElement[],
  fields: ReadonlyMap<ElementRef, FieldClass>,
): ElementRef[] {
  const isMethod = ({ ref }: SnapshotElement) => fields.get(ref)?.kind === 'paymentMethod';
  const groupOf = ({ role, group, frame, form }: SnapshotElement) =>
    role === 'radio' && group !== '' ? `${frame} ${form} ${group}` : null;
  const groups = new Set(elements.filter(isMethod).map(groupOf));
  groups.delete(null);
  const pressed = new Set(paymentRows(elements).flat());
  return elements
    .filter((each) => isMethod(each) || pressed.has(each) || groups.has(groupOf(each)))
    .map(({ ref }) => ref);
}

/** Controls as the lessons say, the taught ones first. */
export function teachActions(
  { elements }: PageSnapshot,
  { fields, actions }: { fields: ReadonlyMap<ElementRef, FieldClass>; actions: readonly ActionCandidate[] },
  lessons: readonly Lesson[],
): ActionCandidate[] {
  let taught = [...actions];
  for (const lesson of lessons) {
    if (lesson.of !== 'control' || lesson.is === 'stepTitle') continue;
    const { is } = lesson;
    const element = findTaught(elements, fields, lesson);
    if (!element) continue;
    const isStayed = (kind: ActionKind) =>
      COMMITS.has(kind) && !(kind === 'buyNow' && mayLeaveCart({ elements, actions }, element, is));
    if (is !== 'placeOrder' && isCommitment(taught, element, isStayed)) continue;
    const others = taught.filter(({ ref, kind }) => ref !== element.ref || (isStayed(kind) && kind !== is));
    taught = [{ ref: element.ref, kind: is, score: TAUGHT_SCORE, why: WHY }, ...others];
  }
  return taught;
}

function findTaught(
  elements: readonly SnapshotElement[],
  fields: ReadonlyMap<ElementRef, FieldClass>,
  { target, is }: Extract<Lesson, { of: 'control' }>,
): SnapshotElement | null {
  const element = findByPrint(elements, target);
  return element && is === 'guest' && isPastGate(elements, fields, element) ? null : element;
}

/** The same words lead on from later steps: what sends a street or a card no longer asks whether a guest orders. */
function isPastGate(
  elements: readonly SnapshotElement[],
  fields: ReadonlyMap<ElementRef, FieldClass>,
  { frame, form }: SnapshotElement,
): boolean {
  const isStep = (kind: string) => kind === 'street' || kind === 'shippingOption' || kind.startsWith('card');
  return elements.some(
    (each) => each.visible && each.frame === frame && each.form === form && isStep(fields.get(each.ref)?.kind ?? ''),
  );
}

/** Whether rules take a control for one that orders, pays or accepts an offer. */
function isCommitment(
  actions: readonly ActionCandidate[],
  { ref }: Pick<SnapshotElement, 'ref'>,
  commits: (kind: ActionKind) => boolean,
): boolean {
  return actions.some((each) => each.ref === ref && commits(each.kind) && each.score >= POSSIBLE);
}

/**
 * In many languages one word buys and checks out. A link in a layer over the page sends no form of it: the small cart that
 * slid in is left by it. So is the cart by the button of its own form, in which a line can be taken out. Should it add
 * something all the same, the cart is another one, and the review refuses it.
 */
export function mayLeaveCart(
  page: { elements: readonly SnapshotElement[]; actions: readonly ActionCandidate[] },
  element: SnapshotElement,
  is: TaughtControl,
): boolean {
  const isInLayer = element.role === 'link' && element.href !== '' && element.dialog >= 0;
  return is === 'goToCheckout' && (isInLayer || isOfCartForm(page, element));
}

function isOfCartForm(
  { elements, actions }: Parameters<typeof mayLeaveCart>[0],
  { frame, form }: SnapshotElement,
): boolean {
  const takesOut = ({ ref }: SnapshotElement) =>
    actions.some((action) => action.ref === ref && action.kind === 'removeItem' && action.score >= POSSIBLE);
  return form >= 0 && elements.some((each) => each.frame === frame && each.form === form && takesOut(each));
}

export function teachPage({ shape }: PageSnapshot, page: PageClass, lessons: readonly Lesson[]): PageClass {
  const lesson = lessons.find((each) => each.of === 'page' && each.shape === shape);
  if (lesson?.of !== 'page') return page;
  const best = { kind: lesson.is, score: TAUGHT_SCORE, why: WHY };
  const rest = page.candidates
    .filter(({ kind }) => kind !== lesson.is)
    .map((each) => (STANDS.has(each.kind) ? each : { ...each, score: Math.min(each.score, OVERRULED_SCORE) }));
  return { ...best, candidates: [best, ...rest] };
}

/** What has no place among the classes: marked on the view itself. */
export function taughtView(
  snapshot: PageSnapshot,
  fields: ReadonlyMap<ElementRef, FieldClass>,
  lessons: readonly Lesson[],
): TaughtView {
  teachRows(snapshot, lessons);
  const fieldsThatAre = (is: TaughtField) =>
    lessons.flatMap((lesson) => {
      const element = lesson.of === 'field' && lesson.is === is && findByPrint(snapshot.elements, lesson.target);
      return element ? [element.ref] : [];
    });
  const controlsThat = (counts: (is: TaughtControl) => boolean) =>
    lessons.flatMap((lesson) => {
      const element = lesson.of === 'control' && counts(lesson.is) && findTaught(snapshot.elements, fields, lesson);
      return element ? [element.ref] : [];
    });
  const messages = lessons.flatMap((lesson) => (lesson.of === 'message' ? [[lesson.text, lesson.is] as const] : []));
  return {
    ways: new Set(controlsThat((is) => LEADS_ON.has(is))),
    titles: new Set(controlsThat((is) => is === 'stepTitle')),
    cardMethods: new Set(fieldsThatAre('cardMethod')),
    leftAlone: new Set(fieldsThatAre('other')),
    messages: new Map(messages),
  };
}
