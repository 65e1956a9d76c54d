import type { Page } from 'playwright-core';
import { type ProbeQuestion, probeQuiet } from './quiet-probe.ts';
import type { RequestWatch } from './request-watch.ts';

export interface QuietOptions {
  /** How long the page must not have changed. */
  quietMs?: number;
  /** Longest wait while requests of the page are answered slowly. */
  capMs?: number;
  /** Longest wait for a page that keeps changing although nothing is loading. */
  restlessMs?: number;
  /** Selector of what marks a page of this kind as busy. */
  busy?: string;
}

/**
 * Returns as soon as the page has nothing more to do: no document or data on its way, no change of its content for a
 * moment, no debounced work pending. Never throws for a page that goes away in between; the next page is waited for.
 * What it returns names the state that was found quiet; null for a page that never became quiet.
 */
export async function waitForQuiet(
  page: Page,
  requests: RequestWatch,
  options: QuietOptions = {},
): Promise<string | null> {
  const { quietMs = 32, capMs = 20_000, restlessMs = 2_000, busy = '' } = options;
  const end = Date.now() + capMs;
  let restlessUntil = Date.now() + restlessMs;
  while (Date.now() < end && !page.isClosed()) {
    if (requests.inFlight() > 0) {
      await requests.waitIdle(end - Date.now());
      restlessUntil = Date.now() + restlessMs;
    }
    const asked = Date.now();
    const quiet = await askPage(page, { quietMs, busy, capMs: Math.max(1, Math.min(400, end - Date.now())) });
    // A document on its way out refuses at once; asking it again without a pause would only burn time.
    if (quiet === null && Date.now() - asked < 10) await new Promise((done) => setTimeout(done, 15));
    if (requests.inFlight() > 0) continue;
    if (quiet !== null || Date.now() > restlessUntil) return quiet;
  }
  return null;
}

/**
 * The probe has to live in the page's own world, because it watches that world's timers; so it tells no more than the
 * name of a state, and anything else that comes is no answer.
 */
const LONGEST_NAME = 80;

/** Null too when the document went away while it was asked: then the next one is asked. */
async function askPage(page: Page, question: ProbeQuestion): Promise<string | null> {
  const timeout = new Promise<null>((done) => setTimeout(() => done(null), question.capMs + 500).unref());
  const answer = page.mainFrame().evaluate(probeQuiet, question);
  const said: unknown = await Promise.race([answer, timeout]).catch(() => null);
  return typeof said === 'string' && said.length <= LONGEST_NAME ? said : null;
}
