import type { PageMessage, SnapshotElement, TextBlock } from '../seen/types.ts';

/** What one frame reports of itself; the snapshot joins these into one page. */
export interface RawFrame {
  url: string;
  title: string;
  language: string;
  /** ISO code from the page's own data about its product; else `-CA` and the like for the country that its language names. */
  currency: string;
  viewport: { width: number; height: number };
  scroll: { x: number; y: number; height: number };
  elements: RawElement[];
  texts: RawText[];
  messages: RawMessage[];
  decoys: number;
  modal: boolean;
}

export type RawElement = Omit<SnapshotElement, 'ref' | 'frame'>;
export type RawText = Omit<TextBlock, 'frame'>;
export type RawMessage = Omit<PageMessage, 'frame' | 'ref'> & { element: number };

/** Where the walk stands: one per element on the way down, kept for what lies inside it. */
export interface Place {
  up: Place | null;
  element: Element;
  number: number;
  heading: string;
  landmark: SnapshotElement['landmark'];
  controls: number;
  text: string;
  hidden: boolean;
  invisible: boolean;
  transparent: boolean;
  clipped: boolean;
  fixed: boolean;
  /** How far the boxes around it were scrolled: what lies above them only has to be scrolled back. */
  scrolled: number;
  position: string;
  /** z-index of the nearest positioned ancestor; 0 where none is set. */
  depth: number;
  ariaHidden: boolean;
  inert: boolean;
  struck: boolean;
  pointer: boolean;
  inControl: boolean;
  dialog: number;
  clip: { left: number; top: number; right: number; bottom: number } | null;
  order: number;
  /** The window's measures, read once: asking the browser costs as much as a layout box. */
  view: View;
}

export interface View {
  /** Full width of the document, for what lies beside it. */
  pageWidth: number;
  scrollX: number;
  scrollY: number;
  width: number;
  height: number;
}

export interface Candidate {
  element: Element;
  place: Place;
  role: SnapshotElement['role'];
  text: string;
  order: number;
  /** Headings above it, taken while passing: a later heading of the same wrapper must not count. */
  sections: string[];
}

export interface Walk {
  options: PageOptions;
  counter: number;
  /** Number of each visited element's parent, by the element's own number. */
  parents: number[];
  candidates: (Candidate | null)[];
  known: Set<Element>;
  labels: { label: HTMLLabelElement; place: Place; sections: string[] }[];
  texts: (RawText & { element: Element })[];
  messages: { element: Element; place: Place; text: string; kind: PageMessage['kind'] }[];
  dialogs: number;
  /** Opaque boxes laid over the page by position: they hide what a hit test cannot reach below the fold. */
  covers: { element: Element; depth: number; order: number }[];
}

export interface PageOptions {
  includeHidden: boolean;
  /** A frame of another origin: every typed value in it is masked. */
  foreign: boolean;
  /** Selector of further places in which the page complains; empty where nothing is known. */
  notices: string;
}
