import { html, type Markup, raw } from '../src/markup.ts';
import type { Storefront } from './storefront.ts';

export type Attributes = Record<string, string | number | boolean | undefined>;

/** A question of a form. */
export interface Field {
  key: string;
  label: string;
  kind: 'text' | 'email' | 'tel' | 'password' | 'select' | 'textarea' | 'custom';
  options?: readonly (readonly [string, string])[];
  required?: boolean;
  autocomplete?: string;
  placeholder?: string;
  value?: string;
  attributes?: Attributes;
  /** `custom`: the habit draws the control itself. */
  draw?: (given: Attributes, value: string) => Markup;
  /** Takes a half or a third of the row. */
  share?: 'half' | 'third';
}

/** A required text field, named in the shop's language unless told otherwise. */
export function textField(
  shop: Pick<Storefront, 'say'>,
  key: string,
  autocomplete: string,
  more: Partial<Field> = {},
): Field {
  return { key, label: more.label ?? shop.say(key), kind: 'text', required: true, autocomplete, ...more };
}

export function attributes(given: Attributes): Markup {
  const parts = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? ` ${name}` : ` ${name}="${html`${String(value)}`.markup}"`];
  });
  return raw(parts.join(''));
}
