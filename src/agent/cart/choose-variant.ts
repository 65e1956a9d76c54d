import type { OrderItem } from '../../orders/index.ts';
import { chooseFromCustomList, faceValue } from '../actions/choose-option.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import {
  findProductBox,
  readVariants,
  type SnapshotElement,
  type VariantAxis,
  type VariantValue,
} from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { Stop } from '../run/stop.ts';
import { checkPage } from '../safety/check-page.ts';
import { look } from '../view/look.ts';
import { elementOf, type View } from '../view/view.ts';
import { foldText } from '../words/fold-text.ts';
import type { PhraseKind } from '../words/phrase-kinds.ts';
import { says } from '../words/says.ts';

interface Choice {
  axis: VariantAxis;
  value: VariantValue;
}

/** Chooses axis by axis, looking again after each: one choice often changes what the next one offers. */
export async function chooseVariant(run: Run, first: View, item: OrderItem): Promise<View> {
  let view = first;
  let chosen = false;
  /** Values whose button looked different after it was pressed, which is all that some shops show of a choice. */
  const taken = new Set<string>();
  for (;;) {
    const choice = nextChoice(run, view, item, taken);
    if (!choice) break;
    if ('list' in choice) {
      if (
        !run.tries.mayTry(`variant ${item.url} ${choice.label}`, 1) ||
        !(await chooseFromCustomList(run, view, choice.list, [choice.label]))
      ) {
        throw new Stop('variant_not_found', `"${choice.label}" is not in the list ${choice.list.label}`);
      }
      chosen = true;
      view = await look(run);
      checkPage(run, view);
      continue;
    }
    const { axis, value } = choice;
    if (!run.tries.mayTry(`variant ${item.url} ${axis.name} ${value.label}`, 2)) {
      throw new Stop('variant_not_found', `"${value.label}" could not be chosen for ${axis.name}`);
    }
    const element = elementOf(view, value.ref);
    if (!element) break;
    if (value.optionValue !== '') await setValues(run, view, [{ element, text: value.optionValue }]);
    else await press(run, view, element);
    chosen = true;
    view = await look(run);
    checkPage(run, view);
    const same = view.snapshot.elements.find((each) => each.order === element.order && each.text === element.text);
    if (axis.widget === 'button' && same && same.classes !== element.classes) taken.add(keyOf(choice));
  }
  if (chosen) run.steps.record('VARIANT_SELECTION', describeVariant(item));
  return view;
}

/** A drop-down made of ordinary elements: what it offers shows only when it is open. */
interface ListChoice {
  list: SnapshotElement;
  label: string;
}

const keyOf = ({ axis, value }: Choice) => `${axis.name} ${value.label}`;

function nextChoice(
  run: Pick<Run, 'memory'>,
  view: View,
  item: OrderItem,
  pressed: ReadonlySet<string>,
): Choice | ListChoice | null {
  const axes = readVariants(view.snapshot, view.fields, findProductBox(view.snapshot, view.actions));
  const asked = Object.entries(item.variant).filter(([, label]) => label.trim() !== '');
  const taken = new Set<VariantAxis>();
  for (const [name, label] of asked) {
    if (run.memory.settledAxes.has(`${item.url} ${name}`)) continue;
    const found = findAsked(view, axes, name, label);
    if (!found) {
      const list = findList(view, name, label);
      if (list === 'chosen') continue;
      if (list) return { list, label };
      // A variant's own URL often shows its values as foldText text instead of a choice.
      if (isShownAsText(view, label)) continue;
      throw new Stop('variant_not_found', `the merchant does not offer ${name} "${label}"`);
    }
    taken.add(found.axis);
    if (found.value.selected || pressed.has(keyOf(found))) continue;
    if (!found.value.available) throw new Stop('out_of_stock', `${name} "${label}" is sold out`);
    return found;
  }
  // Which of these axes a second reader settled is not known here.
  if (run.memory.settledAxes.size > 0) return null;
  return defaultChoice(axes.filter((axis) => !taken.has(axis)));
}

/** An axis nobody asked about: its preset is kept, a single value is taken, anything else needs the caller's word. */
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

const AXES: Readonly<Record<string, PhraseKind>> = { color: 'colourAxis', size: 'sizeAxis', fit: 'fitAxis' };

/** Whether the merchant's words name the axis that the order calls `name`. */
function namesAxis(name: string, words: string): boolean {
  const kind = AXES[name];
  return kind !== undefined && says(kind, words);
}

/** A label without the surcharge and the note on stock that some shops write behind it: "Medium (+$12.50)" is "Medium". */
function bareLabel(label: string): string {
  const [name = label] = label.split(/\s*(?:[([]|\s[+–—-]\s*\D{0,4}\d|\+\s*\D{0,4}\d|\s[–—|-]\s)/);
  return name.trim() === '' ? label : name;
}

/**
 * The exact label on the axis of that name, then on any axis; other letter case, or the label without its surcharge, only
 * when nothing is exact, and what the form would send only when the label says more than the name ("included").
 */
function findAsked(view: View, axes: readonly VariantAxis[], name: string, label: string): Choice | null {
  const named = axes.filter((axis) => foldText(axis.name) === foldText(name) || namesAxis(name, axis.name));
  const tests: ((value: VariantValue) => boolean)[] = [
    (value) => value.label.trim() === label.trim(),
    (value) => foldText(value.label) === foldText(label),
    (value) => foldText(bareLabel(value.label)) === foldText(label),
    (value) => value.optionValue === '' && foldText(elementOf(view, value.ref)?.value ?? '') === foldText(label),
  ];
  for (const test of tests) {
    for (const axis of [...named, ...axes.filter((each) => !named.includes(each))]) {
      const value = axis.values.find(test);
      if (value) return { axis, value };
    }
  }
  return null;
}

function findList(view: View, name: string, label: string): SnapshotElement | 'chosen' | null {
  const lists = view.snapshot.elements.filter(
    (element) =>
      (element.role === 'combobox' || element.role === 'select') && element.tag !== 'select' && element.visible,
  );
  const named = lists.find((element) => {
    const words = foldText(`${element.label} ${element.ariaLabel} ${element.nearby.slice(0, 40)}`);
    return words.includes(foldText(name)) || namesAxis(name, words);
  });
  if (!named) return null;
  return foldText(faceValue(named)) === foldText(label) ? 'chosen' : named;
}

function isShownAsText(view: View, label: string): boolean {
  const wanted = foldText(label);
  return view.snapshot.texts.some((text) => text.heading === 1 && ` ${foldText(text.text)} `.includes(` ${wanted} `));
}

/** Values of the axes that the order speaks of, other than the ones it asks for. */
export function unaskedVariants(view: View, item: OrderItem): string[] {
  const asked = Object.entries(item.variant).filter(([, label]) => label.trim() !== '');
  const axes = readVariants(view.snapshot, view.fields);
  return asked.flatMap(([name, label]) => {
    const found = findAsked(view, axes, name, label);
    const others = found?.axis.values.filter((value) => value !== found.value) ?? [];
    return others.map((value) => value.label).filter((other) => foldText(other) !== foldText(label));
  });
}

function describeVariant(item: OrderItem): string {
  const labels = Object.values(item.variant).filter((label) => label !== '');
  return labels.length > 0 ? `chose ${labels.join(', ')}` : 'chose the only variant';
}
