import { cleanText } from './clean-text.ts';
import { LIMITS } from './page-limits.ts';
import { columnHeading, hasControl, isSecondOfTwo, ownColumn, tableHeading } from './table-names.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

export function idText(el: Element, ids: string | null): string {
  if (!ids) return '';
  const root = el.getRootNode() as Document | ShadowRoot;
  const parts: string[] = [];
  for (const id of ids.split(/\s+/)) {
    const target = id ? root.getElementById?.(id) : null;
    if (target) parts.push(cleanText(target, 160));
  }
  return parts.join(' ').trim();
}

/** Words before the control among its siblings, climbing while the wrapper holds nothing but this control. */
export function siblingText(
  el: Element,
): { text: string; source: 'sibling' | 'cell' | 'container'; headsMore?: boolean } | null {
  let at: Element = el;
  for (let level = 0; level < 5; level += 1) {
    const heading = at.localName === 'td' ? tableHeading(at as HTMLTableCellElement) : '';
    if (heading !== '') return { text: heading, source: 'cell' };
    let before = '';
    let headsMore = false;
    let blocked = false;
    for (let n = at.previousSibling; n; n = n.previousSibling) {
      if (n.nodeType === 3) before = `${n.nodeValue ?? ''} ${before}`;
      else if (n.nodeType === 1) {
        const e = n as Element;
        if (/^(script|style|br|hr|svg|noscript|template)$/.test(e.localName)) continue;
        if (e.matches('input[type=hidden]')) continue;
        if (hasControl(e)) {
          blocked = true;
          break;
        }
        before = `${cleanText(e, 120)} ${before}`;
        headsMore = isHeadingOfMore(e);
      }
      if (before.trim().length > 1) break;
    }
    before = before.replace(/\s+/g, ' ').trim();
    if (/\p{L}\.?\p{L}|[\u3400-\u9fff\uac00-\ud7af]/u.test(before) && before.length <= LIMITS.labelBefore) {
      return { text: before, source: /^(td|dd)$/.test(at.localName) ? 'cell' : 'sibling', headsMore };
    }
    const column = ownColumn(el);
    if (column !== '') return { text: column, source: 'cell' };
    const parent = at.parentElement;
    if (!parent || parent.localName === 'form' || parent.localName === 'body') return null;
    if (parent.localName === 'tr' && parent.parentElement) return columnHeading(at, parent);
    if (level < 3 && !blocked) {
      const others = parent.querySelectorAll('input:not([type=hidden]),select,textarea,iframe');
      let foreign = 0;
      for (const o of others) if (o !== el && !el.contains(o)) foreign += 1;
      if (foreign > 0) return rowHeading(parent);
      const own = isSecondOfTwo(parent) ? rowHeading(parent) : null;
      if (own) return { text: own.text, source: 'cell' };
      const around = cleanText(parent, 121);
      if (/\p{L}\.?\p{L}|[\u3400-\u9fff\uac00-\ud7af]/u.test(around) && around.length <= LIMITS.labelAround)
        return { text: around, source: 'container' };
    }
    if (blocked) return rowHeading(parent);
    at = parent;
  }
  return null;
}

/** "Create an account" over two boxes names neither of them. */
export function isHeadingOfMore(el: Element): boolean {
  const headings = 'h1,h2,h3,h4,h5,h6,legend,[role=heading]';
  const parent = el.matches(headings) || el.querySelector(headings) ? el.parentElement : null;
  const fields = parent?.querySelectorAll('input:not([type=hidden]),select,textarea').length ?? 0;
  return fields > 1 && fields > (parent?.querySelectorAll(headings).length ?? 0);
}

/** Several boxes in one cell, such as a telephone number in parts, share the cell before it. */
export function rowHeading(cell: Element): { text: string; source: 'cell' | 'container' } | null {
  const column = cell.localName === 'td' ? tableHeading(cell as HTMLTableCellElement) : '';
  if (column !== '') return { text: column, source: 'cell' };
  const heading = /^(td|dd)$/.test(cell.localName) ? cell.previousElementSibling : null;
  if (!heading || hasControl(heading)) return null;
  const text = cleanText(heading, 61);
  return text.length <= LIMITS.labelInCell && /\p{L}\.?\p{L}|[\u3400-\u9fff\uac00-\ud7af]/u.test(text)
    ? { text, source: 'container' }
    : null;
}

/** A name that several answers refer to is that of their question, and tells none of them from the others. */
export function sharedName(el: Element): string {
  const ids = el.getAttribute('aria-labelledby');
  const name = el.getAttribute('name');
  if (!ids || !name || el.getAttribute('type') !== 'radio') return '';
  const root = el.getRootNode() as Document | ShadowRoot;
  const answers = Array.from(root.querySelectorAll('input[type=radio]')).filter(
    (each) => each.getAttribute('name') === name && each.getAttribute('aria-labelledby') === ids,
  );
  return answers.length > 1 ? idText(el, ids) : '';
}

/** `error`: what the page says is wrong with the answer, which is no name of a box without words of its own. */
export function inferLabel(el: Element, error = ''): { label: string; source: string } {
  const referenced = sharedName(el) ? '' : idText(el, el.getAttribute('aria-labelledby'));
  if (referenced) return { label: referenced.slice(0, 160), source: 'labelledby' };
  const labels = (el as HTMLInputElement).labels;
  if (labels && labels.length > 0) {
    const tick = /^(radio|checkbox)$/.test(el.getAttribute('type') ?? '');
    // A swatch says only aloud what its colour is called, and keeps beside it, for later, that it is sold out.
    const ticked = (l: Element) => cleanText(l, 200, 'seen') || cleanText(l, 200, 'read');
    const text = Array.from(labels, (l) => (tick && ticked(l)) || cleanText(l, 200, '', el))
      .filter(Boolean)
      .join(' ');
    if (text) return { label: text.slice(0, 240), source: 'label' };
  }
  const aria = el.getAttribute('aria-label')?.trim();
  if (aria) return { label: aria.slice(0, 160), source: 'aria' };
  const hint = labelHint(labels);
  if (hint) return { label: hint, source: 'label' };
  const type = (el.getAttribute('type') ?? '').toLowerCase();
  if (type === 'checkbox' || type === 'radio') {
    const after = followingText(el);
    if (after) return { label: after, source: 'sibling' };
    const row = type === 'radio' ? rowText(el) : '';
    if (row) return { label: row, source: 'cell' };
    const around = boxHint(el);
    if (around) return { label: around, source: 'title' };
  }
  const native = /^(input|select|textarea|iframe)$/.test(el.localName);
  const writable =
    /^(textbox|combobox|searchbox|spinbutton|listbox)$/.test(el.getAttribute('role') ?? '') ||
    el.hasAttribute('contenteditable');
  if (!native && !(writable && (el.textContent ?? '').trim() === '')) {
    // What a list that scripts draw shows is its value, or asks to choose one. Many a label points to nothing of it.
    const asks = writable ? looseLabel(el) : '';
    return asks ? { label: asks, source: 'sibling' } : { label: '', source: 'none' };
  }
  const part = partOfLabel(el) || looseLabel(el);
  if (part) return { label: part, source: 'sibling' };
  const near = siblingText(el);
  const placeholder = el.getAttribute('placeholder') ?? el.getAttribute('data-placeholder');
  const isNamed = near !== null && near.source !== 'container' && !(near.headsMore && placeholder?.trim());
  if (isNamed) return { label: near.text, source: near.source };
  if (placeholder?.trim()) return { label: placeholder.trim().slice(0, 120), source: 'placeholder' };
  const floating = floatingText(el);
  if (floating) return { label: floating, source: 'sibling' };
  if (near) return { label: near.text.replace(error, '').trim(), source: near.source };
  const title = el.getAttribute('title')?.trim();
  if (title) return { label: title.slice(0, 120), source: 'title' };
  return { label: '', source: 'none' };
}

/** A swatch is a label without words, which says only when pointed at what its colour is called. */
export function labelHint(labels: NodeListOf<HTMLLabelElement> | null | undefined): string {
  for (const label of labels ?? []) {
    const hint = hintOn(label) || hintWithin(label);
    if (hint) return hint;
  }
  return '';
}

/** Some swatches leave the name of their colour to the box around button and label. */
export function boxHint(el: Element): string {
  for (let up = el.parentElement, level = 0; up && level < 3; up = up.parentElement, level += 1) {
    if (up.querySelectorAll('input:not([type=hidden]),select,textarea').length > 1) return '';
    const hint = hintOn(up) || hintWithin(up);
    if (hint) return hint;
  }
  return '';
}

/** What is said when it is pointed at, or read aloud. Scripts for tooltips take the title away and keep it beside. */
export function hintOn(el: Element): string {
  for (const name of ['aria-label', 'title', 'data-original-title', 'data-bs-original-title']) {
    const hint = el.getAttribute(name)?.trim();
    if (hint) return hint.slice(0, 120);
  }
  return '';
}

/** The patch of colour inside may be what is pointed at: where all that is in the box says one thing, that is its name. */
export function hintWithin(box: Element): string {
  const parts = box.querySelectorAll('[aria-label],[title],[data-original-title],[data-bs-original-title]');
  const hints = new Set(Array.from(parts, (part) => hintOn(part)).filter(Boolean));
  const [only] = hints;
  return hints.size === 1 && only ? only : '';
}

/** A radio button that is alone in its row of a table is one of several rows: the whole row tells it from the others. */
export function rowText(el: Element): string {
  const row = el.closest('tr');
  if (!row || row.querySelectorAll('input:not([type=hidden]),select,textarea').length > 1) return '';
  const text = cleanText(row, LIMITS.labelBefore + 1);
  const isName = /\p{L}\.?\p{L}|[\u3400-\u9fff\uac00-\ud7af]/u.test(text);
  return isName && text.length <= LIMITS.labelBefore ? text : '';
}

/** `Street, number` over two boxes, tied to neither: each is named by its part. */
export function partOfLabel(el: Element): string {
  const asking = 'input:not([type=hidden],[type=checkbox],[type=radio]),select,textarea';
  for (let up = el.parentElement, level = 0; up && level < 4; up = up.parentElement, level += 1) {
    const boxes = Array.from(up.querySelectorAll(asking));
    if (boxes.length < 2) continue;
    const labels = Array.from(up.querySelectorAll('label')).filter((label) => !label.control && !label.htmlFor);
    const [only, ...more] = labels;
    if (!only || more.length > 0 || boxes.length > 3) return '';
    const parts = cleanText(only, LIMITS.labelBefore)
      .split(/\s*[,/&+|]\s*/)
      .filter((part) => /\p{L}{2}/u.test(part));
    return parts.length === boxes.length ? (parts[boxes.indexOf(el)] ?? '') : '';
  }
  return '';
}

/**
 * A label that is tied to nothing, or to a field that nobody sees, before the control that is alone with it in a box: words
 * between them only explain it, or offer answers to it.
 */
export function looseLabel(el: Element): string {
  const fields = 'input:not([type=hidden]),select,textarea,iframe';
  for (let up = el.parentElement, level = 0; up && level < 3; up = up.parentElement, level += 1) {
    if (Array.from(up.querySelectorAll(fields)).some((other) => other !== el && isToBeSeen(other))) return '';
    const before = Array.from(up.querySelectorAll('label')).filter(
      (label) =>
        !(
          label.control &&
          (label.control.checkVisibility() || label.control.matches('[type=checkbox],[type=radio]'))
        ) &&
        !hasControl(label) &&
        (label.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    const text = before.length > 0 ? cleanText(before[before.length - 1] as Element, LIMITS.labelBefore) : '';
    if (/\p{L}\.?\p{L}|[\u3400-\u9fff\uac00-\ud7af]/u.test(text)) return text;
  }
  return '';
}

/** A list that scripts draw keeps a native one beside it for its form, of which nobody is told. */
export function isToBeSeen(field: Element): boolean {
  return field.checkVisibility() && field.getAttribute('aria-hidden') !== 'true';
}

/** A tick box is named by what follows it. */
export function followingText(el: Element): string {
  let at: Element = el;
  for (let level = 0; level < 3; level += 1) {
    let text = '';
    for (let n = at.nextSibling; n; n = n.nextSibling) {
      if (n.nodeType === 3) text += ` ${n.nodeValue ?? ''}`;
      else if (n.nodeType === 1) {
        if (hasControl(n as Element)) break;
        text += ` ${cleanText(n, 200)}`;
      }
      if (text.length > LIMITS.labelAfter) break;
    }
    text = text.replace(/\s+/g, ' ').trim();
    if (/[\p{L}\d]{2}|[\u3400-\u9fff\uac00-\ud7af]/u.test(text)) return text.slice(0, 240);
    // A size may be a single letter; around a tick box one alone names nothing.
    if (el.getAttribute('type') === 'radio' && /^[\p{L}\d]$/u.test(text)) return text;
    const parent = at.parentElement;
    if (!parent || parent.querySelectorAll('input:not([type=hidden])').length > 1) return '';
    at = parent;
  }
  return '';
}

/** Floating labels stand after the input and are moved over it by style. */
export function floatingText(el: Element): string {
  const next = el.nextElementSibling;
  if (!next || hasControl(next)) return '';
  if (!/label|span|div|legend/.test(next.localName)) return '';
  // Where a word stands before the first control, words stand before all of them: this one names the next control.
  const first = Array.from(el.parentElement?.children ?? []).find((e) => hasControl(e) || cleanText(e, 10) !== '');
  if (first && !hasControl(first) && next.nextElementSibling && hasControl(next.nextElementSibling)) return '';
  const text = cleanText(next, 60);
  return /\p{L}\.?\p{L}|[\u3400-\u9fff\uac00-\ud7af]/u.test(text) && text.length < LIMITS.labelFloating ? text : '';
}
