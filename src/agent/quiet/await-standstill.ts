import type { ElementHandle } from 'playwright-core';
import type { QuietProbe } from './quiet-probe.ts';

const LONGEST_MOVE_MS = 800;
/** The time from here to the press. */
const TO_THE_PRESS_MS = 400;

/**
 * A fold that opens above a control moves it away under the pointer, whoever animates it. What the page's own longer
 * timers do within `soonMs` would happen between taking aim and the press: a pop-up that swallows it, a price that rises.
 */
export async function awaitStandstill(target: ElementHandle, soonMs = TO_THE_PRESS_MS): Promise<void> {
  const longestMs = LONGEST_MOVE_MS;
  const late = new Promise<void>((done) => setTimeout(done, soonMs + longestMs).unref());
  await Promise.race([target.evaluate(standStill, { soonMs, longestMs }).catch(() => undefined), late]);
}

/** Runs in the page: ends when the element has stood in the same place over two frames, at once on a page that stands. */
async function standStill(node: Node, { soonMs, longestMs }: { soonMs: number; longestMs: number }): Promise<void> {
  const STANDS_MS = 60;
  const DRAWN_MS = 30;
  const probe = (window as unknown as Record<symbol, QuietProbe | undefined>)[Symbol.for('page-quiet')];
  const due = probe?.untilLateTimer() ?? Number.POSITIVE_INFINITY;
  if (probe && due < soonMs) await probe.sleep(due + DRAWN_MS);
  if (probe && probe.sinceTouch() >= STANDS_MS && !probe.moving()) return;
  const end = performance.now() + longestMs;
  const place = () => JSON.stringify(node instanceof Element ? node.getBoundingClientRect() : null);
  let last = place();
  for (let still = 0; still < 2 && performance.now() < end; ) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = place();
    still = now === last ? still + 1 : 0;
    last = now;
  }
}
