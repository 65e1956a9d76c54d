import {
  ADDRESS_FIELDS,
  CONTACT_FIELDS,
  type ElementRef,
  type FieldClass,
  type FieldKind,
  isDoubtful,
  type PageSnapshot,
  PERSON_FIELDS,
  type SnapshotElement,
} from '../perception/index.ts';
import type { RunMemory } from '../run/run.ts';

type RefutedKinds = RunMemory['refutedKinds'];

/** Parts of a person's data can be tried without harm where the shop has refused what was taken for sure. */
const TRIED: ReadonlySet<FieldKind> = new Set([...PERSON_FIELDS, ...ADDRESS_FIELDS, ...CONTACT_FIELDS]);
const LEAST_RIVAL = 0.2;

/**
 * The shop refuses every spelling of what a field was taken for. Where that reading was in doubt, the field asks for
 * something else: true when a rival is left, which counts from the next look on.
 */
export function refuteKind(refuted: RefutedKinds, element: SnapshotElement, field: FieldClass): boolean {
  const known = refuted.get(nameOf(element)) ?? [];
  const isFirst = known.length === 0;
  if ((isFirst && !isDoubtful(field)) || !TRIED.has(field.kind)) return false;
  const kinds = [...known, field.kind];
  refuted.set(nameOf(element), kinds);
  return rivalOf(field, kinds) !== undefined;
}

/** What the field was taken for before the shop refused it; a purchase that ends over it ends for that. */
export function firstKind(refuted: RefutedKinds, element: SnapshotElement, field: FieldClass): FieldKind {
  return refuted.get(nameOf(element))?.[0] ?? field.kind;
}

/** Fields with their likeliest meaning that the shop has not refused. */
export function withoutRefuted(
  { elements }: PageSnapshot,
  fields: Map<ElementRef, FieldClass>,
  refuted: RefutedKinds,
): Map<ElementRef, FieldClass> {
  if (refuted.size === 0) return fields;
  for (const element of elements) {
    const field = fields.get(element.ref);
    const kinds = refuted.get(nameOf(element));
    if (!field || !kinds?.includes(field.kind)) continue;
    const rival = rivalOf(field, kinds);
    if (rival) fields.set(element.ref, { ...field, ...rival, why: 'the shop refuses what it was taken for' });
  }
  return fields;
}

function rivalOf({ rivals }: FieldClass, refuted: readonly FieldKind[]): FieldClass['rivals'][number] | undefined {
  return rivals.find(({ kind, confidence }) => confidence >= LEAST_RIVAL && TRIED.has(kind) && !refuted.includes(kind));
}

/** The same field on another look: what the page calls it stays. */
function nameOf({ frame, name, id, label }: SnapshotElement): string {
  return `${frame} ${name || id || label}`;
}
