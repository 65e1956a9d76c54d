import type { z } from 'zod';
import type { OperationName, operations } from './operations.ts';

type Forms<Name extends OperationName> = (typeof operations)[Name]['forms'][number];
type Part<Form, Key extends string> = Form extends { [K in Key]: infer Schema extends z.ZodType }
  ? z.infer<Schema>
  : unknown;
type InputOf<Form> = Form extends unknown ? Part<Form, 'params'> & Part<Form, 'query'> & Part<Form, 'body'> : never;

/** Path parameters, query and body in one object, for any of the operation's forms. */
export type OperationInput<Name extends OperationName> = InputOf<Forms<Name>>;

/** The body of the successful answer. */
export type OperationResult<Name extends OperationName> = z.infer<(typeof operations)[Name]['success']['body']>;
