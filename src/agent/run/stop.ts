import { UnsandboxedBrowser } from '../../browser/index.ts';
import type { PurchaseFailureCode } from '../../orders/index.ts';

/** Everything that ended before the order was submitted: nothing was bought, and trying again is safe. */
export interface PurchaseFailure {
  kind: 'failed';
  stage: 'before_placement';
  code: PurchaseFailureCode;
  /** True when the same order may well succeed later: navigation, timeout, merchant 5xx, browser death. */
  transient: boolean;
  note: string;
}

/**
 * Ends a purchase from anywhere inside the agent. It never leaves the agent: the entry points turn it into a typed
 * result, so nobody outside has to catch anything.
 */
export class Stop extends Error {
  override name = 'Stop';
  readonly code: PurchaseFailureCode;
  readonly transient: boolean;
  /** The item that cannot be bought, where it is known which one it is. */
  readonly itemUrl: string | null;

  constructor(code: PurchaseFailureCode, note: string, transient = false, itemUrl: string | null = null) {
    super(note);
    this.code = code;
    this.transient = transient;
    this.itemUrl = itemUrl;
  }
}

/** One value that was asked for cannot be chosen, by what the order calls its choice. */
export class NoSuchChoice extends Stop {
  readonly axis: string;

  constructor(axis: string, note: string) {
    super('variant_not_found', note);
    this.axis = axis;
  }
}

/** The words of a page say that the shop failed. It may fail no more later, or be another kind of page than it was read as. */
export class ErrorPage extends Stop {
  constructor(note: string) {
    super('merchant_error', note, true);
  }
}

export function asFailure(error: unknown): PurchaseFailure {
  if (error instanceof Stop) {
    return {
      kind: 'failed',
      stage: 'before_placement',
      code: error.code,
      transient: error.transient,
      note: error.message,
    };
  }
  if (error instanceof UnsandboxedBrowser) {
    return {
      kind: 'failed',
      stage: 'before_placement',
      code: 'browser_unsandboxed',
      transient: false,
      note: error.message,
    };
  }
  const text = error instanceof Error ? error.message : String(error);
  const gone =
    /has been closed|target closed|crashed|browser died|page crashed|disconnected|connectOverCDP|failed to launch/i.test(
      text,
    );
  return {
    kind: 'failed',
    stage: 'before_placement',
    code: 'internal',
    transient: gone || /timeout/i.test(text),
    note: gone ? 'the browser went away' : firstLine(text),
  };
}

/** Messages of the browser library quote page content over many lines; only what happened is wanted. */
function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 200);
}
