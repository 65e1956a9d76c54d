/** How many requests an endpoint may have in flight. */
export interface EndpointPace {
  readonly limit: number;
  succeeded(): void;
  failed(): void;
}

const FIRST_LIMIT = 2;

/**
 * Starts low, grows with every success, halves with every failure: an endpoint that hangs soon holds one slot of the
 * sender instead of all, and one that works reaches its full share within a few answers.
 */
export function createEndpointPace(most: number): EndpointPace {
  let limit = Math.min(FIRST_LIMIT, most);
  return {
    get limit() {
      return limit;
    },
    succeeded() {
      limit = Math.min(limit + 1, most);
    },
    failed() {
      limit = Math.max(Math.floor(limit / 2), 1);
    },
  };
}
