import { setTimeout as sleep } from 'node:timers/promises';
import type { RawRequest } from './read-request.ts';
import { type Reply, unanswered } from './reply.ts';

/**
 * What goes wrong between a buyer and a shop. `cut`, `hang` and `error` strike before the shop sees the request; `slow`
 * delays it; `drop-reply` lets the shop do its work and then loses the answer, so an order may exist; `lose-order` does
 * so only to the answer to a new order, and to nothing else.
 */
export const faultModes = ['cut', 'hang', 'error', 'slow', 'drop-reply', 'lose-order'] as const;

export type Fault = {
  mode: (typeof faultModes)[number];
  /** Strikes only requests whose path contains this. */
  path?: string;
  method?: string;
  /** For `slow`: the delay in ms; default 2000. */
  milliseconds?: number;
  /** Strikes this many times, then never again; default unlimited. */
  times?: number;
};

export type SetFault = Fault & { merchant: string; hits: number };

export type Faults = {
  /** `merchant` is host:port or the shop's short name. */
  set(merchant: string, fault: Fault): void;
  /** With the number of requests that each has struck: a fault run without hits has proved nothing. */
  list(): SetFault[];
  clear(): void;
  /** Runs `answer` under whatever is set for this merchant; `orders` counts the orders it has. */
  pass(names: string[], request: RawRequest, answer: () => Promise<Reply>, orders?: () => number): Promise<Reply>;
};

export function createFaults(): Faults {
  let faults: SetFault[] = [];

  const strikes = (fault: SetFault, names: string[], request: RawRequest) =>
    names.includes(fault.merchant) &&
    fault.hits < (fault.times ?? Number.POSITIVE_INFINITY) &&
    (fault.path === undefined || request.path.includes(fault.path)) &&
    (fault.method === undefined || request.method === fault.method);

  return {
    set: (merchant, fault) => void faults.push({ ...fault, merchant, hits: 0 }),
    list: () => faults.map((fault) => ({ ...fault })),
    clear() {
      faults = [];
    },
    async pass(names, request, answer, orders = () => 0) {
      const fault = faults.find((candidate) => strikes(candidate, names, request));
      if (!fault) return answer();
      if (fault.mode === 'lose-order') {
        const before = orders();
        const reply = await answer();
        if (orders() === before) return reply;
        fault.hits += 1;
        return unanswered('cut');
      }
      fault.hits += 1;
      if (fault.mode === 'cut') return unanswered('cut');
      if (fault.mode === 'hang') return unanswered('hang');
      if (fault.mode === 'error')
        return { status: 503, headers: { 'content-type': 'text/plain' }, body: 'Service Unavailable' };
      if (fault.mode === 'slow') await sleep(fault.milliseconds ?? 2000);
      const reply = await answer();
      return fault.mode === 'drop-reply' ? unanswered('cut') : reply;
    },
  };
}

/** A fault as the office receives it; anything unknown is refused with the reason. */
export function readFault(value: unknown): { merchant: string; fault: Fault } | { problem: string } {
  if (typeof value !== 'object' || value === null) return { problem: 'Send a JSON object.' };
  const { merchant, mode, path, method, milliseconds, times } = value as Record<string, unknown>;
  const known = faultModes.find((candidate) => candidate === mode);
  if (typeof merchant !== 'string') return { problem: '`merchant` is a host:port or a short name.' };
  if (!known) return { problem: `\`mode\` is one of ${faultModes.join(', ')}.` };
  const fault: Fault = { mode: known };
  if (typeof path === 'string') fault.path = path;
  if (typeof method === 'string') fault.method = method;
  if (typeof milliseconds === 'number') fault.milliseconds = milliseconds;
  if (typeof times === 'number') fault.times = times;
  return { merchant, fault };
}
