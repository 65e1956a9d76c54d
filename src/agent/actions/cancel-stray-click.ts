/** What one click consists of, and how long it may be on its way. */
export const STRAY = { events: ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'], longestMs: 1_000 };

/**
 * Runs in the page, between aiming and clicking. A page that moves in between takes the click elsewhere, such as to a
 * neighbouring product: whatever does not reach the node is lost, as on a page that does not listen yet, and the press
 * is found to have done nothing. A node that was drawn anew meanwhile cannot be told from another, and keeps its click.
 */
export function cancelStrayClick(node: Node, { events, longestMs }: typeof STRAY): void {
  const own = new Set<EventTarget>();
  // A closed shadow root shows its host alone.
  for (let at: Node | null = node; at; ) {
    own.add(at);
    const root: Node = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
  }
  const label = node instanceof Element ? node.closest('label') : null;
  if (label) own.add(label);
  // One that lets clicks through leaves them to the nearest around it that does not.
  let taker = node instanceof Element ? node : null;
  while (taker && getComputedStyle(taker).pointerEvents === 'none') taker = taker.parentElement;
  if (taker) own.add(taker);
  const judge = (event: Event) => {
    const isOwn = !node.isConnected || event.composedPath().some((each) => own.has(each));
    if (!isOwn && event.isTrusted) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') stop();
  };
  const stop = () => {
    for (const name of events) removeEventListener(name, judge, true);
    // A timer that runs on would pass for work of the page, and be waited for.
    clearTimeout(timer);
  };
  for (const name of events) addEventListener(name, judge, true);
  const timer = setTimeout(stop, longestMs);
}
