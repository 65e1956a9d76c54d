/** What the probe leaves in each page's own world, under a symbol that no page enumerates. */
export interface QuietProbe {
  /** Input counts too: what it sets off begins a moment later. */
  sinceChange(): number;
  /** How long nothing was touched in the document, not even for show. */
  sinceTouch(): number;
  /** Short one-shot timers that were set right after input: debounced recalculations about to fire. */
  pendingTimers(): number;
  /** Work for the next frame, asked for right after input, is still to be done. */
  awaitsFrame(): boolean;
  /** How long until a longer timer of the page's opening fires, and perhaps brings a pop-up; endless without one. */
  untilLateTimer(): number;
  /** Something slides or fades into its place and will be there in a moment. Endless movement, such as a spinner's, does not count. */
  moving(): boolean;
  /** The page has just begun to go elsewhere; the request for the next document may not have been seen yet. */
  leaving(): boolean;
  /** Names this state of this document: any change, input or debounced work makes it another one. */
  state(): string;
  sleep(ms: number): Promise<void>;
}

export interface ProbeQuestion {
  quietMs: number;
  capMs: number;
  /** Selector of what shows, on pages of this kind, that sums are being calculated; empty where nothing is known. */
  busy: string;
}

/**
 * Runs in the page: names its state once nothing changed for `quietMs` and no short timer is pending, null at the cap.
 * Without a time to wait, its own scripts must at least have run.
 */
export async function probeQuiet(question: ProbeQuestion): Promise<string | null> {
  const probe = (window as unknown as Record<symbol, QuietProbe | undefined>)[Symbol.for('page-quiet')];
  if (!probe) return document.readyState === 'loading' ? null : `${performance.timeOrigin} unwatched`;
  const end = performance.now() + question.capMs;
  const isBusy = () =>
    question.busy !== '' && [...document.querySelectorAll(question.busy)].some((mark) => mark.checkVisibility());
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  for (;;) {
    const hasRun = question.quietMs > 0 || !entry || entry.domContentLoadedEventEnd > 0;
    const ready = document.readyState !== 'loading' && hasRun && document.body !== null;
    const settled = ready && !probe.leaving() && probe.pendingTimers() === 0 && !probe.awaitsFrame() && !probe.moving();
    if (settled && probe.sinceChange() >= question.quietMs && !isBusy()) return probe.state();
    if (performance.now() >= end) return null;
    await probe.sleep(Math.max(5, Math.min(20, question.quietMs - probe.sinceChange())));
  }
}
