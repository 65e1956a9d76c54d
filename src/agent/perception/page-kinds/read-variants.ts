import { bareLabel } from '../../../words/bare-label.ts';
import { foldLabel, foldText } from '../../../words/fold-text.ts';
import { labelParts } from '../../../words/label-parts.ts';
import { wordsOf } from '../../../words/match-phrases.ts';
import { stems } from '../../../words/name-stems.ts';
import { says } from '../../../words/says.ts';
import { saysJust, saysJustWithNotes } from '../../../words/says-just.ts';
import { toldApart } from '../../../words/told-apart.ts';
import { classifyFields } from '../fields/classify-fields.ts';
import { isPlaceholderOption } from '../seen/placeholder-option.ts';
import { pageAt } from '../seen/route-of.ts';
import type {
  ElementRef,
  FieldClass,
  PageSnapshot,
  SnapshotElement,
  VariantAxis,
  VariantValue,
} from '../seen/types.ts';
import { boxChoices } from './box-choices.ts';
import { isChosen, isGone } from './class-marks.ts';
import { findProductBox, type ProductBox } from './find-product-box.ts';
import { oddOneOut } from './odd-one-out.ts';
import { findOtherForms } from './other-forms.ts';
import { stepsNumber } from './steps-number.ts';
import { tellsAddress } from './tells-address.ts';
import { labelOf, namesOfRow, saysValue } from './value-names.ts';
import { valueRows } from './value-rows.ts';
import { withoutTitle } from './without-title.ts';
import { LONGEST_HEADING, lastAnswerBefore, textBefore } from './words-before.ts';

const variantWords = wordsOf('variant');
const chooseFirst = wordsOf('chooseFirst');
const outOfStock = wordsOf('outOfStock');
const marks = new RegExp(stems('variant'), 'i');
/** Letters of a value, of a choice's name, and of a text above it that may name it. */
const LONGEST_VALUE = 40;
const LONGEST_NAME = 40;
const preference = new RegExp(stems('preference'), 'i');

function available(element: SnapshotElement): boolean {
  return (
    !element.disabled &&
    !isGone(element.classes) &&
    !outOfStock.test(foldLabel(`${element.label} ${element.text} ${element.title}`))
  );
}

function nameOf(element: SnapshotElement, fallback: string): string {
  const heading = element.groupLabel || (element.role === 'select' ? element.label : '') || fallback || element.section;
  return (heading || element.name)
    .replace(/[\s:*]+$/, '')
    .replace(/[:–-]\s.*$/, '')
    .slice(0, 60);
}

function fromSelect(element: SnapshotElement): VariantAxis | null {
  const options = element.options.filter((o) => o.text !== '');
  const values: VariantValue[] = options
    .filter((o, at) => !isPlaceholderOption(o, at, options))
    .map((o) => ({
      label: o.text,
      ref: element.ref,
      optionValue: o.value,
      available: !o.disabled && !outOfStock.test(foldLabel(o.text)),
      selected: o.selected,
    }));
  if (values.length === 0) return null;
  const placeholder = values.length < options.length;
  const words = foldLabel(`${element.label} ${element.name} ${element.id}`);
  if (!placeholder && values.length < 2 && !variantWords.test(words)) return null;
  return {
    name: nameOf(element, element.label),
    widget: 'select',
    values,
    required: element.required || placeholder || variantWords.test(words),
    chosen: values.some((v) => v.selected),
  };
}

function fromGroup(
  members: SnapshotElement[],
  name: string,
  widget: VariantAxis['widget'],
  snapshot: PageSnapshot,
): VariantAxis {
  // Some shops mark the choice on the item around the button; a mark that all share says nothing.
  const outer = members.map((e) => isChosen(e.context.split(' | ')[0] ?? ''));
  const around = outer.includes(false);
  const here = pageAt(snapshot.url);
  // Each variant may have a page of its own; where all lead to this one, scripts do the choosing.
  const isHere = members.map((e) => e.role === 'link' && e.href !== '' && pageAt(e.href) === here);
  const ownPages = isHere.includes(false);
  const odd = widget === 'button' ? oddOneOut(members.map((e) => e.classes)) : -1;
  const labels = namesOfRow(members);
  const values = members.map(
    (e, at): VariantValue => ({
      label: labels[at] ?? '',
      ref: e.ref,
      optionValue: '',
      available: available(e),
      selected:
        e.checked === true ||
        (widget !== 'radio' && (isChosen(e.classes) || (around && outer[at] === true))) ||
        (at === odd && !e.disabled && !isGone(e.classes)) ||
        (widget === 'button' && says('isChosen', e.text)) ||
        (isHere[at] === true && (ownPages || members.length === 1)),
    }),
  );
  if (widget === 'button' && !values.some(({ selected }) => selected)) {
    const told = values.filter(({ label }) => tellsAddress(snapshot.url, name, label));
    if (told.length === 1 && told[0]) told[0].selected = true;
  }
  return { name, widget, values, required: true, chosen: values.some((v) => v.selected) };
}

/** Whether a row of controls offers a value that the order names. */
type Asks = (row: readonly SnapshotElement[]) => boolean;

/**
 * Rows of short buttons, swatches or links: with the marks of a choice, or, whatever their style, with a value among them
 * that was asked for.
 */
function buttonGroups(
  snapshot: PageSnapshot,
  taken: Set<ElementRef>,
  fields: Map<ElementRef, FieldClass>,
  box: ProductBox,
  asks: Asks,
): VariantAxis[] {
  const owns = new Set(box.adds.map(({ ref }) => ref));
  // Some pages have no button that adds until everything is chosen: then only plain titles tell what is asked.
  const isTitled = (element: SnapshotElement) =>
    owns.size === 0 &&
    element.landmark !== 'aside' &&
    !box.isOfAnother(element) &&
    variantWords.test(foldLabel(element.groupLabel));
  const values = snapshot.elements.filter(
    (element) =>
      !taken.has(element.ref) &&
      (box.holds(element) || isTitled(element)) &&
      (fields.get(element.ref)?.kind ?? 'other') === 'other' &&
      mayBeValue(element) &&
      !stepsNumber(snapshot, element) &&
      !(element.ref === box.adds[0]?.ref && isUnmarked(element)),
  );
  // While nothing says that it adds, a value may pass for what does; in a row with one that was asked for it is a value.
  const isLone = (element: SnapshotElement) => owns.has(element.ref) && isUnmarked(element);
  return valueRows(values, snapshot, asks).flatMap((row) => {
    const members = asks(row) ? row : row.filter((element) => !isLone(element));
    return axisOf(members, snapshot, asks) ?? [];
  });
}

function mayBeValue(element: SnapshotElement): boolean {
  if (!element.visible || element.covered || ['header', 'nav', 'footer'].includes(element.landmark)) return false;
  if (!['button', 'clickable', 'link', 'option', 'radio'].includes(element.role)) return false;
  const name = element.text || element.ariaLabel || element.label || element.title;
  return (
    name !== '' && bareLabel(name).length <= LONGEST_VALUE && name.length <= LONGEST_HEADING && !/^[+\-–−×]$/.test(name)
  );
}

/** Without any mark of a choice: only the words above such buttons can tell that they are one. */
function isUnmarked(element: SnapshotElement): boolean {
  if (element.checked !== null || element.role === 'radio' || element.role === 'option') return false;
  const isMarked = marks.test(
    `${element.classes} ${element.context.slice(0, 200)} ${Object.keys(element.data).join(' ')}`,
  );
  if (!isMarked) return true;
  const above = element.groupLabel || element.section;
  const isWorded = variantWords.test(foldLabel(above)) && above.length < LONGEST_NAME;
  return element.role === 'link' && !isWorded;
}

function axisOf(members: SnapshotElement[], snapshot: PageSnapshot, asks: Asks): VariantAxis | null {
  const first = members[0];
  if (!first || members.length < 2 || areFaces(members)) return null;
  const answered = lastAnswerBefore(first, snapshot);
  const above = snapshot.texts
    .filter(
      (t) => t.frame === first.frame && t.order > answered && t.order < first.order && t.text.length < LONGEST_HEADING,
    )
    .slice(-3)
    .reverse()
    .find((t) => variantWords.test(foldLabel(t.text)));
  const named = above?.text ?? '';
  if (!asks(members)) {
    const isKnown =
      variantWords.test(foldLabel(`${first.groupLabel} ${named} ${first.section}`)) ||
      members.some((m) => m.checked !== null);
    if (!isKnown) return null;
    const asksToChoose = named !== '' && chooseFirst.test(foldLabel(named));
    if (members.some(isUnmarked) && !(asksToChoose && first.role === 'button')) return null;
  }
  const widget = first.role === 'radio' || first.role === 'link' ? first.role : 'button';
  return fromGroup(members, nameOf(first, named), widget, snapshot);
}

function saysChoice({ groupLabel, role, label, name }: SnapshotElement): boolean {
  return variantWords.test(foldLabel(`${groupLabel} ${role === 'select' ? label : ''} ${name}`));
}

/** "Color: Navy" beside "Size: M" are closed lists, each with a name of its own, and no values of one choice. */
function areFaces(members: readonly SnapshotElement[]): boolean {
  const names = members.map(({ text }) => /^([^:：]+)[:：]/u.exec(text)?.[1]?.trim() ?? '');
  return !names.includes('') && new Set(names).size === names.length;
}

function labelsOf({ values }: VariantAxis): string {
  return values.map(({ label }) => foldText(label)).join('|');
}

/**
 * The choices that a product asks for before it can be bought, axis by axis in page order. `asked`: values that the order
 * names; a row of controls that offers one of them is a choice without further marks. With `known`, also a row of which one
 * control says such a value and besides it nothing but what is known.
 */
export function readVariants(
  page: PageSnapshot,
  fields: Map<ElementRef, FieldClass> = classifyFields(page),
  whole: ProductBox = findProductBox(page),
  asked: readonly string[] = [],
  known: readonly string[] | null = null,
): VariantAxis[] {
  const snapshot = asked.length > 0 ? withoutTitle(page) : page;
  const wanted = new Set(asked.map(foldText));
  // "Navy, L" answers for the colour and the size, and for nothing else.
  const isJoined = (label: string) => {
    if (wanted.size < 2 || label.length > LONGEST_HEADING) return false;
    if (saysJust(label, asked) || saysJustWithNotes(label, asked)) return true;
    const parts = new Set(labelParts(label));
    return parts.size === wanted.size && [...wanted].every((each) => parts.has(each));
  };
  const isAsked = (element: SnapshotElement) => isJoined(labelOf(element)) || saysValue(element, asked);
  const offersAsked = (e: SnapshotElement) => isAsked(e) || e.options.some(({ text }) => wanted.has(foldText(text)));
  const isOfOther = findOtherForms(snapshot, whole, saysChoice, offersAsked);
  const box: ProductBox = { ...whole, holds: (thing) => whole.holds(thing) && !isOfOther(thing) };
  const groupOf = ({ frame, group, form }: SnapshotElement) => `${frame}:${group}:${form}`;
  const isRadio = ({ role, tag }: SnapshotElement) => role === 'radio' && tag === 'input';
  // Radio buttons of one name are one question, whatever a note on stock beside some of them makes these look like.
  const askedGroups = new Set(snapshot.elements.filter((e) => isRadio(e) && isAsked(e)).map(groupOf));
  // Some pages ask below the picture what they sell beside it: plain titles tell, and that no other product is shown there.
  const isBelow = (e: SnapshotElement): boolean =>
    !box.isOfAnother(e) && e.form < 0 && e.landmark !== 'aside' && variantWords.test(foldLabel(e.groupLabel));
  const open = (e: SnapshotElement, isInReach = box.holds): boolean =>
    e.visible &&
    isInReach(e) &&
    !e.covered &&
    !['header', 'footer', 'nav'].includes(e.landmark) &&
    ((fields.get(e.ref)?.kind ?? 'other') === 'other' || (isRadio(e) && askedGroups.has(groupOf(e))));
  const axes: { order: number; axis: VariantAxis }[] = [];
  const taken = new Set<ElementRef>();
  const radios = new Map<string, SnapshotElement[]>();
  for (const element of snapshot.elements.filter((e) => open(e))) {
    if (element.role === 'select') {
      const axis = fromSelect(element);
      if (axis && !preference.test(`${element.name} ${element.id} ${element.label}`))
        axes.push({ order: element.order, axis });
    } else if (isRadio(element)) {
      const key = groupOf(element);
      radios.set(key, [...(radios.get(key) ?? []), element]);
      taken.add(element.ref);
    }
  }
  for (const members of radios.values()) {
    const first = members[0];
    if (!first || /rating|stars?|review/i.test(first.name)) continue;
    const before = textBefore(first, snapshot);
    axes.push({
      order: first.order,
      axis: fromGroup(
        members,
        nameOf(first, variantWords.test(foldLabel(first.section)) ? first.section : before),
        'radio',
        snapshot,
      ),
    });
  }
  const boxes = snapshot.elements.filter((e) => open(e) || open(e, isBelow));
  for (const members of boxChoices(boxes, isAsked)) {
    const [first] = members;
    if (first)
      axes.push({
        order: first.order,
        axis: fromGroup(members, nameOf(first, textBefore(first, snapshot)), 'radio', snapshot),
      });
  }
  const tells = (row: readonly SnapshotElement[]) =>
    known !== null && asked.some((each) => toldApart(row.map(labelOf), each, known) >= 0);
  const asks: Asks = (row) => row.some(isAsked) || tells(row);
  for (const axis of buttonGroups(snapshot, taken, fields, box, asks)) {
    const order = snapshot.elements.find((e) => e.ref === axis.values[0]?.ref)?.order ?? 0;
    const labels = labelsOf(axis);
    // A select that is hidden behind buttons of the same values is the same choice.
    if (!axes.some((a) => a.axis.name === axis.name && labelsOf(a.axis) === labels)) axes.push({ order, axis });
  }
  return axes.sort((a, b) => a.order - b.order).map((a) => a.axis);
}
