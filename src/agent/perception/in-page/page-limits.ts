/**
 * Thresholds of the walk through a page, sent along by `page-script.ts`. Set by hand and measured as everything that
 * perception reads (see its `index.ts`); the two large ones keep a page built to be huge from being walked to its end.
 */
export const LIMITS = {
  elements: 40_000,
  texts: 4_000,
  letters: 200_000,

  /** Letters of a label: before its control, around it, in the cell before it, after a tick box, floating over it. */
  labelBefore: 120,
  labelAround: 80,
  labelInCell: 60,
  labelAfter: 200,
  labelFloating: 50,
  /** Letters of a heading, of a wrapper that may hold one, of a message in several pieces, of text that is kept
   * line by line, of what can be clicked. */
  heading: 100,
  headingWrapper: 900,
  message: 400,
  lines: 600,
  clickable: 120,
  /** Strings from this length on are worth sending once and repeating by number. */
  repeatedString: 12,

  /** Pixels of a column, and the share of them that its words take at most. */
  leastColumn: 80,
  filledColumn: 0.7,
  /** Pixels below which a frame shows nothing. */
  smallestFrame: 10,
  /** Opacity below which nothing is seen, and from which on nothing is seen through. */
  invisible: 0.05,
  opaque: 0.5,
  /** Bold letters stand out as slightly larger ones do. */
  boldWeight: 600,
  boldBonus: 0.4,
  /** Shares of the window: bars at its edges, the least area of a dialog, the height and width of a bar at the top. */
  edgeBar: 0.35,
  dialogArea: 0.04,
  topBarHeight: 0.3,
  topBarWidth: 0.9,
  /** Pixels from the top within which a bar is at the top. */
  topBarOffset: 4,
} as const;
