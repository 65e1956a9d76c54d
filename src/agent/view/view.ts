import type { ComplaintCode } from '../../words/complaint-words.ts';
import type {
  ActionCandidate,
  ActionKind,
  ElementRef,
  FieldClass,
  PageClass,
  PageKind,
  PageSnapshot,
  SnapshotElement,
} from '../perception/index.ts';
import { POSSIBLE } from './certainty.ts';

/** One look at the page with everything classified. Valid until the next action. */
export interface View {
  snapshot: PageSnapshot;
  fields: Map<ElementRef, FieldClass>;
  actions: readonly ActionCandidate[];
  page: PageClass;
  /** What a second reader said of this page, by lessons that fit it. Absent where it said nothing. */
  taught?: TaughtView;
  /** Read before the page had come to rest, because its recipe says what to do on it. No ground for reading amounts. */
  hurried?: boolean;
  /** Names the state that the page was in, to tell whether anything happened since. */
  state?: string | null;
}

export interface TaughtView {
  /** Controls that were said to lead on in some way. */
  ways: ReadonlySet<ElementRef>;
  /** What sounds like the order and only names a step. It is not what orders, and is not pressed to go on either. */
  titles: ReadonlySet<ElementRef>;
  /** The choice to pay by card. */
  cardMethods: ReadonlySet<ElementRef>;
  /** Fields that were said to be none of the order's. */
  leftAlone: ReadonlySet<ElementRef>;
  /** What messages say, by the print of their text. */
  messages: ReadonlyMap<string, ComplaintCode | 'nothing'>;
}

export function elementOf(view: View, ref: ElementRef): SnapshotElement | undefined {
  return view.snapshot.elements.find((element) => element.ref === ref);
}

/** Candidates of a kind that a person could click now, best first. */
export function candidates(view: View, kind: ActionKind, minimum = POSSIBLE): SnapshotElement[] {
  return view.actions
    .filter((action) => action.kind === kind && action.score >= minimum)
    .toSorted((a, b) => b.score - a.score)
    .flatMap((action) => elementOf(view, action.ref) ?? [])
    .filter((element) => !element.disabled && element.visible);
}

export function pageScore(view: View, kind: PageKind): number {
  return view.page.candidates.find((candidate) => candidate.kind === kind)?.score ?? 0;
}

/**
 * Two views with the same signature look the same to a person: same page, same controls, same values, same messages. What
 * is in a layer for which `counts` is false is left out.
 */
export function signature(view: View, counts: (layer: SnapshotElement) => boolean = () => true): string {
  const controls = view.snapshot.elements
    .filter((element) => element.visible && (element.dialog < 0 || counts(element)))
    .map(
      (element) =>
        `${element.role}${element.label || element.text}${element.value}${element.checked}${element.disabled}`,
    );
  const messages = view.snapshot.messages.map((message) => message.text);
  const amounts = view.snapshot.rows.map((row) => row.label + row.amountText);
  // A link to a place of its own page adds the name of that place, which moves nothing. A script's address is a path.
  return [view.snapshot.url.replace(/#[\w-]*$/, ''), ...controls, ...messages, ...amounts].join('|');
}
