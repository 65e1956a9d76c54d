import { html, type Markup, raw } from '../src/markup.ts';

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
  /** `custom`: the control by the habit's own hand. */
  draw?: (given: Attributes, value: string) => Markup;
  /** Takes a half or a third of the row. */
  share?: 'half' | 'third';
}

export function attributes(given: Attributes): Markup {
  const parts = Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? ` ${name}` : ` ${name}="${html`${String(value)}`.markup}"`];
  });
  return raw(parts.join(''));
}
