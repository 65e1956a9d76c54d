import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from './caller.ts';

export interface DoorRequest {
  method: string;
  headers: IncomingHttpHeaders;
}

/**
 * One entrance to the operations: its path prefixes and how it recognises callers. Behind every door the rules are the
 * same.
 */
export interface Door {
  prefixes: readonly string[];
  /** Null when the request identifies no known caller. */
  identify(request: DoorRequest): Promise<Caller | null>;
}
