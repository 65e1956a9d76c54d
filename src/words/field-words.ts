import type { FieldKind } from './kinds.ts';

/** A language of which only forms are read: what fields are called, and how a form says what it is for. */
export interface FieldWords {
  /** A language, or a few that share most of their words. */
  language: string;
  fields: Partial<Record<FieldKind, string>>;
  signIn: string;
  register: string;
  forgot: string;
}
