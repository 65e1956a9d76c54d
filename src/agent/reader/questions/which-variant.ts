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
} from '../../perception/index.ts';
import { textPrint } from '../../recipes/lesson.ts';
import type { Run } from '../../run/run.ts';
import { candidates, type View } from '../../view/view.ts';
import type { Pose } from '../doubt.ts';
import { numbersUpTo } from './numbers.ts';

const MOST_CHOICES = 90;
const CHOOSABLE = new Set(['button', 'link', 'radio', 'checkbox', 'clickable', 'option', 'select', 'combobox', 'tab']);

/** A control that may choose a value; for native drop-downs one of its options. */
export interface VariantChoice {
  element: SnapshotElement;
  option: SelectOption | null;
}

/** Which control chooses a variant's value, and whether another comes first, such as the button that opens a list. */
export const whichVariant: Pose = (run, { view, item, stop }) => {
  const asked = item && openAxis(run, item);
  const choices = choicesOf(view);
  if (!asked || choices.length === 0) return null;
  const box = findProductBox(view.snapshot, view.actions);
  const axes = readVariants(view.snapshot, view.fields, box, [asked.label]);
  const number = numbersUpTo(choices.length, 'none');
  const schema = z.strictObject({ choose: number, first: number });
  return {
    question: {
      kind: 'variant',
      asks: `The program is to choose ${asked.axis} "${asked.label}" and ${stop.code === 'out_of_stock' ? 'takes it for sold out' : 'did not find it'}. Which numbered part chooses exactly that?`,
      rules: [
        '"choose": the part that stands for this value and no other, or "none" if the page does not offer it or hides',
        'it until something is opened. "first": the part that has to be pressed before, such as the one that opens',
        'the list, or "none".',
      ],
      example: '{"choose":"4","first":"none"}',
      schema,
      ...describePage(view.page, view.snapshot),
      things: choices.map((choice) => describeChoice(choice, readChoice(axes, choice.element.ref))),
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

/** The first value that was asked for and that nobody has settled. */
export function openAxis(run: Pick<Run, 'memory'>, item: OrderItem): { axis: string; label: string } | null {
  const asked = Object.entries(item.variant).find(
    ([axis, label]) => label.trim() !== '' && !run.memory.settledAxes.has(`${item.url} ${axis}`),
  );
  return asked ? { axis: asked[0], label: asked[1] } : null;
}

function choicesOf(view: View): VariantChoice[] {
  const box = findProductBox(view.snapshot, view.actions);
  const barred = new Set(
    (['addToCart', 'buyNow', 'expressWallet', 'viewCart', 'goToCheckout'] as const).flatMap((kind) =>
      candidates(view, kind).map(({ ref }) => ref),
    ),
  );
  return view.snapshot.elements
    .filter((element) => CHOOSABLE.has(element.role) && element.visible && !barred.has(element.ref))
    .filter(({ landmark }) => landmark !== 'footer' && landmark !== 'nav')
    .filter((element) => !box.isOfAnother(element) || element.dialog >= 0)
    .flatMap((element): VariantChoice[] =>
      element.tag === 'select'
        ? element.options.filter(({ disabled }) => !disabled).map((option) => ({ element, option }))
        : [{ element, option: null }],
    )
    .slice(0, MOST_CHOICES);
}

function describeChoice({ element, option }: VariantChoice, reading: Reading): Thing {
  const thing = describeElement(element, reading);
  return option ? { ...thing, text: `option "${option.text}" of list "${element.label || element.name}"` } : thing;
}
