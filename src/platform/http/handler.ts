import type { OperationInput, OperationName, OperationResult } from '@cartwright/contract';
import type { Sql } from '../database.ts';
import type { Caller } from './caller.ts';

/** A checked request. `sql` is a transaction when the answer must commit with the work (Idempotency-Key). */
export interface Call<Name extends OperationName = OperationName> {
  caller: Caller;
  sql: Sql;
  requestId: string;
  /** Path parameters, query and body of whichever form was called, in one object. */
  input: OperationInput<Name>;
}

export type Handler<Name extends OperationName = OperationName> = (call: Call<Name>) => Promise<OperationResult<Name>>;

/** A domain's part of the surface: handlers by the name of their operation. */
export type Handlers = { [Name in OperationName]: Handler<Name> };
