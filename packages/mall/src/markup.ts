/** Markup that needs no further escaping. Only `html` and `raw` make it. */
export type Markup = { readonly markup: string };

type Part = Markup | Part[] | string | number | null | undefined | false;

export function raw(markup: string): Markup {
  return { markup };
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if (Array.isArray(part)) return part.map(render).join('');
  return part.markup;
}

/** Every interpolated string is escaped; nested markup and arrays of it are not escaped again. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  let markup = strings[0] ?? '';
  parts.forEach((part, index) => {
    markup += render(part) + (strings[index + 1] ?? '');
  });
  return { markup };
}
