import type { ControlRole } from '../seen/snapshot-types.ts';
import { idText } from './infer-label.ts';
import { LIMITS } from './page-limits.ts';
import type { Place } from './raw-frame.ts';

/** Runs inside the page: may only use the other functions of `page-script.ts`. */

/** Sent along by `page-script.ts`. */
declare const MESSAGE_NAME: RegExp;
declare const ERROR_NAME: RegExp;

/** What an element is by its own markup; that something else can be clicked shows only in how it behaves. */
type Role = Exclude<ControlRole, 'clickable'>;

export function controlRole(el: Element, up: Place): Role | null {
  const tag = el.localName;
  if (tag === 'input') {
    const type = (el.getAttribute('type') ?? 'text').toLowerCase();
    if (type === 'hidden') return null;
    if (type === 'checkbox' || type === 'radio' || type === 'file') return type;
    if (/^(submit|button|reset|image)$/.test(type)) return 'button';
    if (type === 'range') return 'slider';
    return type === 'number' ? 'spinbutton' : 'textbox';
  }
  if (tag === 'select') return 'select';
  if (tag === 'textarea') return 'textbox';
  if (tag === 'iframe') return 'frame';
  if (up.inControl && tag !== 'button' && tag !== 'a') return null;
  const role = el.getAttribute('role') ?? '';
  if (/^(textbox|searchbox)$/.test(role) || el.getAttribute('contenteditable') === 'true') return 'textbox';
  if (role === 'combobox' || role === 'listbox') {
    return el.querySelector(role === 'listbox' ? 'input,select,[role=option]' : 'input,select') ? null : 'combobox';
  }
  // A button that opens a list and has a name beside what it shows is a drop-down. In the head and foot of a page such
  // buttons choose the shop's country or language.
  const named = el.hasAttribute('aria-labelledby') || el.hasAttribute('aria-label') || el.id !== '';
  if (tag === 'button' && role === '' && el.getAttribute('aria-haspopup') === 'listbox' && named) {
    return /^(header|footer|nav)$/.test(up.landmark) ? 'button' : 'combobox';
  }
  // A tick that is drawn leaves its role to the one inside it; a card form inside a choice takes nothing from it.
  const hasOwnTick = () => el.querySelector('input[type=checkbox],input[type=radio]') !== null;
  if (role === 'checkbox' || role === 'switch' || role === 'menuitemcheckbox') return hasOwnTick() ? null : 'checkbox';
  if (role === 'radio' || role === 'menuitemradio') return hasOwnTick() ? null : 'radio';
  if (role === 'option') return hasOwnTick() ? null : 'option';
  if (role === 'tab') return 'tab';
  if (role === 'spinbutton') return 'spinbutton';
  if (tag === 'button' || tag === 'summary' || role === 'button' || role === 'menuitem') {
    return tag !== 'button' && el.querySelector('button,input,select') ? null : 'button';
  }
  if (tag === 'a' && el.hasAttribute('href')) return 'link';
  if (role === 'link') return 'link';
  return null;
}

export function landmarkOf(el: Element, up: Place): Place['landmark'] {
  const inherited = up.landmark;
  const role = el.getAttribute('role');
  const tag = el.localName;
  if (tag === 'main' || role === 'main') return 'main';
  if (tag === 'nav' || role === 'navigation') return 'nav';
  if (tag === 'aside' || role === 'complementary') return 'aside';
  // The foot of a card or layer holds its sums and buttons; only the page's own foot is beside the point.
  if (
    tag === 'footer' &&
    (el.closest('dialog, [role=dialog], [aria-modal=true], form, article, aside') || isOfLayer(up))
  )
    return inherited;
  if (tag === 'footer' || role === 'contentinfo') return inherited === 'main' ? inherited : 'footer';
  if (tag === 'header' || role === 'banner')
    return inherited === 'main' || inherited === 'aside' ? inherited : 'header';
  return inherited;
}

/** A layer that does not say so lies over the page; a whole page in a fixed place has the page's own parts. */
export function isOfLayer(up: Place): boolean {
  if (up.dialog < 0) return false;
  let layer = up;
  while (layer.up?.dialog === up.dialog) layer = layer.up;
  return layer.element.querySelector('main, nav, [role=main], [role=navigation]') === null;
}

/** Dialogs say so, or hang over the page in a fixed place that is not a bar at the top. */
export function dialogHere(el: Element, position: string): boolean {
  const role = el.getAttribute('role');
  if (role === 'dialog' || role === 'alertdialog' || el.getAttribute('aria-modal') === 'true') return true;
  if (el.localName === 'dialog') return el.hasAttribute('open');
  if (position !== 'fixed') return false;
  const box = el.getBoundingClientRect();
  if (box.width * box.height < innerWidth * innerHeight * LIMITS.dialogArea) return false;
  const isTopBar = box.top <= LIMITS.topBarOffset && box.height < innerHeight * LIMITS.topBarHeight;
  return !(isTopBar && box.width > innerWidth * LIMITS.topBarWidth);
}

/** `notices`: selector of places that are known to complain although nothing on them says so. */
export function messageKind(el: Element, notices: string): 'error' | 'warning' | 'success' | 'info' | null {
  const role = el.getAttribute('role');
  const classes = `${el.getAttribute('class') ?? ''} ${el.id}`;
  if (role !== 'alert' && role !== 'status' && !el.hasAttribute('aria-live')) {
    if (!MESSAGE_NAME.test(classes)) return notices !== '' && el.matches(notices) ? 'error' : null;
  }
  if (/success|confirm/i.test(classes)) return 'success';
  if (ERROR_NAME.test(classes)) return 'error';
  if (/warn/i.test(classes)) return 'warning';
  return role === 'alert' ? 'error' : 'info';
}

export function nameOf(el: Element): string {
  return el.getAttribute('aria-label') || idText(el, el.getAttribute('aria-labelledby')) || '';
}
