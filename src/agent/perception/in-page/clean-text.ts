import { shown } from './see-element.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

/**
 * Text of a subtree as a person would read it: no scripts, no options of selects, no typed values; `only` leaves out what
 * is not seen, or what is not even read aloud, `control` what a control inside says itself and the list that it opens.
 */
export function cleanText(
  node: Node,
  limit: number,
  only: 'seen' | 'read' | '' = '',
  control: Element | null = null,
): string {
  let out = '';
  let from: Node | null = null;
  const stack: Node[] = [node];
  while (stack.length > 0 && out.length < limit * 2) {
    const next = stack.pop() as Node;
    if (next.nodeType === 3) {
      const text = next.nodeValue ?? '';
      // Parts that only the layout sets apart, such as a name and the price below it, are words of their own.
      const isNew = next.parentNode !== from && /[\p{Ll}\p{Lo}]$/u.test(out);
      // An emphasis within a word is no neighbour of the word around it.
      const isBeside = isNew && from !== null && !from.contains(next) && !next.parentNode?.contains(from);
      const isApart = next.parentNode !== from && /[\d\p{Lu}]$/u.test(out);
      const point = isApart ? pointOfCents(out, next.parentElement, text) : '';
      if (point !== '') out += point;
      else if (isApart && /^(\p{L}{2}|[\d\p{Sc}])/u.test(text) && !next.parentNode?.contains(from)) out += ' ';
      else if (isNew && /^[\p{Lu}\d\p{Sc}+]/u.test(text)) out += ' ';
      else if (isBeside && /\p{L}{2}$/u.test(out) && /^\p{L}(\p{L}|[\p{L}.]*\s?\d)/u.test(text)) out += ' ';
      else if (/[\p{L}\d.)）!?:;%]$/u.test(out) && /^[\p{L}\d\p{Sc}+]/u.test(text) && isDrawnApart(from, next))
        out += ' ';
      from = next.parentNode;
      out += text;
    } else if (next.nodeType === 1 || next.nodeType === 11) {
      const tag = (next as Element).localName ?? '';
      if (/^(script|style|noscript|template|select|textarea|option|svg|iframe)$/.test(tag)) continue;
      if (only === 'seen' && next !== node && !shown(next as Element)) continue;
      if (only === 'read' && next !== node && getComputedStyle(next as Element).display === 'none') continue;
      if (control && (next === control || (next as Element).getAttribute('role') === 'listbox')) continue;
      if (next !== node && /^(div|p|li|td|br|dt|dd|label|h\d)$/.test(tag)) out += ' ';
      if (tag === 'img') out += ` ${(next as Element).getAttribute('alt') ?? ''} `;
      // A label inside a component is read with what its page put into the slot.
      const slotted = tag === 'slot' ? (next as HTMLSlotElement).assignedNodes() : [];
      const kids = slotted.length > 0 ? slotted : next.childNodes;
      for (let i = kids.length - 1; i >= 0; i -= 1) stack.push(kids[i] as Node);
    }
  }
  return out.replace(/\s+/g, ' ').trim().slice(0, limit);
}

/**
 * Whether a gap or a line break parts two pieces of text: "18–19." and "4490 Ft" beside it are no number, while raised
 * cents stand right at the point before them.
 */
export function isDrawnApart(from: Node | null, text: Node): boolean {
  const [before, after] = [from as Element | null, text.parentElement];
  if (before?.nodeType !== 1 || !after || before.contains(after) || after.contains(before)) return false;
  const [a, b] = [before.getBoundingClientRect(), after.getBoundingClientRect()];
  const isShown = a.width > 0 && b.width > 0;
  return isShown && (b.top >= a.bottom - 1 || b.left - a.right > 2 || a.left - b.right > 2);
}

/**
 * The point that raised cents go without: two digits that stand higher than the amount before them. Empty where `text` is
 * something else. A comma where points part the thousands.
 */
export function pointOfCents(before: string, el: Element | null, text: string): '.' | ',' | '' {
  if (!el || !/\d$/.test(before) || !/^\s*\d{2}\s*$/.test(text) || !/^(sup|small|span)$/.test(el.localName)) return '';
  const isNamed = /cent|decimal|fraction|frac\b|minor/i.test(el.getAttribute('class') ?? '');
  if (el.localName !== 'sup' && !isNamed) return '';
  return /\d\.\d{3}$/.test(before) ? ',' : '.';
}
