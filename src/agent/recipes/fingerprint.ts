import { createHash } from 'node:crypto';
import { foldText } from '../../words/fold-text.ts';
import type { SnapshotElement } from '../perception/index.ts';
import type { TargetPrint } from './target-print.ts';

/** Digits and hashes in generated names change from build to build; what is left names the thing. */
const GENERATED = /\d{2,}|[a-z]*\d[a-z\d]{4,}|^(css|sc|jsx|_)[-_]?\w*$|[A-Z][a-z]?[A-Z][a-z]?[A-Z]/;

export function fingerprintOf(element: SnapshotElement, personal: readonly string[]): TargetPrint {
  const name = accessibleName(element);
  const label = `${element.role} "${name.slice(0, 60)}"`;
  const mentions = personal.some((value) => value.length > 2 && foldText(name).includes(foldText(value)));
  return { ...printsOf(element), label: mentions ? element.role : label };
}

/**
 * A print that finds this element though others look just the same, such as the same field in two forms of a page; null
 * where not even its place among them tells it.
 */
export function tellApart(
  elements: readonly SnapshotElement[],
  element: SnapshotElement,
  print: TargetPrint,
): TargetPrint | null {
  const isFound = (each: TargetPrint) => findByPrint(elements, each)?.ref === element.ref;
  if (isFound(print)) return print;
  const rank = usable(elements)
    .filter((each) => printsOf(each).exact === print.exact)
    .findIndex(({ ref }) => ref === element.ref);
  const ranked = { ...print, rank };
  return rank >= 0 && isFound(ranked) ? ranked : null;
}

/** The first rung of the ladder on which exactly one element fits; nothing when even the last is ambiguous. */
export function findByPrint(elements: readonly SnapshotElement[], print: TargetPrint): SnapshotElement | null {
  const prints = usable(elements).map((element) => ({ element, own: printsOf(element) }));
  if (print.rank !== undefined)
    return prints.filter(({ own }) => own.exact === print.exact)[print.rank]?.element ?? null;
  for (const rung of ['exact', 'stable', 'place', 'name', 'attribute'] as const) {
    if (print[rung] === null) continue;
    const found = prints.filter(({ own }) => own[rung] === print[rung]);
    if (found.length === 1 && found[0]) return found[0].element;
  }
  return null;
}

function usable(elements: readonly SnapshotElement[]): SnapshotElement[] {
  return elements.filter(({ visible, disabled }) => visible && !disabled);
}

function printsOf(element: SnapshotElement): Omit<TargetPrint, 'label'> {
  const stableClasses = element.classes
    .split(/\s+/)
    .filter((name) => name !== '' && !GENERATED.test(name))
    .sort()
    .join(' ');
  const kind = [element.frame === 0 ? 'main' : 'frame', element.tag, element.role, element.type].join(' ');
  const name = foldText(accessibleName(element));
  const stableId = GENERATED.test(element.id) ? '' : element.id;
  const attribute = element.data['data-testid'] ?? element.data.testid ?? (stableId || element.name);
  return {
    exact: digest([kind, element.id, element.name, element.classes, name, pathOf(element.href)]),
    stable: digest([kind, stableId, element.name, stableClasses, name]),
    place: digest([kind, element.section, element.landmark, element.context, name]),
    name: digest([element.role, name]),
    attribute: attribute ? digest([kind, attribute]) : null,
  };
}

function accessibleName(element: SnapshotElement): string {
  return (element.text || element.label || element.ariaLabel || element.title).replace(/\s+/g, ' ').trim();
}

function pathOf(href: string): string {
  return (href.split(/[?#]/)[0] ?? '').replace(/\d+/g, '0');
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('base64url').slice(0, 16);
}
