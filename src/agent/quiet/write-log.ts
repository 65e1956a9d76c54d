import type { Request, Response } from 'playwright-core';
import { EGRESS_HEADER } from '../../browser/index.ts';

/** A request other than a plain read: it may have changed something at the merchant's. */
export interface SentWrite {
  url: string;
  /** False while no answer came, and for good when the connection broke or the server failed: it may have been obeyed. */
  answered: boolean;
  /** The server itself said that it failed. Other statuses of a failure are said by machines in front of it. */
  failed: boolean;
  /** The server read what it was sent and would not do it. */
  refused: boolean;
  /** Whether anything is still to be waited for. */
  over: boolean;
  /** What a server that failed or refused said about it, where that is short and data; empty otherwise. */
  reason(): Promise<string>;
}

/** Statuses by which a server itself turns something down. Others, as of a limit or a time-out, come from machines in front of it. */
const REFUSED: ReadonlySet<number> = new Set([400, 402, 409, 422]);
const LONGEST_REASON = 4_096;
const noReason = () => Promise.resolve('');

/** Measured before it is read. */
async function readReason(response: Response): Promise<string> {
  if (!/\bjson\b/.test(response.headers()['content-type'] ?? '')) return '';
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize > LONGEST_REASON ? '' : response.text();
}

export interface WriteLog {
  readonly sent: readonly SentWrite[];
  note(request: Request): void;
  answer(response: Response): void;
  fail(request: Request, error: string): void;
}

export function isWrite(request: Request): boolean {
  return !/^(GET|HEAD|OPTIONS)$/.test(request.method());
}

export function createWriteLog(): WriteLog {
  const sent: SentWrite[] = [];
  const byRequest = new WeakMap<Request, SentWrite>();
  return {
    sent,
    note(request) {
      if (!isWrite(request)) return;
      const state = { answered: false, failed: false, refused: false, over: false };
      const write: SentWrite = { url: request.url(), ...state, reason: noReason };
      sent.push(write);
      byRequest.set(request, write);
    },
    answer(response) {
      const write = byRequest.get(response.request());
      if (!write) return;
      write.answered = response.status() < 500 && !response.headers()[EGRESS_HEADER];
      write.failed = response.status() === 500;
      write.refused = write.answered && REFUSED.has(response.status());
      if (write.failed || write.refused) write.reason = () => readReason(response).catch(() => '');
      write.over = true;
    },
    fail(request, error) {
      const write = byRequest.get(request);
      if (!write) return;
      // A page that reads no further than it needs to has been answered all the same.
      write.answered &&= /ERR_ABORTED/.test(error);
      write.over = true;
    },
  };
}
