/** How a delivery proves to the receiver who it is from. */
export interface AuthScheme {
  /** Headers for the next request. Throws AuthFailure when they cannot be obtained now. */
  headers(): Promise<Record<string, string>>;
  /** Called after a 401. True when fresh credentials can be obtained, so that one more request makes sense. */
  renew(): boolean;
}

/** The credentials could not be obtained; the message goes into the delivery log, so it holds no secret. */
export class AuthFailure extends Error {}

export function fixedHeaders(headers: Record<string, string>): AuthScheme {
  return { headers: async () => headers, renew: () => false };
}
