import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from './caller.ts';

export interface DoorRequest {
  method: string;
  headers: IncomingHttpHeaders;
}

/** One way in to the operations: where it stands, and whom it recognises. Behind every door the rules are the same. */
export interface Door {
  prefixes: readonly string[];
  /** Null when the request shows nobody that is known. */
  identify(request: DoorRequest): Promise<Caller | null>;
}
