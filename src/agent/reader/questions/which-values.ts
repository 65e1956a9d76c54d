import { z } from 'zod';
import type { PurchaseFailureCode } from '../../../orders/index.ts';
import { describeElement, describePage } from '../../model/index.ts';
import {
  ANSWERS,
  type ElementRef,
  type FieldClass,
  type FieldKind,
  type FieldSection,
  isDoubtful,
  paymentRows,
  type Reading,
  readAutocomplete,
  type SnapshotElement,
} from '../../perception/index.ts';
import { tellApart } from '../../recipes/fingerprint.ts';
import { type Lesson, TAUGHT_FIELDS, type TaughtField } from '../../recipes/lesson.ts';
import type { Run } from '../../run/run.ts';
import { isFixedField, isLonePart, isSecretField, waysToPay } from '../../view/apply-lessons.ts';
import { deniedChoices, isReadAsChoice } from '../../view/denied-choices.ts';
import { isBesidePassword, isLoneEmail } from '../../view/lone-email.ts';
import type { View } from '../../view/view.ts';
import type { Pose } from '../doubt.ts';
import { FIELD_MEANINGS } from './field-meanings.ts';
import { numbersUpTo } from './numbers.ts';

const MOST_FIELDS = 40;
const AMOUNT = /[$€£¥₹]\s?\p{Nd}|\p{Nd}[.,]\p{Nd}{2}(?!\p{Nd})|\p{Nd}\s?(?:€|zł|kr|[A-Z]{3}\b)/u;

const SECTIONS = ['contact', 'shipping', 'billing', 'other'] as const;
const BOXES = new Set<TaughtField>(['terms', 'sameAddress', 'differentAddress', 'newsletter', 'createAccount']);
const LEFT_ALONE = new Set<TaughtField>(['other', 'search', 'newsletter', 'createAccount']);
/** Refusals that something preselected may have caused. */
const TOO_DEAR = new Set<PurchaseFailureCode>([
  'price_limit_exceeded',
  'shipping_limit_exceeded',
  'authorization_exceeded',
]);
/** Answers to questions of the order itself: none of them is an extra. */
const OF_THE_ORDER = new Set<FieldKind>(['shippingOption', 'paymentMethod', 'terms', 'sameAddress', 'honorific']);
const CHOICES = new Set<TaughtField>(['shippingOption', 'cardMethod']);

const ASKS = 'The program could not complete this form. Which of its values belongs in each numbered field?';
const ASKS_FOR_CODE =
  'The program has a coupon code and found no place for it. Which numbered field takes it, as "coupon"? If none does, name no field.';

/** Which of the customer's values belongs in each field. The values themselves are never shown. */
export const whichValues: Pose = (run, { stage, view, stop }) => {
  const fields = askable(view);
  const pays = new Set(waysToPay(view.snapshot.elements, view.fields));
  const isInDoubt = TOO_DEAR.has(stop.code) ? isTaken : (element: SnapshotElement) => isOpen(view, element);
  const isChoice = ({ ref }: SnapshotElement) => pays.has(ref) || isReadAsChoice(view.fields.get(ref));
  if (!fields.some((element) => isInDoubt(element) || (stage !== 'codes' && isChoice(element)))) return null;
  const schema = z.strictObject({
    fields: z.array(
      z.strictObject({ field: numbersUpTo(fields.length), is: z.enum(TAUGHT_FIELDS), of: z.enum(SECTIONS) }),
    ),
  });
  return {
    question: {
      kind: 'values',
      asks: stage === 'codes' ? ASKS_FOR_CODE : ASKS,
      rules: [
        ...TAUGHT_FIELDS.map((is) => `"${is}": ${FIELD_MEANINGS[is]}.`),
        '"of" says whose: contact, shipping or billing address, other. What the program takes for a part of a login,',
        'register, newsletter or search form it leaves alone: say so where such a field belongs to the order.',
        'Where a group of choices was taken for ways to pay or deliveries and is neither, say "other" of each of them.',
        'Name only the fields you are sure of, each once.',
      ],
      example: '{"fields":[{"field":"0","is":"lastName","of":"shipping"}]}',
      schema,
      ...describePage(view.page, view.snapshot),
      things: fields.map((element) => describeElement(element, readingOf(view, element))),
    },
    check: (answer) => {
      const named = new Map((answer as z.infer<typeof schema>).fields.map((each) => [each.field, each]));
      const claims = [...named.values()].flatMap(({ field, is, of }): Claim[] => {
        const element = fields[Number(field)];
        return element ? [{ element, is, of }] : [];
      });
      const displaced = displacedBy(view, claims);
      const said = claims.flatMap(({ element, is, of }): Said[] => {
        const before = view.fields.get(element.ref);
        if (isFixedField(before, is, view.fields) || !fits(element, is, before) || isKnown(before, is, of)) return [];
        // What stands beside a password signs somebody in or makes an account: nobody talks that into an order.
        if (isLeftAlone(before) && isBesidePassword(view, element)) return [];
        // What was read for sure and answered is not in question, and a place for a code is nothing else.
        const isDenial = is === 'other' && isChoice(element);
        // That a way to pay is the card is news also where the shop has chosen it.
        const isCard = is === 'cardMethod' && pays.has(element.ref) && !isSaid(view, element);
        const isAsked = isInDoubt(element) || (isValue(is) && displaced.has(element));
        if (!(isDenial || isCard || isAsked) || (stage === 'codes' && is !== 'coupon')) return [];
        if (is !== 'cardMethod' && pays.has(element.ref) && !isDenial) return [];
        if (is === 'extra' && OF_THE_ORDER.has(before?.kind ?? 'other')) return [];
        const target = tellApart(view.snapshot.elements, element, run.recipe.printOf(element));
        return target ? [{ element, lesson: { of: 'field', target, is, section: of } }] : [];
      });
      const denied = deniedFreely(run, view, said);
      const held = said.filter(
        (each) =>
          !isToldTwice(view, said, each) &&
          (each.lesson.is !== 'other' || !isChoice(each.element) || denied.has(each.element.ref)),
      );
      // What is merely to be left alone leads no further, unless something was typed there that is taken out again, or it
      // was taken for something else.
      const isIdle = ({ element, lesson }: Said) =>
        LEFT_ALONE.has(lesson.is) && !(lesson.is === 'other' && (isTyped(element) || denied.has(element.ref)));
      if (held.every(isIdle)) return null;
      const lessons = held.map(({ lesson }) => lesson);
      return lessons.filter(({ is }) => is === 'cardMethod').length > 1 ? null : lessons;
    },
    faultOf: (answer) =>
      (answer as z.infer<typeof schema>).fields.length > 0
        ? 'the program takes each of these fields for that already, or they cannot be that'
        : null,
  };
};

function isSaid({ taught }: View, { ref }: SnapshotElement): boolean {
  return taught?.cardMethods.has(ref) === true;
}

interface Said {
  element: SnapshotElement;
  lesson: Extract<Lesson, { of: 'field' }>;
}

/** What was said of one field, before anything of it is believed. */
interface Claim {
  element: SnapshotElement;
  is: TaughtField;
  of: FieldSection;
}

/**
 * A sure reading is in doubt after all where what it was taken for is said of another field, which is open or displaced
 * itself: an address has one of each, so that half of the answer would leave the one told twice and the other not at all.
 * What the form itself says to browsers stays.
 */
function displacedBy(view: View, claims: readonly Claim[]): ReadonlySet<SnapshotElement> {
  const [displaced, asked] = [new Set<SnapshotElement>(), claims.filter(({ element }) => isOpen(view, element))];
  const takes = ({ element, is, of }: Claim, from: SnapshotElement) => {
    const before = view.fields.get(from.ref);
    return element !== from && before?.kind === is && (before.section === 'billing') === (of === 'billing');
  };
  const mayMove = ({ element: { ref, autocomplete } }: Claim) =>
    isValue(view.fields.get(ref)?.kind ?? 'other') && readAutocomplete(autocomplete).kind === null;
  // What is displaced claims a place of its own.
  for (const claim of asked)
    for (const each of claims)
      if (!asked.includes(each) && mayMove(each) && takes(claim, each.element)) {
        displaced.add(each.element);
        asked.push(each);
      }
  return displaced;
}

/** An address has one of each. What is asked for again has a kind of its own, or says itself that it is for e-mail. */
const ONCE: ReadonlySet<string> = new Set<FieldKind>([
  'firstName',
  'lastName',
  'fullName',
  'email',
  'street',
  'houseNumber',
  'postalCode',
  'city',
]);

function isValue(kind: FieldKind | TaughtField): boolean {
  return ONCE.has(kind);
}

/** Said of a second field of the same address, a value would stand where another one belongs. */
function isToldTwice({ snapshot, fields }: View, said: readonly Said[], { element, lesson }: Said): boolean {
  const { is, section } = lesson;
  if (!isValue(is) || (is === 'email' && element.type === 'email')) return false;
  const others = said.filter((other) => other.element !== element);
  const isSame = (other: Said) => other.lesson.is === is && other.lesson.section === section;
  return (
    others.some(isSame) ||
    snapshot.elements.some((other) => {
      const field = fields.get(other.ref);
      if (other === element || !other.visible || others.some((each) => each.element === other)) return false;
      return field?.kind === is && field.section === section && !isDoubtful(field);
    })
  );
}

/**
 * Choices that are neither a delivery nor a way to pay. Where the deliveries of a page were tried one by one and the total
 * followed, they are deliveries, whatever is said of them.
 */
function deniedFreely({ memory }: Pick<Run, 'memory'>, { snapshot, fields }: View, said: readonly Said[]) {
  const denied = deniedChoices(
    snapshot,
    fields,
    said.map(({ lesson }) => lesson),
  );
  const path = `${new URL(snapshot.url).pathname} `;
  const totals = [...memory.deliveryTotals].flatMap(([key, total]) => (key.startsWith(path) ? [total] : []));
  if (new Set(totals).size <= 1) return denied;
  return new Set([...denied].filter((ref) => fields.get(ref)?.kind !== 'shippingOption'));
}

const NOT_READ: Reading = { kind: 'other', confidence: 0, rivals: [] };

function readingOf(view: View, { ref }: SnapshotElement): Reading | FieldClass {
  return view.fields.get(ref) ?? NOT_READ;
}

/**
 * In doubt is what is not answered, and what was answered on a doubtful reading; never what belongs to the shop's own
 * search and newsletter. What seems to belong to a sign-in is in doubt where the shop insists on it and wants no password.
 */
function isOpen(view: View, element: SnapshotElement): boolean {
  const field = view.fields.get(element.ref);
  // What stands in the way empty is no number of pieces and no code, whatever it was taken for.
  if (field?.kind === 'quantity' || field?.kind === 'coupon')
    return isInsistedOn(view, element) && !element.filled && element.role === 'textbox';
  if (field && /search|newsletter/.test(`${field.section} ${field.kind}`)) return isMisplaced(view, element, field);
  if (field?.section === 'login')
    return isInsistedOn(view, element) && !element.filled && !isBesidePassword(view, element);
  // What has a price is never ticked: to ask about nothing else is to ask for nothing.
  if (element.checked !== null) return !element.checked && !(element.role === 'checkbox' && namesPrice(element));
  return !element.filled || isComplainedOf(view, element) || isDoubtful(readingOf(view, element));
}

/** By its mark, or by the effect where forms carry none: the page was sent without it, and the shop complained. */
function isInsistedOn(view: View, element: SnapshotElement): boolean {
  return element.required || isComplainedOf(view, element);
}

function isComplainedOf({ snapshot }: View, { ref, invalid, error }: SnapshotElement): boolean {
  return invalid || error !== '' || snapshot.messages.some((each) => each.kind === 'error' && each.ref === ref);
}

/** A newsletter asks for no more than an address to write to: beside a street it is the order's own form. */
function isMisplaced(view: View, element: SnapshotElement, { kind, section }: FieldClass): boolean {
  if (section !== 'newsletter' || kind === 'newsletter' || !element.required || element.filled) return false;
  return !isLoneEmail(view, element) && !isBesidePassword(view, element);
}

function isTaken({ role, checked }: SnapshotElement): boolean {
  return (role === 'checkbox' || role === 'radio') && checked === true;
}

/** Something stands in it that can be taken out again, because the shop does not insist on it. */
function isTyped({ role, filled, required, readOnly }: SnapshotElement): boolean {
  return role === 'textbox' && filled && !required && !readOnly;
}

function askable(view: View): SnapshotElement[] {
  const ways = new Set(paymentRows(view.snapshot.elements).flat());
  return view.snapshot.elements
    .filter((element) => ANSWERS.has(element.role) || isReadAsChoice(view.fields.get(element.ref)) || ways.has(element))
    .filter(
      ({ ref, visible, disabled, masked, frame }) =>
        visible && !disabled && !masked && (!isSecretField(view.fields.get(ref)) || isMisread(view, ref, frame)),
    )
    .slice(0, MOST_FIELDS);
}

/** In a frame there may be no more than one field of a card, each in its own. */
function isMisread({ fields, snapshot }: View, ref: ElementRef, frame: number): boolean {
  return frame === 0 && isLonePart(fields.get(ref), fields) && snapshot.unreadFrames.length === 0;
}

function namesPrice({ label, text, nearby }: SnapshotElement): boolean {
  return AMOUNT.test(`${label} ${text} ${nearby}`);
}

/** A box is ticked only where its words name no price: a tick may never buy anything. */
function fits(element: SnapshotElement, is: TaughtField, before: FieldClass | undefined): boolean {
  const isTick = element.role === 'checkbox' || element.role === 'radio';
  if (is === 'other') return true;
  if (is === 'terms') return element.role === 'checkbox' && !namesPrice(element);
  if (is === 'extra') return isTaken(element);
  if (BOXES.has(is)) return isTick;
  // Tiles and tabs that are drawn as choices are choices where the rules take them for such.
  if (is === 'cardMethod' && element.role !== 'select' && !isTick && before === undefined) return true;
  if (CHOICES.has(is)) return isTick || element.role === 'select' || isReadAsChoice(before);
  return !isTick;
}

/** The same value of the same address. Out of a form that is left alone it is news: only now is the field filled in. */
function isKnown(before: FieldClass | undefined, is: TaughtField, of: string): boolean {
  const kind = is === 'cardMethod' ? 'paymentMethod' : is;
  const isBilling = (section: string | undefined) => section === 'billing';
  if (before?.kind !== kind || is === 'cardMethod' || (isLeftAlone(before) && !LEFT_ALONE.has(is))) return false;
  return isBilling(before.section) === isBilling(of);
}

const FORMS_LEFT_ALONE: ReadonlySet<FieldSection> = new Set(['login', 'register', 'newsletter', 'search']);

function isLeftAlone(field: FieldClass | undefined): boolean {
  return field !== undefined && FORMS_LEFT_ALONE.has(field.section);
}
