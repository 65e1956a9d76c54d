import type { ElementHandle } from 'playwright-core';
import type { QuietProbe } from './quiet-probe.ts';

const LONGEST_MOVE_MS = 800;

/** A fold that opens above a control moves it away under the pointer, whoever animates it; a pop-up lies down on it. */
export async function awaitStandstill(target: ElementHandle): Promise<void> {
  const late = new Promise<void>((done) => setTimeout(done, LONGEST_MOVE_MS).unref());
  await Promise.race([target.evaluate(standStill, LONGEST_MOVE_MS).catch(() => undefined), late]);
}

/** Runs in the page: ends when the element has stood in the same place over two frames, at once on a page that stands. */
async function standStill(node: Node, longestMs: number): Promise<void> {
  const STANDS_MS = 60;
  /** A pop-up that is due by then would come up between taking aim and the press, and swallow the press. */
  const ABOUT_TO_MS = 400;
  const DRAWN_MS = 30;
  const probe = (window as unknown as Record<symbol, QuietProbe | undefined>)[Symbol.for('page-quiet')];
  const due = probe?.untilLateTimer() ?? Number.POSITIVE_INFINITY;
  if (probe && due < ABOUT_TO_MS) await probe.sleep(due + DRAWN_MS);
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
