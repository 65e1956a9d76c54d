import type { Sql } from '../platform/database.ts';
import type { Caller, MountDependencies } from '../platform/http/index.ts';
import { type Bucket, takeTokens } from './rate-bucket-store.ts';

export interface RateLimits {
  writesPerSecond: number;
  readsPerSecond: number;
  /** How many seconds' worth of requests an idle key may send at once. */
  burst: number;
  taskReadsPerMinute: number;
}

export interface RateSettings {
  RATE_WRITES_PER_SECOND: number;
  RATE_READS_PER_SECOND: number;
  RATE_BURST: number;
  RATE_TASK_READS_PER_MINUTE: number;
}

export function rateLimitsFrom(settings: RateSettings): RateLimits {
  return {
    writesPerSecond: settings.RATE_WRITES_PER_SECOND,
    readsPerSecond: settings.RATE_READS_PER_SECOND,
    burst: settings.RATE_BURST,
    taskReadsPerMinute: settings.RATE_TASK_READS_PER_MINUTE,
  };
}

/** What this process has taken from a shared bucket and not yet given out. */
interface Grant {
  tokens: number;
  /** In the shared bucket when it was last asked. */
  left: number;
  /** Until then the tokens count; an idle process must not hoard them. */
  until: number;
  /** The bucket was empty: nobody needs to ask before. */
  emptyUntil: number;
}

const GRANT_MS = 1_000;
/** So many times is the database asked while a whole bucket is emptied. */
const GRANTS_PER_BUCKET = 10;
const SWEEP_ABOVE = 10_000;

/**
 * Token buckets that all API processes share. A process takes a tenth of a bucket at a time and gives it out by itself, so
 * that most requests cost no statement, and those of a key that has used up its budget none at all.
 */
export function createRateLimiter(sql: Sql, limits: RateLimits): MountDependencies['takeFromBudget'] {
  const grants = new Map<string, Grant>();
  const asking = new Map<string, Promise<Grant>>();

  async function ask(name: string, bucket: Bucket): Promise<Grant> {
    const most = Math.max(1, Math.floor(bucket.capacity / GRANTS_PER_BUCKET));
    const { granted, left } = await takeTokens(sql, name, bucket, most);
    const now = performance.now();
    const emptyUntil = granted > 0 ? 0 : now + ((1 - left) / bucket.perSecond) * 1_000;
    const grant = { tokens: granted, left, until: now + GRANT_MS, emptyUntil };
    if (grants.size > SWEEP_ABOVE) for (const [old, { until }] of grants) if (until < now) grants.delete(old);
    grants.set(name, grant);
    return grant;
  }

  async function take(name: string, bucket: Bucket): Promise<{ left: number; waitSeconds: number }> {
    for (;;) {
      const now = performance.now();
      const held = grants.get(name);
      if (held && held.tokens > 0 && held.until > now) {
        held.tokens -= 1;
        return { left: Math.floor(held.tokens + held.left), waitSeconds: 0 };
      }
      if (held && held.emptyUntil > now) return { left: 0, waitSeconds: (held.emptyUntil - now) / 1_000 };
      // Requests that come while one asks wait for its answer.
      const answer = asking.get(name) ?? ask(name, bucket).finally(() => asking.delete(name));
      asking.set(name, answer);
      await answer;
    }
  }

  return async (caller: Caller, { budget, polled }) => {
    const perSecond = budget === 'write' ? limits.writesPerSecond : limits.readsPerSecond;
    const capacity = perSecond * limits.burst;
    const general = await take(`${caller.keyId}:${budget}`, { capacity, perSecond });
    const policy = `"${budget}";q=${capacity};w=${limits.burst}`;
    if (general.waitSeconds > 0 || polled === null) return answerOf(general, budget, policy);
    const perMinute = limits.taskReadsPerMinute;
    const perTask = await take(`${caller.keyId}:task:${polled}`, { capacity: perMinute, perSecond: perMinute / 60 });
    if (perTask.waitSeconds === 0) return answerOf(general, budget, policy);
    return answerOf(perTask, 'task', `${policy}, "task";q=${perMinute};w=60`);
  };
}

function answerOf(taken: { left: number; waitSeconds: number }, name: string, policy: string) {
  const wait = Math.max(1, Math.ceil(taken.waitSeconds));
  const headers: Record<string, string> = {
    'RateLimit-Policy': policy,
    RateLimit: `"${name}";r=${taken.left};t=${wait}`,
  };
  const allowed = taken.waitSeconds === 0;
  if (!allowed) headers['Retry-After'] = String(wait);
  return { allowed, headers };
}
