import type { OperationInput, OperationName, OperationResult } from '@cartwright/contract';
import type { CallOptions } from './transport.ts';

/** The input may be left out where nothing in it is required. */
export type OperationArguments<Name extends OperationName> =
  unknown extends OperationInput<Name>
    ? [input?: Record<string, never>, options?: CallOptions]
    : Record<never, never> extends OperationInput<Name>
      ? [input?: OperationInput<Name>, options?: CallOptions]
      : [input: OperationInput<Name>, options?: CallOptions];

/** Calls an operation by its name in the contract. */
export type CallOperation = <Name extends OperationName>(
  name: Name,
  ...args: OperationArguments<Name>
) => Promise<OperationResult<Name>>;
