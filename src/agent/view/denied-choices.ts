import { isCardNetwork, paymentKind } from '../../words/payment-words.ts';
import {
  type ElementRef,
  type FieldClass,
  namesPayment,
  type PageSnapshot,
  pageCurrency,
  pricesIn,
  readShippingOptions,
  type SnapshotElement,
} from '../perception/index.ts';
import { findByPrint } from '../recipes/fingerprint.ts';
import type { Lesson } from '../recipes/lesson.ts';

/** Taken for a way to pay or for a delivery. */
export function isReadAsChoice(field: FieldClass | undefined): boolean {
  return field?.kind === 'paymentMethod' || field?.kind === 'shippingOption';
}

/**
 * Choices that were said to be neither a way to pay nor a delivery. A group asks one question: that counts only where it is
 * said of all its answers, none of them names a way to pay, and none of them costs anything. What is paid for, and how, is
 * read by rules alone.
 */
export function deniedChoices(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  lessons: readonly Lesson[],
): ReadonlySet<ElementRef> {
  const said = lessons.flatMap((lesson) => {
    const element = lesson.of === 'field' && lesson.is === 'other' && findByPrint(snapshot.elements, lesson.target);
    return element ? [element] : [];
  });
  const isSaid = ({ ref }: SnapshotElement) => said.some((each) => each.ref === ref);
  const denied = said.filter((element) => {
    const group = groupOf(snapshot, element);
    return (
      group.some(({ ref }) => isReadAsChoice(fields.get(ref))) && group.every(isSaid) && isFree(snapshot, fields, group)
    );
  });
  return new Set(denied.map(({ ref }) => ref));
}

/** Whether any of them was taken for a delivery. By the reading of the rules, before it was changed. */
export function deniesDelivery(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  lessons: readonly Lesson[],
): boolean {
  return [...deniedChoices(snapshot, fields, lessons)].some((ref) => fields.get(ref)?.kind === 'shippingOption');
}

function groupOf({ elements }: PageSnapshot, element: SnapshotElement): SnapshotElement[] {
  const { role, group, frame, form } = element;
  if (role !== 'radio' || group === '') return [element];
  return elements.filter(
    (each) => each.role === role && each.group === group && each.frame === frame && each.form === form && each.visible,
  );
}

function isFree(
  snapshot: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  group: readonly SnapshotElement[],
): boolean {
  const currency = pageCurrency(snapshot);
  const names = group.flatMap(({ label, text, ariaLabel, options }) => [
    `${label} ${text} ${ariaLabel}`,
    ...options.map((option) => option.text),
  ]);
  const pays = (name: string) => namesPayment(name) || paymentKind(name) !== 'other' || isCardNetwork(name.trim());
  const costs = (name: string) => pricesIn(name, currency).some(({ amountMinor }) => amountMinor !== 0);
  const beside = readShippingOptions(snapshot, fields).filter(({ ref }) => group.some((each) => each.ref === ref));
  return !names.some((name) => pays(name) || costs(name)) && beside.every(({ price }) => !price?.amountMinor);
}
