import type { OrderItem } from '../../orders/index.ts';
import { bareLabel, hasOnlyNotes } from '../../words/bare-label.ts';
import { foldText } from '../../words/fold-text.ts';
import { saysJustWithNotes } from '../../words/says-just.ts';
import { toldApart } from '../../words/told-apart.ts';
import { withoutPrice } from '../../words/without-price.ts';
import {
  findProductBox,
  readVariants,
  type SnapshotElement,
  type VariantAxis,
  type VariantValue,
} from '../perception/index.ts';
import { NoSuchChoice, Stop } from '../run/stop.ts';
import { elementOf, type View } from '../view/view.ts';
import { findJoinedValue, namesOfOthers } from './find-joined-value.ts';
import { findLists, namesAxis } from './find-lists.ts';
import { isTitled, productTitle } from './product-title.ts';
import { findWrittenChoice, isWritten, type WrittenChoice } from './written-choice.ts';

export interface Choice {
  axis: VariantAxis;
  value: VariantValue;
  /** What the order calls the axis, where the choice answers one question of it. */
  asked?: string;
}

/** Drop-downs made of ordinary elements, likeliest first: what they offer shows only when they are open. */
export interface ListChoice {
  lists: readonly SnapshotElement[];
  name: string;
  label: string;
}

export const keyOf = ({ axis, value }: Choice) => `${axis.name} ${value.label}`;

function askedOf(item: OrderItem): [string, string][] {
  return Object.entries(item.variant).filter(([, label]) => label.trim() !== '');
}

const namesOf = (item: OrderItem): string[] => askedOf(item).map(([name]) => name);

export function readAxes(view: View, item: OrderItem, known: readonly string[] | null = null): VariantAxis[] {
  const labels = askedOf(item).map(([, label]) => label);
  return readVariants(view.snapshot, view.fields, findProductBox(view.snapshot, view.actions), labels, known);
}

/** Also the choices whose values say more than what was asked for, as far as that is known. */
export function readLooseAxes(view: View, item: OrderItem): VariantAxis[] {
  return readAxes(view, item, wordsKnown(view, item));
}

const wordsKnown = (view: View, item: OrderItem): string[] => [productTitle(view), ...askedOf(item).flat()];

/**
 * The next choice to make, or null when all are made. What depends on another answer comes after it. `pressed`: values
 * that are known to be chosen although the page does not say so.
 */
export function findChoice(
  view: View,
  item: OrderItem,
  pressed: ReadonlySet<string>,
): Choice | ListChoice | WrittenChoice | null {
  const axes = readAxes(view, item);
  const labels = askedOf(item).map(([, label]) => label);
  const joined = findJoinedValue(axes, labels, namesOf(item));
  if (joined?.value.selected || (joined && pressed.has(keyOf(joined)))) return null;
  if (joined && !joined.value.available) throw new Stop('out_of_stock', `"${labels.join(', ')}" is sold out`);
  if (joined) return joined;
  const taken = new Set<VariantAxis>();
  const waiting: Choice[] = [];
  // Another choice may draw the page anew and forget what was written: that comes last.
  const unwritten: WrittenChoice[] = [];
  // Sizes may show only when the colour is chosen: what is not on offer yet is judged when nothing else is left to choose.
  let missing: Stop | null = null;
  for (const [name, label] of askedOf(item)) {
    let found = findAsked(view, axes, name, label);
    const written = found ? null : findWrittenChoice(view, name, label);
    if (written) {
      if (!isWritten(written, pressed)) unwritten.push(written);
      continue;
    }
    if (!found) {
      const others = askedOf(item).map(([, other]) => other);
      const lists = findLists(view, name, label, others);
      if (lists === 'chosen') continue;
      if (lists.length > 0) return { lists, name, label };
      // A variant's own URL often shows its values as plain text instead of a choice.
      if (isShownAsText(view, label)) continue;
      found = findToldApart(view, axes, item, label);
    }
    if (!found) {
      missing ??= new NoSuchChoice(name, `the merchant does not offer ${name} "${label}"`);
      continue;
    }
    taken.add(found.axis);
    if (found.value.selected || pressed.has(keyOf(found))) continue;
    if (isWaiting(view, found)) {
      waiting.push({ ...found, asked: name });
      continue;
    }
    if (!found.value.available) throw missing ?? new Stop('out_of_stock', `${name} "${label}" is sold out`);
    return { ...found, asked: name };
  }
  if (missing) throw missing;
  return waiting[0] ?? unwritten[0] ?? defaultChoice(axes.filter((axis) => !taken.has(axis)));
}

/** A list that is closed until another one is answered. */
function isWaiting(view: View, { value }: Choice): boolean {
  return value.optionValue !== '' && elementOf(view, value.ref)?.disabled === true;
}

/**
 * The item as the page it was ordered from says it, where the order itself asks for no variant. A variant's own page is
 * titled "Linen shirt, navy, M": its last words are one value of each choice. A value at another place of the title may be
 * part of the product's name. To be asked before anything is pressed, as the first choice may change the title.
 */
export function withTitledVariant(view: View, item: OrderItem): OrderItem {
  const axes = readAxes(view, item);
  if (askedOf(item).length > 0 || axes.every(({ chosen, required }) => chosen || !required)) return item;
  const variant: Record<string, string> = {};
  const left = new Set(axes);
  let words = ` ${foldText(productTitle(view))}`;
  while (left.size > 0) {
    const [last] = [...left]
      .flatMap((axis) => axis.values.map(({ label }) => ({ axis, label, name: foldText(bareLabel(label)) })))
      .filter(({ name }) => name !== '' && words.endsWith(` ${name}`))
      .toSorted((a, b) => b.name.length - a.name.length);
    if (!last) return item;
    variant[last.axis.name] = last.label;
    left.delete(last.axis);
    words = words.slice(0, -last.name.length - 1);
  }
  return words.trim() === '' ? item : { ...item, variant };
}

/** An axis nobody asked about: its preset is kept, a single value is taken, anything else is up to the caller. */
function defaultChoice(axes: readonly VariantAxis[]): Choice | null {
  for (const axis of axes) {
    if (axis.chosen || !axis.required) continue;
    const available = axis.values.filter((value) => value.available);
    const [only] = available;
    if (axis.values.length === 1 && only) return { axis, value: only };
    throw new Stop(
      'variant_required',
      `${axis.name}: ${axis.values.map((value) => value.label).join(', ')}`.slice(0, 200),
    );
  }
  return null;
}

/**
 * The exact label on the axis of that name, then on any axis; other letter case, or the label without its surcharge, only
 * when nothing is exact, and what the form would send only when the label says more than the name ("included"). Where that
 * finds nothing, the same is tried without what all values of a choice begin with.
 */
function findAsked(view: View, axes: readonly VariantAxis[], name: string, label: string): Choice | null {
  const named = axes.filter((axis) => foldText(axis.name) === foldText(name) || namesAxis(name, axis.name));
  const ordered = [...named, ...axes.filter((each) => !named.includes(each))];
  const asWritten = ordered.map((axis) => ({ axis, said: axis.values.map((value) => ({ value, text: value.label })) }));
  return (
    findSaid(view, asWritten, label) ?? findSaid(view, ordered.flatMap(withoutSharedName(productTitle(view))), label)
  );
}

/** The last resort: the value that is told from the others of its choice by just what was asked for. */
function findToldApart(view: View, axes: readonly VariantAxis[], item: OrderItem, label: string): Choice | null {
  const known = wordsKnown(view, item);
  for (const axis of [...axes, ...readLooseAxes(view, item)]) {
    const labels = axis.values.map((each) => each.label);
    const value = axis.values[toldApart(labels, label, known)];
    if (value) return { axis, value };
  }
  return null;
}

/** A choice, and what each of its values says of itself. */
interface SaidAxis {
  axis: VariantAxis;
  /** A value that answers several questions is no answer to this one: what fits two of them fits none. */
  isCut?: boolean;
  said: readonly { value: VariantValue; text: string }[];
}

function findSaid(view: View, axes: readonly SaidAxis[], label: string): Choice | null {
  const isPriced = (text: string) => isPricedAs(text, label);
  const isSaid = (text: string) => saysJustWithNotes(text, [label]);
  const tests: ((text: string, axis: SaidAxis, value: VariantValue) => boolean)[] = [
    (text) => text.trim() === label.trim(),
    (text) => foldText(text) === foldText(label),
    (text) => foldText(bareLabel(text)) === foldText(label),
    (text) => hasOnlyNotes(text, label),
    // "Voucher 25 €" and "Voucher 50 €" are told apart by nothing but their price.
    (text) => isPriced(text) && axes.every((each) => isAlone(each, isPriced)),
    (text, axis) => isSaid(text) && isAlone(axis, isSaid),
    (_, __, value) => value.optionValue === '' && foldText(elementOf(view, value.ref)?.value ?? '') === foldText(label),
  ];
  for (const test of tests) {
    for (const each of axes) {
      const [found, ...more] = each.said.filter(({ value, text }) => test(text, each, value));
      if (found && !(each.isCut && more.length > 0)) return { axis: each.axis, value: found.value };
    }
  }
  return null;
}

/** No two values of the choice say it. */
function isAlone({ said }: SaidAxis, says: (text: string) => boolean): boolean {
  return said.filter(({ text }) => says(text)).length < 2;
}

/** "Refill 250 g 24,90 €": some shops write the price of each value behind its name. */
function isPricedAs(text: string, label: string): boolean {
  return foldText(withoutPrice(text)) === foldText(label);
}

/** "Weight: 1 kg - in stock (€9.90)": some choices repeat their own name, or the product's, in each value. */
function withoutSharedName(title: string): (axis: VariantAxis) => SaidAxis[] {
  return (axis) => {
    if (sharedName(axis, title) === '') return [];
    return [
      { axis, isCut: true, said: axis.values.map((value) => ({ value, text: withoutOwnName(value, axis, title) })) },
    ];
  };
}

function withoutOwnName({ label }: VariantValue, axis: VariantAxis, title: string): string {
  return label.slice(sharedName(axis, title).length).trim();
}

/**
 * What all values begin with: up to the one colon that each of them has, the product's title, or the words up to the last
 * that the choice's own name has too, as in "Select color Navy" below "Color". Empty where they do not.
 */
function sharedName(axis: VariantAxis, title: string): string {
  const [name, ...others] = new Set(
    axis.values.map(({ label }) => /^[^:：]+[:：](?=[^:：]+$)/u.exec(label)?.[0] ?? ''),
  );
  if (name && others.length === 0) return name;
  return axis.values.every(({ label }) => isTitled(label, title)) ? title : sharedWords(axis);
}

function sharedWords({ name, values }: VariantAxis): string {
  const [first, ...others] = values.map(({ label }) => label.split(' '));
  if (!first || others.length === 0) return '';
  const own = new Set(foldText(name).split(' '));
  const differsAt = first.findIndex((word, at) => others.some((words) => words[at] !== word));
  const last = first.slice(0, Math.max(differsAt, 0)).findLastIndex((word) => own.has(foldText(word)));
  return first.slice(0, last + 1).join(' ');
}

function isShownAsText(view: View, label: string): boolean {
  const wanted = foldText(label);
  return view.snapshot.texts.some((text) => text.heading === 1 && ` ${foldText(text.text)} `.includes(` ${wanted} `));
}

/** Of what the order asks for, what was written into a field of the product. */
export function writtenTexts(view: View, item: OrderItem): string[] {
  const axes = readAxes(view, item);
  return askedOf(item)
    .filter(([name, label]) => !findAsked(view, axes, name, label) && findWrittenChoice(view, name, label))
    .map(([, label]) => label);
}

/** Values of the axes that the order speaks of, other than the ones it asks for. */
export function unaskedVariants(view: View, item: OrderItem): string[] {
  const axes = readAxes(view, item);
  const labels = askedOf(item).map(([, label]) => label);
  const joined = findJoinedValue(axes, labels, namesOf(item));
  if (joined) return namesOfOthers(joined);
  return askedOf(item).flatMap(([name, label]) => {
    const found = findAsked(view, axes, name, label);
    const others = found?.axis.values.filter((value) => value !== found.value) ?? [];
    return others
      .map((value) =>
        bareLabel(withoutPrice(found ? withoutOwnName(value, found.axis, productTitle(view)) : value.label)),
      )
      .filter((other) => foldText(other) !== foldText(label));
  });
}
