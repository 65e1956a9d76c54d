/**
 * Accounts, their members and API keys: who may call, in which mode, how often, and who signs in to the portal.
 * Invariant: a key, a session or a link appears in the clear only in the answer that creates it. Only its hash is
 * stored; of a password, only its argon2id hash.
 * Must never reveal to one account or mode what exists in another, nor let anyone grant rights they lack.
 * Covered by test/spec/authentication, limits and portal-session, and by test/e2e/portal* and operators.
 */
export { ensureFirstAccount } from './ensure-first-account.ts';
export { authenticate } from './keys/authenticate.ts';
export { keyDoor } from './keys/key-door.ts';
export { makeFirstOwnerLink } from './members/make-link.ts';
export { accountOperatorRoutes } from './operator-routes.ts';
export { forgetFullBuckets } from './rate-bucket-store.ts';
export { createRateLimiter, rateLimitsFrom } from './rate-limits.ts';
export { createAccountHandlers } from './routes.ts';
export { admitOperator, sessionDoors } from './sign-in/session-doors.ts';
export { mountSessionRoutes } from './sign-in/session-routes.ts';
