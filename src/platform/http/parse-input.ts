import type { z } from 'zod';
import { ApiError } from './api-error.ts';

type Issue = z.core.$ZodIssue;

/** Checks a part of a request against its schema. Unknown fields fall away; wrong types are an error, never a guess. */
export function parseInput<T>(schema: z.ZodType<T>, input: unknown, prefix: string): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const details = result.error.issues.flatMap((issue) => describe(issue, prefix ? [prefix] : [])).slice(0, 50);
  throw new ApiError('invalid_request', { details });
}

function describe(issue: Issue, parents: PropertyKey[]): { path: string; message: string }[] {
  const path = [...parents, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return closestBranch(issue.errors).flatMap((inner) => describe(inner, path));
  }
  if (issue.code === 'invalid_key') return issue.issues.flatMap((inner) => describe(inner, path));
  return [{ path: writePath(path), message: issue.message }];
}

/** Of the forms that a value could have, its author most likely meant the one with the fewest mistakes. */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return branches.reduce((best, branch) => (branch.length < best.length ? branch : best));
}

function writePath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  );
}
