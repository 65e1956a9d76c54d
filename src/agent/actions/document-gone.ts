/**
 * What the browser says of a document that went away under a hand: the page moved on for what was done before. What was
 * about to be done is not done, and the page that came is to be looked at. Never so of a press that may be the order.
 */
export function isDocumentGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    /context was destroyed|context they were created|cannot find context|frame (was|got) detached|detached frame/i.test(
      error.message,
    )
  );
}
