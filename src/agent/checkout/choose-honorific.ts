import { vocabularies, vocabularyOf } from '../../words/languages.ts';
import { says } from '../../words/says.ts';
import { press } from '../actions/press.ts';
import { setValues } from '../actions/set-values.ts';
import { type FieldKind, realOptions, type SnapshotElement } from '../perception/index.ts';
import type { Run } from '../run/run.ts';
import { matchOption } from '../spelling/match-option.ts';
import type { View } from '../view/view.ts';
import type { Goal, GoalResult } from './goal.ts';
import { isSideList } from './is-side-list.ts';
import { planAddresses } from './plan-details.ts';

/** The order does not say how the customer wants to be addressed, so the most neutral form on offer is taken. */
const neutralHonorifics = vocabularies.flatMap((vocabulary) => vocabulary.neutralHonorifics);

/** Only where the form insists on one: a required drop-down or box, or a group of which nothing is chosen yet. */
export const chooseHonorific: Goal = {
  name: 'chooseHonorific',
  appliesWhen: (_run, view) => view.snapshot.elements.some((element) => isHonorific(view, element)),
  act,
};

async function act(run: Run, view: View): Promise<GoalResult> {
  for (const element of view.snapshot.elements) {
    if (!isHonorific(view, element) || !element.visible || element.disabled || isOptional(view, element)) continue;
    const isBilling = view.fields.get(element.ref)?.section === 'billing';
    if (isBilling && !planAddresses(view, run.order, run.memory).fillBilling && !isOnlySection(view)) continue;
    if (element.tag === 'select') {
      const real = realOptions(element.options);
      if (element.filled || real.length === 0 || !run.tries.mayTry(`honorific ${element.name}`, 2)) continue;
      const neutral = real[Math.max(0, matchOption(real, neutralHonorifics))];
      await setValues(run, view, [{ element, text: neutral?.value ?? '' }]);
      return 'acted';
    }
    if (element.role === 'textbox') {
      if (element.filled || !insists(view, element) || !run.tries.mayTry(`honorific ${element.name}`, 2)) continue;
      const [neutral] = vocabularyOf(view.snapshot.language)?.neutralHonorifics ?? [];
      if (!neutral) continue;
      await setValues(run, view, [{ element, text: neutral }]);
      return 'acted';
    }
    if (element.role !== 'radio') continue;
    const group = sameGroup(view, element);
    if (group.some((each) => each.checked) || !run.tries.mayTry(`honorific ${element.group}`, 2)) continue;
    const neutral =
      group[
        Math.max(
          0,
          matchOption(
            group.map((each) => ({ text: each.label, value: each.value })),
            neutralHonorifics,
          ),
        )
      ];
    if (neutral) await press(run, view, neutral);
    return 'acted';
  }
  return 'idle';
}

/** A box that has to be written in, among the names of a person. */
function insists(view: View, { required, frame, form }: SnapshotElement): boolean {
  const isName = (kind: FieldKind | undefined) => kind === 'lastName' || kind === 'fullName';
  return (
    required &&
    view.snapshot.elements.some(
      (each) => each.frame === frame && each.form === form && isName(view.fields.get(each.ref)?.kind),
    )
  );
}

function isOptional(view: View, element: SnapshotElement): boolean {
  const words = `${element.groupLabel} ${element.label} ${wordsBeside(view, element)}`;
  return !element.required && says('optional', words);
}

/** What stands beside a field, as far as it is not the name of another one: short names stand close together. */
function wordsBeside({ snapshot }: View, { ref, frame, label, nearby }: SnapshotElement): string {
  const others = snapshot.elements.filter(
    (other) => other.ref !== ref && other.frame === frame && other.label !== label,
  );
  const starts = others.flatMap((other) => (other.label === '' ? [] : nearby.indexOf(other.label, label.length)));
  return nearby.slice(0, Math.min(MOST_BESIDE, ...starts.filter((start) => start >= 0)));
}

const MOST_BESIDE = 60;

/** A choice between nothing but forms of address is one, whatever the group is called. */
function isHonorific(view: View, element: SnapshotElement): boolean {
  if (isSideList(view, element, 'honorific')) return false;
  if (view.fields.get(element.ref)?.kind === 'honorific') return true;
  return element.role === 'radio' && sameGroup(view, element).every((each) => says('honorific', each.label));
}

function sameGroup(view: View, element: SnapshotElement): SnapshotElement[] {
  return view.snapshot.elements.filter(
    (each) => each.role === 'radio' && each.frame === element.frame && each.group === element.group && each.visible,
  );
}

function isOnlySection(view: View): boolean {
  return ![...view.fields.values()].some((field) => field.kind === 'street' && field.section === 'shipping');
}
