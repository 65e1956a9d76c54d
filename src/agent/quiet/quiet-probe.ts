/** What the probe leaves in each page's own world, under a symbol that no page enumerates. */
export interface QuietProbe {
  /** Input counts too: what it sets off begins a moment later. */
  sinceChange(): number;
  /** How long nothing was touched in the document, not even for show. */
  sinceTouch(): number;
  /** Short one-shot timers that were set right after input: debounced recalculations about to fire. */
  pendingTimers(): number;
  /** Something slides or fades into its place and will be there in a moment. Endless movement, such as a spinner's, does not count. */
  moving(): boolean;
  /** The page has just begun to go elsewhere; the request for the next document may not have been seen yet. */
  leaving(): boolean;
  /** Names this state of this document: any change, input or debounced work makes it another one. */
  state(): string;
  sleep(ms: number): Promise<void>;
}

/**
 * Init script. A page that recalculates after a pause looks finished although it is not; knowing its pending timers
 * replaces the long fixed waits that would otherwise be needed. Self-contained: it is sent to the page as source, so its
 * steps are functions inside of it. What it remembers:
 *
 * - `lastTouch`: any watched mutation, even one for show such as a style; `lastChange`: only those that tell something,
 *   and short timers that have fired; `lastInput`: what a person or the agent did to the page;
 * - `changes` counts all of these and names the state of the document;
 * - `pending`: short timers set right after input. A page that opens counts as input until the first real one
 *   (`hadInput`), with a shorter limit, so that its own wake-up is waited for but its late pop-ups are not;
 * - `leftAt`: when the page last began to go elsewhere.
 */
export function installQuietProbe(): void {
  const key = Symbol.for('page-quiet');
  if (key in window) return;
  const INPUT_WINDOW_MS = 300;
  /** The longest pause that shops leave between a change and the question for new sums. */
  const LONGEST_TIMER_MS = 2_200;
  /** A page that opens wakes up within this time; windows that ask for something come later. */
  const LONGEST_WAKING_MS = 1_700;
  const LEAVING_MS = 1_500;
  const LONGEST_MOVE_MS = 1_000;
  const MOVES =
    /^(all|transform|translate|scale|left|right|top|bottom|inset|margin|width|height|max|opacity|visibility)/;
  const nativeSetTimeout = window.setTimeout;
  const born = performance.timeOrigin;
  const pending = new Set<number>();
  let lastChange = performance.now();
  let lastInput = performance.now();
  let lastTouch = performance.now();
  let hadInput = false;
  let changes = 0;
  let leftAt = Number.NEGATIVE_INFINITY;

  watchChanges();
  watchLeaving();
  watchInput();
  watchTimers();
  const probe: QuietProbe = {
    moving: () => document.getAnimations().some(isMove),
    sinceChange: () => performance.now() - Math.max(lastChange, lastInput),
    sinceTouch: () => performance.now() - lastTouch,
    pendingTimers: () => pending.size,
    leaving: () => performance.now() - leftAt < LEAVING_MS,
    state: () => `${born} ${changes}`,
    sleep: (ms) => new Promise((done) => nativeSetTimeout.call(window, done, ms)),
  };
  Object.defineProperty(window, key, { value: probe });

  function noteChange(): void {
    changes += 1;
    lastChange = performance.now();
  }

  function watchChanges(): void {
    // What moves for show only does not keep the page from being quiet, yet what was seen before it may be out of date.
    const forShow = ['style', 'aria-checked', 'aria-selected', 'aria-disabled', 'readonly'];
    const telling = [
      'disabled',
      'hidden',
      'class',
      'open',
      'aria-hidden',
      'aria-expanded',
      'aria-invalid',
      'aria-busy',
    ];
    const attributeFilter = [...forShow, ...telling, 'src'];
    const observer = new MutationObserver((records) => {
      lastTouch = performance.now();
      if (records.some(({ attributeName }) => attributeName === null || !forShow.includes(attributeName))) noteChange();
      else changes += 1;
    });
    const watch = (root: Node) =>
      observer.observe(root, { subtree: true, childList: true, characterData: true, attributeFilter });
    watch(document);
    Element.prototype.attachShadow = new Proxy(Element.prototype.attachShadow, {
      apply(target, self, args) {
        const root = Reflect.apply(target, self, args) as ShadowRoot;
        watch(root);
        return root;
      },
    });
  }

  function watchLeaving(): void {
    const noteLeaving = () => {
      leftAt = performance.now();
    };
    const navigation = (window as unknown as { navigation?: EventTarget }).navigation;
    navigation?.addEventListener('navigate', (event) => {
      const { destination, downloadRequest } = event as Event & {
        destination?: { sameDocument: boolean };
        downloadRequest?: string | null;
      };
      if (!destination?.sameDocument && !downloadRequest) noteLeaving();
    });
    addEventListener('beforeunload', noteLeaving);
  }

  function watchInput(): void {
    const noteInput = () => {
      changes += 1;
      hadInput = true;
      lastInput = performance.now();
    };
    for (const kind of ['click', 'mouseup', 'submit', 'input', 'change', 'keyup', 'focusout'])
      addEventListener(kind, noteInput, true);
  }

  /** Only timers that input set off, and those that they set in turn, two levels deep: others tick forever. */
  function watchTimers(): void {
    let depth = 0;
    window.setTimeout = new Proxy(nativeSetTimeout, {
      apply(target, self, args: [TimerHandler, number?, ...unknown[]]) {
        const [handler, delay = 0, ...rest] = args;
        const longest = hadInput ? LONGEST_TIMER_MS : LONGEST_WAKING_MS;
        const soon = delay >= 1 && delay <= longest && performance.now() - lastInput < INPUT_WINDOW_MS;
        if (typeof handler !== 'function' || !soon || depth > 2) return Reflect.apply(target, self, args);
        const level = depth + 1;
        const run = (...given: unknown[]) => {
          pending.delete(id);
          noteChange();
          depth = level;
          try {
            handler(...given);
          } finally {
            depth = 0;
          }
        };
        const id: number = Reflect.apply(target, self, [run, delay, ...rest]);
        pending.add(id);
        return id;
      },
    });
    window.clearTimeout = new Proxy(window.clearTimeout, {
      apply(target, self, args: [number?]) {
        if (args[0] !== undefined) pending.delete(args[0]);
        return Reflect.apply(target, self, args);
      },
    });
  }

  function isMove(animation: Animation): boolean {
    const effect = animation.effect;
    if (animation.playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
    if (Number(effect.getComputedTiming().endTime) > LONGEST_MOVE_MS) return false;
    if (animation instanceof CSSTransition) return MOVES.test(animation.transitionProperty);
    return effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => MOVES.test(name)));
  }
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
    const settled = ready && !probe.leaving() && probe.pendingTimers() === 0 && !probe.moving();
    if (settled && probe.sinceChange() >= question.quietMs && !isBusy()) return probe.state();
    if (performance.now() >= end) return null;
    await probe.sleep(Math.max(5, Math.min(20, question.quietMs - probe.sinceChange())));
  }
}
