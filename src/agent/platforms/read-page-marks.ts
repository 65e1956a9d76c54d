import type { Page } from 'playwright-core';
import type { PageMarks, Platform } from './platform.ts';

interface Question {
  globals: readonly string[];
  fields: Readonly<Record<string, string>>;
}

/** Null when the page cannot be asked. */
export async function readPageMarks(page: Page, platforms: readonly Platform[]): Promise<PageMarks | null> {
  const question: Question = {
    globals: platforms.flatMap(({ globals }) => globals),
    fields: Object.fromEntries(platforms.flatMap(({ fields }) => Object.entries(fields))),
  };
  return page
    .mainFrame()
    .evaluate(collectMarks, question)
    .catch(() => null);
}

/** Runs in the page. Self-contained: it is sent to the page as source. */
function collectMarks({ globals, fields }: Question): PageMarks {
  const MOST = 400;
  const textOf = (value: unknown): string => String(value ?? '').slice(0, 500);
  const contents = (selector: string) =>
    [...document.querySelectorAll(selector)].map((node) => textOf(node.getAttribute('content')));
  const sources = [...document.querySelectorAll('script, link[rel~=stylesheet]')].slice(0, MOST).flatMap((node) => {
    const source = node.getAttribute('src') ?? node.getAttribute('href') ?? node.getAttribute('type');
    return source ? [textOf(source)] : [];
  });
  const cookieNames = () => {
    try {
      return document.cookie.split(/;\s*/).map((cookie) => textOf(cookie.split('=')[0]));
    } catch {
      // A document in a sandbox has none, and must not be asked.
      return [];
    }
  };
  const known: Record<string, string> = {};
  for (const path of globals) {
    let value: unknown = window;
    for (const name of path.split('.')) value = (value as Record<string, unknown> | null | undefined)?.[name];
    const isPlain = typeof value === 'string' || typeof value === 'number';
    if (value !== undefined && value !== null) known[path] = isPlain ? textOf(value) : 'present';
  }
  const values: Record<string, string> = {};
  for (const [name, selector] of Object.entries(fields)) {
    const field = document.querySelector(selector);
    if (field) values[name] = textOf(field.getAttribute('value'));
  }
  return {
    url: location.href,
    names: contents('meta[name=generator], meta[name=platform]'),
    sources,
    classes: textOf(document.body?.className),
    cookies: cookieNames(),
    globals: known,
    fields: values,
  };
}
