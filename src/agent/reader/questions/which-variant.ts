import { z } from 'zod';
import type { OrderItem } from '../../../orders/index.ts';
import { describeElement, describePage, type Thing } from '../../model/index.ts';
import {
  findProductBox,
  type Reading,
  readChoice,
  readVariants,
  type SelectOption,
  type SnapshotElement,
  type VariantAxis,
} from '../../perception/index.ts';
import { textPrint } from '../../recipes/lesson.ts';
import type { Run } from '../../run/run.ts';
import { NoSuchChoice, type Stop } from '../../run/stop.ts';
import { candidates, type View } from '../../view/view.ts';
import type { Pose } from '../doubt.ts';
import { numbersUpTo } from './numbers.ts';

const MOST_CHOICES = 90;
const CHOOSABLE = new Set(['button', 'link', 'radio', 'checkbox', 'clickable', 'option', 'select', 'combobox', 'tab']);
/** Where each variant has a row with a number of its own. */
const COUNTING = 'spinbutton';

/** A control that may choose a value; for native drop-downs one of its options. */
export interface VariantChoice {
  element: SnapshotElement;
  option: SelectOption | null;
}

/** Which control chooses a variant's value, and whether another comes first, such as the button that opens a list. */
export const whichVariant: Pose = (run, { view, item, stop }) => {
  const asked = item && openAxis(run, item, stop);
  const choices = choicesOf(view);
  if (!asked || choices.length === 0) return null;
  const box = findProductBox(view.snapshot, view.actions);
  const axes = readVariants(view.snapshot, view.fields, box, [asked.label]);
  const number = numbersUpTo(choices.length, 'none');
  const schema = z.strictObject({ choose: number, first: number });
  return {
    question: {
      kind: 'variant',
      asks: `The program is to choose ${asked.axis} "${asked.label}"${besides(item, asked.axis)} and ${stop.code === 'out_of_stock' ? 'takes it for sold out' : 'did not find it'}. Which numbered part chooses exactly that?`,
      rules: [
        '"choose": the part that stands for this value and no other, or "none" if the page does not offer it or hides',
        'it until something is opened. "first": the part that has to be pressed before, such as the one that opens',
        'the list, or "none". What is "(chosen)" already is set: name it if it is the right one. A number field chooses',
        'what its row names; it must name everything that is asked for.',
      ],
      example: '{"choose":"4","first":"none"}',
      schema,
      ...describePage(view.page, view.snapshot),
      things: choices.map((choice) =>
        describeChoice(choice, readChoice(axes, choice.element.ref), isSelected(axes, choice)),
      ),
    },
    check: (answer) => {
      const { choose, first } = answer as z.infer<typeof schema>;
      const [value, opener] = [choices[Number(choose)], choices[Number(first)]];
      const target = value ?? opener;
      if (!target) return null;
      return [
        {
          of: 'variant',
          axis: asked.axis,
          label: textPrint(asked.label),
          // Without a value yet, what opens the list is pressed and the question is put again.
          target: value ? run.recipe.printOf(value.element) : null,
          first: opener && opener !== value ? run.recipe.printOf(opener.element) : null,
        },
      ];
    },
  };
};

/** The value that could not be chosen; where it is not known which, the first that was asked for and nobody has settled. */
function openAxis(run: Pick<Run, 'memory'>, item: OrderItem, stop: Stop): AskedValue | null {
  const open = openAxes(run, item);
  return open.find(({ axis }) => stop instanceof NoSuchChoice && stop.axis === axis) ?? open[0] ?? null;
}

interface AskedValue {
  axis: string;
  label: string;
}

/** What was asked for and nobody has settled. */
export function openAxes(run: Pick<Run, 'memory'>, item: OrderItem): AskedValue[] {
  const open = askedValues(item).filter(([axis]) => !run.memory.settledAxes.has(`${item.url} ${axis}`));
  return open.map(([axis, label]) => ({ axis, label }));
}

export function askedValues(item: OrderItem): [axis: string, label: string][] {
  return Object.entries(item.variant).filter(([, label]) => label.trim() !== '');
}

/** One part may stand for several values, such as a row for each colour and size. */
function besides(item: OrderItem, axis: string): string {
  const others = askedValues(item).filter(([other]) => other !== axis);
  return others.length === 0 ? '' : ` (wanted with ${others.map(([name, label]) => `${name} "${label}"`).join(', ')})`;
}

/** What the page shows as chosen. Set once more, many a page would take it back. */
export function isChosen(view: View, element: SnapshotElement, option: SelectOption | null): boolean {
  const box = findProductBox(view.snapshot, view.actions);
  return isSelected(readVariants(view.snapshot, view.fields, box, []), { element, option });
}

function isSelected(axes: readonly VariantAxis[], { element, option }: VariantChoice): boolean {
  if (option) return option.selected;
  if (element.checked !== null) return element.checked;
  return axes.some(({ values }) => values.some(({ ref, selected }) => ref === element.ref && selected));
}

function choicesOf(view: View): VariantChoice[] {
  const box = findProductBox(view.snapshot, view.actions);
  const barred = new Set(
    (['addToCart', 'buyNow', 'expressWallet', 'viewCart', 'goToCheckout'] as const).flatMap((kind) =>
      candidates(view, kind).map(({ ref }) => ref),
    ),
  );
  const isCounting = ({ role, visible }: SnapshotElement) => role === COUNTING && visible;
  const hasRows = view.snapshot.elements.filter(isCounting).length > 1;
  const isChoosable = (element: SnapshotElement) =>
    CHOOSABLE.has(element.role) || (hasRows && isCounting(element) && !element.disabled);
  return view.snapshot.elements
    .filter((element) => isChoosable(element) && element.visible && !barred.has(element.ref))
    .filter(({ landmark }) => landmark !== 'footer' && landmark !== 'nav')
    .filter((element) => !box.isOfAnother(element) || element.dialog >= 0)
    .flatMap((element): VariantChoice[] =>
      element.tag === 'select'
        ? element.options.filter(({ disabled }) => !disabled).map((option) => ({ element, option }))
        : [{ element, option: null }],
    )
    .slice(0, MOST_CHOICES);
}

function describeChoice({ element, option }: VariantChoice, reading: Reading, chosen: boolean): Thing {
  const thing = describeElement(element, reading);
  const text = option ? `option "${option.text}" of list "${element.label || element.name}"` : thing.text;
  return { ...thing, text: chosen ? `${text} (chosen)` : text };
}
