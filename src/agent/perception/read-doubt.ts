import { complaintsIn } from '../../words/complaint-words.ts';
import { rolesOfLabel } from '../../words/role-of-label.ts';
import type {
  ActionCandidate,
  ActionKind,
  AmountRow,
  ElementRef,
  PageClass,
  PageKind,
  Reading,
  Rival,
  VariantAxis,
} from './seen/types.ts';

/** Below this a reading is no better than a guess. */
const LEAST_SURE = 0.5;
/** A rival that comes this close may as well be the one. */
const CLOSE = 0.1;

/** Whether something may well mean something else than it was taken for. */
export function isDoubtful({ confidence, rivals }: Reading): boolean {
  return confidence < LEAST_SURE || (rivals[0]?.confidence ?? 0) > confidence - CLOSE;
}

/** The likeliest of several meanings, with the others as its rivals. */
function likeliest<Kind extends string>(meanings: readonly Rival<Kind>[], none: Kind): Reading<Kind> {
  const [best, ...rivals] = meanings.toSorted((a, b) => b.confidence - a.confidence);
  return best ? { ...best, rivals } : { kind: none, confidence: 0, rivals: [] };
}

/** What pressing a control does. */
export function readWay(actions: readonly ActionCandidate[], ref: ElementRef): Reading<ActionKind> {
  const meanings = actions.filter((action) => action.ref === ref);
  return likeliest(
    meanings.map(({ kind, score }) => ({ kind, confidence: score })),
    'other',
  );
}

/** What kind of page this is. After the order this is its outcome, too: a confirmation or something else. */
export function readPageKind({ kind, score, candidates }: PageClass): Reading<PageKind> {
  const rivals = candidates.filter((each) => each.kind !== kind);
  return { kind, confidence: score, rivals: rivals.map((each) => ({ kind: each.kind, confidence: each.score })) };
}

/** What an amount is, by the words beside it. */
export function readRow({ label, taught }: Pick<AmountRow, 'label' | 'taught'>): Reading {
  return taught
    ? { kind: taught, confidence: 1, rivals: rolesOfLabel(label) }
    : likeliest(rolesOfLabel(label), 'unknown');
}

/** Said where errors stand, a complaint is one; elsewhere the same words may speak of anything. */
const SAID_AS_ERROR = 0.8;
const SAID_ELSEWHERE = 0.4;

/** What a message says. */
export function readMessage(text: string, isError: boolean): Reading {
  const [first, ...others] = complaintsIn(text);
  const confidence = isError ? SAID_AS_ERROR : SAID_ELSEWHERE;
  if (!first) return { kind: 'nothing', confidence, rivals: [] };
  const rivals = ['nothing', ...others].map((kind) => ({ kind, confidence: 1 - confidence }));
  return { kind: first, confidence, rivals };
}

/** Whether a control chooses a variant: where it seems to belong to several choices, none of them is sure. */
export function readChoice(axes: readonly VariantAxis[], ref: ElementRef): Reading {
  const holders = axes.filter(({ values }) => values.some((value) => value.ref === ref));
  if (holders.length === 0) return { kind: 'other', confidence: 0, rivals: [] };
  const confidence = (holders.some(({ required }) => required) ? 1 : LEAST_SURE) / holders.length;
  return { kind: 'variant', confidence, rivals: [{ kind: 'other', confidence: 1 - confidence }] };
}
