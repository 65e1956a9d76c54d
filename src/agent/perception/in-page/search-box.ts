import { hasEdge, shown } from './see-element.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

/**
 * The drawn box of a field that searches a list and has no edge of its own: for a person the box is the control, and the
 * field in it only the place for the cursor. Null where the field is drawn as a box itself.
 */
export function searchBox(el: Element): Element | null {
  const searches = el.getAttribute('role') === 'combobox' || el.hasAttribute('aria-autocomplete');
  if (el.localName !== 'input' || !searches || isFramed(el)) return null;
  for (let up = el.parentElement, level = 0; up && level < 5; up = up.parentElement, level += 1) {
    if (up.querySelectorAll('input:not([type=hidden]),select,textarea').length > 1) return null;
    if (isFramed(up)) return up;
  }
  return null;
}

export function isFramed(el: Element): boolean {
  const style = getComputedStyle(el);
  // The ring around what has the cursor goes with the cursor.
  if (el.localName === 'input' && Number.parseFloat(style.borderBottomWidth) === 0) return false;
  return !/^rgba\(.*,\s*0\)$/.test(style.borderBottomColor) && hasEdge(style, style.backgroundColor);
}

/** What the box shows beside the field: the entry that was taken, since such a field is empty again then. Hints say that they are. */
export function shownInBox(el: Element): string {
  const box = searchBox(el);
  if (!box) return '';
  const aside = 'label,button,[role=button],[role=listbox],[aria-hidden=true],[class*=placeholder i]';
  const hints = (el.getAttribute('aria-describedby') ?? '').split(/\s+/);
  const parts: string[] = [];
  for (const part of [box, ...Array.from(box.querySelectorAll('*')).slice(0, 40)]) {
    if (part.closest(aside) || (part.id !== '' && hints.includes(part.id)) || !shown(part)) continue;
    for (const node of part.childNodes) if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
  }
  return parts.join(' ').replace(/\s+/g, ' ').trim().slice(0, 200);
}
