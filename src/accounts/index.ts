/**
 * Accounts, their people and their API keys: who may call, in which mode, how often.
 * Invariant: a key exists in the clear only in the answer that makes it; only its hash is stored.
 * Must never let a caller of one account or mode see that another's things exist.
 */
export { authenticate } from './authenticate.ts';
export { createKey } from './create-key.ts';
export { ensureFirstAccount } from './ensure-first-account.ts';
export { accountOperatorRoutes } from './operator-routes.ts';
export { createRateLimiter, type RateLimits } from './rate-limits.ts';
