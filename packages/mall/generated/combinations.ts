import type { Good } from './storefront.ts';

const SEPARATOR = '~';

export function keyOf(options: Record<string, string>): string {
  return Object.values(options).join(SEPARATOR);
}

/** Every choice that a product allows, in the order of its options. */
export function combinationsOf({ groups }: Good): Record<string, string>[] {
  return groups.reduce<Record<string, string>[]>(
    (list, group) => list.flatMap((one) => group.values.map((value) => ({ ...one, [group.kind]: value.id }))),
    [{}],
  );
}

/** The options that a form's combination stands for. */
export function optionsOf(good: Good, key: string | null): Record<string, string> | null {
  return combinationsOf(good).find((options) => key !== null && keyOf(options) === key) ?? null;
}
