import type { Caller, MountDependencies } from '../platform/http/index.ts';

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

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** Above this many buckets, full ones are removed: a full bucket is the same as none. */
const sweepAbove = 10_000;

/** Token buckets in memory: each API process applies the limits on its own. */
export function createRateLimiter(
  limits: RateLimits,
  now: () => number = () => performance.now(),
): MountDependencies['takeFromBudget'] {
  const buckets = new Map<string, Bucket>();

  function take(name: string, capacity: number, perSecond: number): { left: number; waitSeconds: number } {
    const time = now();
    const bucket = buckets.get(name) ?? { tokens: capacity, filledAt: time };
    const tokens = Math.min(capacity, bucket.tokens + ((time - bucket.filledAt) / 1000) * perSecond);
    const allowed = tokens >= 1;
    buckets.set(name, { tokens: allowed ? tokens - 1 : tokens, filledAt: time });
    if (buckets.size > sweepAbove) sweep(time);
    return allowed
      ? { left: Math.floor(tokens - 1), waitSeconds: 0 }
      : { left: 0, waitSeconds: (1 - tokens) / perSecond };
  }

  /** The slowest bucket refills within a minute, so any older one is full. */
  function sweep(time: number): void {
    for (const [name, bucket] of buckets) if (time - bucket.filledAt > 60_000) buckets.delete(name);
  }

  return (caller: Caller, { budget, polled }) => {
    const perSecond = budget === 'write' ? limits.writesPerSecond : limits.readsPerSecond;
    const capacity = perSecond * limits.burst;
    const general = take(`${caller.keyId}:${budget}`, capacity, perSecond);
    const policy = `"${budget}";q=${capacity};w=${limits.burst}`;
    if (general.waitSeconds > 0 || polled === null) {
      return answerOf(general, budget, policy);
    }
    const perTask = take(`${caller.keyId}:task:${polled}`, limits.taskReadsPerMinute, limits.taskReadsPerMinute / 60);
    if (perTask.waitSeconds === 0) return answerOf(general, budget, policy);
    return answerOf(perTask, 'task', `${policy}, "task";q=${limits.taskReadsPerMinute};w=60`);
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
