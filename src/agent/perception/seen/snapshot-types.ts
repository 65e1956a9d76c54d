import type { TotalRole } from '../../../words/kinds.ts';

/** Frame-qualified name of an element inside one snapshot: `<frame index>:<element index>`. Never valid for another snapshot. */
export type ElementRef = string;

/** CSS pixels in the coordinates of the main frame's viewport at the time of the snapshot. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type ControlRole =
  | 'textbox'
  | 'select'
  | 'checkbox'
  | 'radio'
  | 'button'
  | 'link'
  | 'combobox'
  | 'option'
  | 'tab'
  | 'spinbutton'
  | 'slider'
  | 'file'
  | 'frame'
  | 'clickable';

export interface SelectOption {
  value: string;
  text: string;
  selected: boolean;
  disabled: boolean;
}

export interface SnapshotElement {
  ref: ElementRef;
  /** Index into `PageSnapshot.frames`. */
  frame: number;
  tag: string;
  role: ControlRole;
  /** `type` of an input or button, lower case; '' elsewhere. */
  type: string;
  /** Best accessible label, by the inference order; '' when nothing names it. */
  label: string;
  labelSource:
    | 'labelledby'
    | 'label'
    | 'aria'
    | 'sibling'
    | 'placeholder'
    | 'cell'
    | 'container'
    | 'title'
    | 'frame'
    | 'none';
  /** Visible text of the element itself (button, link, custom control). */
  text: string;
  placeholder: string;
  ariaLabel: string;
  title: string;
  name: string;
  id: string;
  classes: string;
  autocomplete: string;
  inputMode: string;
  pattern: string;
  maxLength: number;
  href: string;
  /** `data-*` attributes, at most eight, values cut. */
  data: Record<string, string>;
  options: SelectOption[];
  /** '' when `masked`: card numbers, security codes, expiry dates and passwords never leave the page. */
  value: string;
  /** True when the control holds any value, masked or not. */
  filled: boolean;
  masked: boolean;
  /** Checked, pressed or selected; null where it means nothing. */
  checked: boolean | null;
  /** `aria-expanded` or `details[open]`; null where it means nothing. */
  expanded: boolean | null;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  invalid: boolean;
  error: string;
  box: Box;
  visible: boolean;
  /** Something else (a dialog, an overlay) lies over it and would take the click. */
  covered: boolean;
  ariaHidden: boolean;
  /** The real input is visually hidden and its visible label or widget takes the click. `resolveRef` gives the input, `resolveClickTarget` the visible part. */
  proxied: boolean;
  /** Text of the nearest heading, legend or named landmark, innermost first. */
  section: string;
  sections: string[];
  /** Text around the control, without the control's own options. */
  nearby: string;
  /** Name of a radio or checkbox group, unique within the frame; '' when none. */
  group: string;
  groupLabel: string;
  /** Identity of the enclosing dialog or overlay within the frame; -1 when none. */
  dialog: number;
  /** Index of the enclosing form within the frame; -1 when none. */
  form: number;
  /** Ids and classes of the form and the nearest wrappers: weak hints. */
  context: string;
  /** Element numbers of the ancestors within the frame, nearest first: two things are in one row when they share a near one. */
  ancestors: number[];
  /** Landmark it lies in, when the page says so. */
  landmark: 'header' | 'nav' | 'main' | 'aside' | 'footer' | '';
  /** Position in document order over the merged snapshot. */
  order: number;
}

export interface TextBlock {
  frame: number;
  text: string;
  /** The same, line by line, where the page breaks it; empty where it does not. */
  lines?: string[];
  tag: string;
  /** 1 to 6 for headings, 0 otherwise. */
  heading: number;
  classes: string;
  box: Box;
  section: string;
  ancestors: number[];
  /** Crossed out: an old price. */
  struck: boolean;
  /** Computed font size in px: the product's price and title are big. */
  fontSize: number;
  dialog: number;
  covered: boolean;
  landmark: SnapshotElement['landmark'];
  order: number;
}

export interface PageMessage {
  frame: number;
  text: string;
  kind: 'error' | 'warning' | 'success' | 'info';
  /** The control it speaks of, when the page says so. */
  ref: ElementRef | null;
  box: Box;
}

/** A label and an amount on one line: rows of summaries, carts, option lists. */
export interface AmountRow {
  frame: number;
  label: string;
  amountText: string;
  box: Box;
  order: number;
  section: string;
  /** Bold or larger than its neighbours: totals usually are. */
  emphasis: boolean;
  ancestors: number[];
  landmark: SnapshotElement['landmark'];
  /** What a second reader said it is; absent where the words decide. */
  taught?: TotalRole | 'none';
}

export interface FrameInfo {
  index: number;
  parent: number;
  url: string;
  name: string;
  /** Whether its origin differs from the main frame's. */
  foreign: boolean;
  visible: boolean;
  box: Box;
  /** The label, title and surrounding names that the parent page gives the frame. */
  label: string;
}

export interface PageSnapshot {
  url: string;
  title: string;
  /** Two letters, lower case; guessed from the words when the page does not say. */
  language: string;
  /** What the page declares: an ISO code, or `-CA` and the like when only its language names a country; empty when neither. */
  currency?: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; height: number };
  frames: FrameInfo[];
  /** Frames that did not answer in time, by URL. */
  unreadFrames: string[];
  /** In document order, child frames after the frame element's place. */
  elements: SnapshotElement[];
  texts: TextBlock[];
  messages: PageMessage[];
  rows: AmountRow[];
  /** Text inputs that are in the page but that no person could see. */
  decoys: number;
  /** A modal layer covers the page. */
  modal: boolean;
  /** A short digest of the page's shape, without values: equal shapes give equal digests. */
  shape: string;
  /** Milliseconds it took. */
  took: number;
}

export interface SnapshotOptions {
  /** Also list controls that are not visible (marked so). For measurements; the agent must not fill them. */
  includeHidden?: boolean;
  /** Selector of places in which pages of this kind complain, besides those that say so themselves. */
  notices?: string;
  /** Longest wait for one frame; a silent foreign frame must not hold the agent up. */
  frameTimeoutMs?: number;
}
