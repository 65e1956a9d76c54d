import { cleanText } from './clean-text.ts';
import { idText, inferLabel, sharedName } from './infer-label.ts';
import { LIMITS } from './page-limits.ts';
import type { Candidate, Place, RawElement, Walk } from './raw-frame.ts';
import { shownInBox } from './search-box.ts';
import { boxOf, hiddenBecause, isCovered, isInvisibleInk, shown, standInFor, takesNoClicks } from './see-element.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

/** Sent along by `page-script.ts`. */
declare const CARD_SECRET: RegExp;
declare const QUANTITY: RegExp;

/** Card data and passwords never leave the page, not even to our own memory; in doubt a value is masked. */
export function mustMask(el: Element, words: string, value: string, foreign: boolean): boolean {
  const type = (el.getAttribute('type') ?? '').toLowerCase();
  if (foreign || type === 'password') return true;
  const digits = value.replace(/[\s\-./]/g, '');
  if (/^\d{12,19}$/.test(digits)) return true;
  if (/^\s*\d{1,2}\s*[/.-]\s*(\d{2}|\d{4})\s*$/.test(value)) return true;
  if (/(^|\s)cc-/.test(el.getAttribute('autocomplete') ?? '')) return true;
  // How many cardigans or postcards: a security code has more digits.
  if (/^\d{1,2}$/.test(value) && QUANTITY.test(words)) return false;
  return CARD_SECRET.test(words);
}

export function errorOf(el: Element, place: Place, invalid: boolean): string {
  const explicit = idText(el, el.getAttribute('aria-errormessage'));
  if (explicit && invalid) return explicit;
  const mark = '[class*=error i],[class*=invalid i],[role=alert],[class*=danger i]';
  if (invalid) {
    const described = idText(el, el.getAttribute('aria-describedby'));
    if (described) return described;
  }
  for (let level = 0, p = place.up; level < 3 && p && p.controls < 3; level += 1, p = p.up) {
    for (const hint of p.element.querySelectorAll(mark)) {
      if (hint.contains(el) || hint === el || hint.localName === 'label' || isOfAnother(hint, p.element)) continue;
      const text = cleanText(hint, 200);
      if (text.length > 2 && shown(hint)) return text;
    }
  }
  return invalid && el.matches(':user-invalid') ? (el as HTMLInputElement).validationMessage : '';
}

/** What is said in a box with a field of its own, inside the wrapper of several, is said of that field. */
export function isOfAnother(hint: Element, wrapper: Element): boolean {
  for (let up = hint.parentElement; up && up !== wrapper; up = up.parentElement)
    if (up.querySelector('input:not([type=hidden]),select,textarea')) return true;
  return false;
}

export function dataOf(el: Element): Record<string, string> {
  const out: Record<string, string> = {};
  let count = 0;
  for (const attribute of el.attributes) {
    if (!attribute.name.startsWith('data-') || count >= 8) continue;
    out[attribute.name] = attribute.value.slice(0, 80);
    count += 1;
  }
  return out;
}

export function sectionsOf(place: Place): string[] {
  const out: string[] = [];
  for (let p: Place | null = place; p && out.length < 5; p = p.up) {
    if (p.heading && p.heading !== out[out.length - 1]) out.push(p.heading);
  }
  return out;
}

export function nearbyOf(place: Place, own: string): string {
  let p = place.up;
  for (let level = 0; p && level < 4; level += 1, p = p.up) {
    // Cut first: a wrapper may hold the whole page's text, and every control in it asks.
    const text = p.text.slice(0, 700).replace(/\s+/g, ' ').trim();
    if (text.length > own.length + 2) return text.slice(0, 240);
    if (p.controls > 4) return text.slice(0, 240);
  }
  return '';
}

export function contextOf(el: Element): string {
  const parts: string[] = [];
  let p = el.parentElement;
  for (let level = 0; p && level < 5 && p.localName !== 'body'; level += 1, p = p.parentElement) {
    const words = `${p.id} ${p.getAttribute('name') ?? ''} ${p.getAttribute('class') ?? ''}`.trim();
    if (words) parts.push(words.slice(0, 80));
  }
  const form = (el as HTMLInputElement).form;
  if (form) parts.push(`${form.id} ${form.getAttribute('name') ?? ''} ${form.getAttribute('action') ?? ''}`);
  return parts.join(' | ').slice(0, 420);
}

export function flag(el: Element, ...names: string[]): boolean | null {
  for (const name of names) {
    const value = el.getAttribute(name);
    if (value === 'true' || value === 'mixed') return true;
    if (value === 'false') return false;
  }
  return null;
}

/** What a control is before anything is read from it. */
interface Control {
  el: Element;
  /** Its input side; only where `native` may more than `value`-like properties be expected of it. */
  input: HTMLInputElement;
  tag: string;
  type: string;
  role: RawElement['role'];
  native: boolean;
  tick: boolean;
  typed: boolean;
}

export function describeControl({ element: el, role }: Candidate): Control {
  const input = el as HTMLInputElement;
  const tag = el.localName;
  const implied = tag === 'input' ? 'text' : tag === 'button' ? input.type : '';
  const type = (el.getAttribute('type') ?? implied).toLowerCase();
  return {
    el,
    input,
    tag,
    type,
    role,
    native: tag === 'input' || tag === 'select' || tag === 'textarea',
    tick: type === 'checkbox' || type === 'radio',
    typed: role === 'textbox' || role === 'spinbutton',
  };
}

/** Where a person would click it, and why nobody could see it; `because` is empty when somebody can. */
export function seeControl(control: Control, place: Place): { target: Element; box: DOMRect; because: string } {
  const { el, tag, tick, typed, native } = control;
  const ownBox = boxOf(el);
  let box = ownBox;
  let because = hiddenBecause(place, ownBox);
  let target: Element = el;
  const overlay = tick && because === 'transparent' && ownBox.width >= 8 && ownBox.height >= 8;
  if (because !== '' && because !== 'inert' && (tick || tag === 'select')) {
    const standIn = standInFor(el);
    if (standIn) {
      target = standIn;
      box = boxOf(standIn);
      because = '';
    } else if (overlay) because = '';
  }
  // What lies in a closed fold has a box all the same. What is drawn by its children alone is shown without one.
  if (because === '' && target === el && !el.checkVisibility() && getComputedStyle(el).display !== 'contents')
    because = 'not rendered';
  if (because === '' && tag === 'iframe' && Math.min(box.width, box.height) < LIMITS.smallestFrame) because = 'no size';
  // Scripts that unfold a part often forget the mark on it; what the Tab key reaches is there for everybody.
  if (because === '' && typed && place.ariaHidden && (el as HTMLElement).tabIndex < 0) because = 'hidden from readers';
  if (because === '' && typed && native && isInvisibleInk(el)) because = 'in the colour of the page';
  return { target, box, because };
}

export function optionsOf(el: Element): RawElement['options'] {
  if (el.localName !== 'select') return [];
  return Array.from((el as HTMLSelectElement).options)
    .slice(0, 320)
    .map((option) => ({
      value: option.value,
      text: option.text.trim().slice(0, 120),
      selected: option.selected,
      disabled: option.disabled,
    }));
}

export function groupLabelOf(el: Element): string {
  const holder = el.closest('fieldset,[role=radiogroup],[role=group],[role=listbox]');
  if (!holder) return sharedName(el);
  return (
    attributeOr(holder, 'aria-label') ||
    idText(holder, holder.getAttribute('aria-labelledby')) ||
    cleanText(holder.querySelector('legend') ?? document.createTextNode(''), 100) ||
    sharedName(el)
  );
}

/** Its own words; those of its picture where it has none. */
export function wordsOn({ el, input, native, role }: Control, walked: string): string {
  const text = role === 'button' && native ? input.value || attributeOr(el, 'alt') : walked || shownInBox(el);
  const image = text.trim() === '' && !native ? el.querySelector('img[alt],svg title,[aria-label],use,[title]') : null;
  const pictured = image
    ? image.getAttribute('alt') ||
      image.getAttribute('aria-label') ||
      image.textContent ||
      image.getAttribute('title') ||
      ''
    : '';
  return (pictured || text).replace(/\s+/g, ' ').trim().slice(0, 200);
}

export function isInvalid({ el, native, role }: Control): boolean {
  return (
    attributeOr(el, 'aria-invalid') === 'true' ||
    (native && role !== 'button' && el.matches(':user-invalid')) ||
    /\b(is-invalid|has-error|error|input-error|invalid)\b/i.test(attributeOr(el, 'class'))
  );
}

/** A page with a `<base>` still means itself by a bare anchor: its scripts act on it. The anchor stays, also an empty one. */
export function linkOf(el: Element): string {
  if (el.localName === 'a') {
    const link = el as HTMLAnchorElement;
    const here = attributeOr(el, 'href').startsWith('#') && link.origin === location.origin;
    return (here ? `${location.href.split('#')[0]}${link.hash || '#'}` : link.href).slice(0, 500);
  }
  return el.localName === 'iframe' ? attributeOr(el, 'src').slice(0, 300) : '';
}

export function readControl(walk: Walk, candidate: Candidate, forms: Element[]): { raw: RawElement; target: Element } {
  const { place, role, sections } = candidate;
  const control = describeControl(candidate);
  const { el, input, tag, type, native, tick, typed } = control;
  const { target, box, because } = seeControl(control, place);
  const invalid = isInvalid(control);
  const error = native ? errorOf(el, place, invalid) : '';
  const { label, source } = inferLabel(el, error);
  const attribute = (name: string): string => attributeOr(el, name);
  // Scripts for tooltips take the title away and keep it beside.
  const title = attribute('title') || attribute('data-original-title') || attribute('data-bs-original-title');
  const names = `${attribute('name')} ${el.id} ${attribute('placeholder')} ${label} ${attribute('aria-label')}`;
  const value = native ? input.value : (el.textContent ?? '').trim().slice(0, 80);
  const masked = native && typed && value !== '' && mustMask(el, names, value, walk.options.foreign);
  const checked = tick ? input.checked : flag(el, 'aria-checked', 'aria-pressed', 'aria-selected');
  const text = wordsOn(control, candidate.text);
  const form = (native || tag === 'button' ? input.form : null) ?? el.closest('form') ?? el;
  const raw: RawElement = {
    tag,
    role,
    type,
    label,
    labelSource: source as RawElement['labelSource'],
    text,
    placeholder: attribute('placeholder').slice(0, 120),
    ariaLabel: attribute('aria-label').slice(0, 160),
    title: title.slice(0, 120),
    name: attribute('name').slice(0, 120),
    id: el.id.slice(0, 120),
    classes: attribute('class').slice(0, 160),
    autocomplete: attribute('autocomplete').toLowerCase().slice(0, 80),
    inputMode: attribute('inputmode'),
    pattern: attribute('pattern').slice(0, 80),
    maxLength: tag === 'input' && input.maxLength > 0 ? input.maxLength : 0,
    href: linkOf(el),
    data: dataOf(el),
    options: optionsOf(el),
    value: masked ? '' : value.slice(0, 200),
    // What was taken from a list may stand beside the field that searched it, which is empty again.
    filled: tick ? input.checked : value !== '' || (tag === 'input' && typed && text !== '' && text !== label),
    masked,
    checked: tag === 'summary' ? null : checked,
    expanded: expansionOf(el),
    required:
      input.required === true ||
      attribute('aria-required') === 'true' ||
      (/^(label|sibling|cell|placeholder)$/.test(source) && /[*＊]\s*:?$/.test(label)),
    disabled: el.matches(':disabled') || attribute('aria-disabled') === 'true' || place.inert || takesNoClicks(el),
    readOnly: input.readOnly === true || attribute('aria-readonly') === 'true',
    invalid,
    error,
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
    visible: because === '',
    covered: because === '' && isCovered(walk, candidate, target, box),
    ariaHidden: place.ariaHidden,
    proxied: target !== el,
    section: sections[0] ?? '',
    sections,
    nearby: role === 'link' || role === 'button' || role === 'clickable' ? '' : nearbyOf(place, candidate.text),
    group: tick ? input.name : '',
    groupLabel: groupLabelOf(el),
    dialog: place.dialog,
    form: forms.indexOf(form),
    context: contextOf(el),
    ancestors: [place.up?.number ?? 0],
    landmark: place.landmark,
    order: candidate.order,
  };
  return { raw, target };
}

/**
 * A field that searches a list may leave it to the box around it to say whether the list is open. Where neither says so,
 * it has a list all the same, which nobody has opened.
 */
export function expansionOf(el: Element): boolean | null {
  if (el.localName === 'summary') return (el.parentElement as HTMLDetailsElement | null)?.open ?? null;
  const own = flag(el, 'aria-expanded');
  if (own !== null || el.localName !== 'input') return own;
  const box = el.parentElement?.closest('[role=combobox]');
  const said = box ? flag(box, 'aria-expanded') : null;
  return said ?? (/^(list|both)$/.test(attributeOr(el, 'aria-autocomplete')) ? false : null);
}

export function attributeOr(el: Element, name: string): string {
  return el.getAttribute(name) ?? '';
}
