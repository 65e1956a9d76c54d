import type { Mode } from '@cartwright/contract';

const KEPT_AS = 'cartwright.key';

/** Kept for this tab only, and nowhere else: never in an address, a cookie or a file. */
export const keptKey = {
  read: () => sessionStorage.getItem(KEPT_AS),
  keep: (key: string) => sessionStorage.setItem(KEPT_AS, key),
  forget: () => sessionStorage.removeItem(KEPT_AS),
};

/** A key says what it is for; whether it is valid only the service can tell. */
export function modeOf(key: string): Mode | null {
  return (/^cw_(test|live)_\w+$/.exec(key)?.[1] as Mode | undefined) ?? null;
}

export const hintOf = (key: string) => `${key.slice(0, 12)}…`;
