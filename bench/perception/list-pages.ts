import type { SnapshotElement } from '../../src/agent/perception/index.ts';
import type { LabelledPage } from './labelled-page.ts';

/**
 * Kept pages as a person reads them, and at the same time a label file in which nothing is said yet: each `-` stands
 * where a label goes. None of it is what the agent's readers make of the page.
 */
export function listPages(pages: readonly LabelledPage[]): string {
  return pages.map((page, index) => listPage(page, index + 1)).join('\n\n');
}

function listPage({ shop, seen }: LabelledPage, number: number): string {
  const elements = seen.elements
    .filter(({ visible }) => visible)
    .map((element) => ({ order: element.order, line: `${element.ref} - # ${describe(element)}` }));
  const texts = seen.texts.map(({ order, text, heading, struck, covered }) => ({
    order,
    line: `#${heading > 0 ? ` h${heading}` : ''}${struck ? ' (struck)' : ''}${covered ? ' (covered)' : ''} ${flat(text)}`,
  }));
  return [
    `page ${number} ${seen.shape} -`,
    `# ${shop} ${seen.url} "${flat(seen.title)}"${seen.modal ? ', under a layer' : ''}`,
    ...[...elements, ...texts].toSorted((a, b) => a.order - b.order).map(({ line }) => line),
    ...seen.rows.map(({ label, amountText }, at) => `r${at + 1} - # ${flat(label)} | ${flat(amountText)}`),
    ...seen.messages.map(({ kind, text }, at) => `m${at + 1} - # ${kind}: ${flat(text)}`),
  ].join('\n');
}

function describe({ role, type, label, text, name, id, options, ...element }: SnapshotElement): string {
  const facts = [role, type && `(${type})`, quoted(label || text || element.title)];
  if (label && text && text !== label) facts.push(`shows ${quoted(text)}`);
  if (name) facts.push(`name ${name}`);
  if (id) facts.push(`id ${id}`);
  if (element.checked !== null) facts.push(element.checked ? 'chosen' : 'not chosen');
  if (element.disabled) facts.push('disabled');
  if (element.covered) facts.push('covered');
  if (options.length > 0)
    facts.push(
      `of ${options
        .slice(0, 6)
        .map((option) => quoted(option.text))
        .join(', ')}`,
    );
  return facts.filter(Boolean).join(' ');
}

function quoted(text: string): string {
  return `"${flat(text)}"`;
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 160);
}
