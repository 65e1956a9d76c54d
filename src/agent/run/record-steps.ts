import type { StepLabel } from '@cartwright/contract';
import type { PurchaseContext } from '../../browser/index.ts';
import type { AgentStep, PurchaseHooks } from './purchase-hooks.ts';

export interface StepRecorder {
  /** Takes the picture now and reports the step when it is there; the work goes on meanwhile. */
  record(label: StepLabel, decision: string, failure?: string): void;
  /** Model calls and tokens, reported with the next step. */
  spent(use: AgentStep['modelUse']): void;
  /** Reports the failure at the step the work had come to, with a picture of the page that caused it. */
  fail(note: string): void;
  /**
   * A step is likely to be recorded on the page as it is now: its picture is begun while the page is still being read.
   * Only once for what the merchant answered, which `answers` counts: a closed pop-up is no step.
   */
  expect(state: string, answers: number): void;
  /** The page was found in this state: a picture begun in another one is not used. */
  confirm(state: string | null): void;
  /** To be awaited before the page is changed: a picture must show the page as it was at its step. */
  beforeChange(): Promise<void>;
  /** The page is being changed in a way that a picture of the step before may show: filled fields do not spoil it. */
  noteChange(): void;
  /** All steps so far have been handed over, in order. */
  flushed(): Promise<void>;
}

export function createStepRecorder(
  browser: PurchaseContext,
  { onStep, withoutPictures = false }: Pick<PurchaseHooks, 'onStep' | 'withoutPictures'>,
): StepRecorder {
  let changed = true;
  let use = { calls: 0, inputTokens: 0, outputTokens: 0 };
  let last: StepLabel = 'PAGE_NAVIGATION';
  let picture: Promise<Uint8Array | null> = Promise.resolve(null);
  let begun: { state: string; picture: Promise<Uint8Array | null> } | null = null;
  let reports: Promise<void> = Promise.resolve();
  let seenAnswers = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const takeNext = () => {
    const taken = queue.then(() => (withoutPictures ? null : browser.camera.take()));
    queue = taken;
    return taken;
  };
  const record: StepRecorder['record'] = (label, decision, failure) => {
    last = label;
    const url = urlWithoutQuery(browser.page.url());
    // Two steps on an unchanged page share one picture.
    if (changed) picture = begun?.picture ?? takeNext();
    changed = false;
    const taken = picture;
    const isWithheld = browser.camera.isShut();
    const modelUse = use;
    use = { calls: 0, inputTokens: 0, outputTokens: 0 };
    reports = reports.then(async () => {
      await onStep({
        label,
        note: failure ?? null,
        isFailed: failure !== undefined,
        evidence: { url, picture: isWithheld ? null : await taken, isWithheld, pictureType: 'image/jpeg', decision },
        modelUse,
      });
    });
    // A failing receiver is reported by `flushed`; here it must not become an unhandled rejection.
    reports.catch(() => undefined);
  };
  return {
    record,
    spent: (more) => {
      use = {
        calls: use.calls + more.calls,
        inputTokens: use.inputTokens + more.inputTokens,
        outputTokens: use.outputTokens + more.outputTokens,
      };
    },
    fail: (note) => record(last, 'stopped', note),
    expect: (state, answers) => {
      if (!changed || begun?.state === state || answers === seenAnswers) return;
      seenAnswers = answers;
      begun = { state, picture: takeNext() };
    },
    confirm: (state) => {
      if (begun?.state !== state) begun = null;
    },
    beforeChange: async () => {
      await picture;
      changed = true;
      begun = null;
    },
    noteChange: () => {
      changed = true;
      begun = null;
    },
    flushed: () => reports,
  };
}

/** Queries carry session tokens and sometimes what was typed. */
function urlWithoutQuery(url: string): string {
  return url.split(/[?#]/)[0] ?? url;
}
