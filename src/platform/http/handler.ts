import type { OperationName, operations } from '@cartwright/contract';
import type { z } from 'zod';
import type { Sql } from '../database.ts';
import type { Caller } from './caller.ts';

type Forms<Name extends OperationName> = (typeof operations)[Name]['forms'][number];
type Part<Form, Key extends string> = Form extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : unknown;
type InputOf<Form> = Form extends unknown ? Part<Form, 'params'> & Part<Form, 'query'> & Part<Form, 'body'> : never;

/** A checked request. `sql` is a transaction when the answer must commit with the work (Idempotency-Key). */
export interface Call<Name extends OperationName = OperationName> {
  caller: Caller;
  sql: Sql;
  requestId: string;
  /** Path parameters, query and body of whichever form was called, in one object. */
  input: InputOf<Forms<Name>>;
}

export type Handler<Name extends OperationName = OperationName> = (
  call: Call<Name>,
) => Promise<z.infer<(typeof operations)[Name]['success']['body']>>;

/** A domain's part of the surface: handlers by the name of their operation. */
export type Handlers = { [Name in OperationName]: Handler<Name> };
