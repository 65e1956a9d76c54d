/**
 * Accounts, their members and API keys: who may call, in which mode, how often, and who signs in to the portal.
 * Invariant: a key, a session or a link exists in the clear only in the answer that makes it; only its hash is stored,
 * and of a password only its argon2id hash.
 * Must never let a caller of one account or mode see that another's things exist, nor let anyone grant more than they have.
 */
export { ensureFirstAccount } from './ensure-first-account.ts';
export { authenticate } from './keys/authenticate.ts';
export { keyDoor } from './keys/key-door.ts';
export { makeFirstOwnerLink } from './members/make-link.ts';
export { accountOperatorRoutes } from './operator-routes.ts';
export { createRateLimiter, rateLimitsFrom } from './rate-limits.ts';
export { createAccountHandlers } from './routes.ts';
export { admitOperator, sessionDoors } from './sign-in/session-doors.ts';
export { mountSessionRoutes } from './sign-in/session-routes.ts';
