import type { ServerResponse } from 'node:http';
import { taskStatuses } from '@cartwright/contract';
import { type Received, startReceiver } from '../e2e/webhook-receiver.ts';

export const faultKinds = ['500', 'hang', 'drip', 'redirect', 'reset', '410'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface ReceiverFindings {
  hits: Record<FaultKind, number>;
  acknowledged: number;
  duplicates: number;
  /** Deliveries of an event that came under another id or with other bytes than before. */
  altered: number;
  /** Deliveries that came before an earlier event of their task was acknowledged. */
  outOfOrder: number;
}

export interface FaultyReceiver {
  url: string;
  port: number;
  findings(): ReceiverFindings;
  /** From now on it only acknowledges. */
  calm(): void;
  close(): Promise<void>;
}

/** How often each fault happens; the rest is acknowledged. */
const shares: Record<FaultKind, number> = {
  '500': 0.08,
  hang: 0.03,
  drip: 0.03,
  redirect: 0.05,
  reset: 0.05,
  '410': 0.002,
};

/** Misbehaves at random and records what it received, in which order, under which id. */
export async function startFaultyReceiver(): Promise<FaultyReceiver> {
  const hits = Object.fromEntries(faultKinds.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  const seen = new Map<string, { id: string; body: string; acknowledged: boolean }>();
  const found = { acknowledged: 0, duplicates: 0, altered: 0, outOfOrder: 0 };
  let isCalm = false;

  const receiver = await startReceiver((received, response) => {
    const entry = account(received);
    const fault = isCalm ? null : chooseFault();
    if (fault !== null) {
      hits[fault] += 1;
      misbehave[fault](response);
      return;
    }
    if (entry.acknowledged) found.duplicates += 1;
    else found.acknowledged += 1;
    entry.acknowledged = true;
    response.writeHead(204).end();
    // What is remembered of each delivery is in `seen`; the list would only grow.
    receiver.received.length = 0;
  });

  function account({ headers, body }: Received) {
    const { tid, status } = JSON.parse(body) as { tid: string; status: string };
    const id = String(headers['webhook-id']);
    const key = `${tid}/${status}`;
    const entry = seen.get(key) ?? { id, body, acknowledged: false };
    if (entry.id !== id || entry.body !== body) found.altered += 1;
    seen.set(key, entry);
    const before = taskStatuses.slice(0, taskStatuses.indexOf(status as (typeof taskStatuses)[number]));
    if (before.some((earlier) => seen.get(`${tid}/${earlier}`)?.acknowledged !== true)) found.outOfOrder += 1;
    return entry;
  }

  return {
    url: receiver.url,
    port: receiver.port,
    findings: () => ({ hits: { ...hits }, ...found }),
    calm: () => {
      isCalm = true;
    },
    close: () => receiver.kill(),
  };
}

function chooseFault(): FaultKind | null {
  let roll = Math.random();
  for (const kind of faultKinds) {
    roll -= shares[kind];
    if (roll < 0) return kind;
  }
  return null;
}

const misbehave: Record<FaultKind, (response: ServerResponse) => void> = {
  '500': (response) => response.writeHead(500).end('no'),
  hang: () => {},
  drip: (response) => {
    const timer = setInterval(() => response.socket?.write('H'), 50);
    response.on('close', () => clearInterval(timer));
  },
  redirect: (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  reset: (response) => response.socket?.resetAndDestroy(),
  '410': (response) => response.writeHead(410).end(),
};
