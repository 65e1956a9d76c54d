import type { OperationInput, OperationName, OperationResult } from '@cartwright/contract';
import { buildRequest } from './build-request.ts';
import { type CheckoutHelpers, createCheckoutHelpers } from './checkout-helpers.ts';
import { resources } from './resources.ts';
import { type CallOptions, createTransport, type TransportSettings } from './transport.ts';

export interface ClientSettings extends Omit<TransportSettings, 'headers'> {
  /** A key, or a function that is asked for it at each call. */
  apiKey: string | (() => string);
}

/** The input may be left out where nothing in it is required. */
type Arguments<Name extends OperationName> =
  unknown extends OperationInput<Name>
    ? [input?: Record<string, never>, options?: CallOptions]
    : Record<never, never> extends OperationInput<Name>
      ? [input?: OperationInput<Name>, options?: CallOptions]
      : [input: OperationInput<Name>, options?: CallOptions];

type Method<Name extends OperationName> = (...args: Arguments<Name>) => Promise<OperationResult<Name>>;

type Resources = {
  [Resource in keyof typeof resources]: {
    [Name in keyof (typeof resources)[Resource]]: Method<(typeof resources)[Resource][Name] & OperationName>;
  };
};

/** Calls an operation by its name in the contract. */
export type CallOperation = <Name extends OperationName>(
  name: Name,
  ...args: Arguments<Name>
) => Promise<OperationResult<Name>>;

export interface Client extends Resources {
  call: CallOperation;
  checkouts: Resources['checkouts'] & CheckoutHelpers;
}

export function createClient({ apiKey, ...settings }: ClientSettings): Client {
  if (!URL.canParse(settings.url)) throw new TypeError(`The url of the service is not a URL: ${settings.url}`);
  const transport = createTransport({
    ...settings,
    headers: () => ({ 'X-API-Key': typeof apiKey === 'function' ? apiKey() : apiKey }),
  });
  const call: CallOperation = (name, ...args) => {
    const [input = {}, { idempotencyKey, ...options } = {}] = args as [object?, CallOptions?];
    return transport({ ...options, ...buildRequest(name, input, idempotencyKey) });
  };
  const bound = bindResources(call);
  return { ...bound, call, checkouts: { ...bound.checkouts, ...createCheckoutHelpers(call) } };
}

function bindResources(call: CallOperation): Resources {
  const bind = (name: OperationName) => (input?: object, options?: CallOptions) => call(name, input as never, options);
  const methodsOf = (names: Record<string, OperationName>) =>
    Object.fromEntries(Object.entries(names).map(([method, name]) => [method, bind(name)]));
  return Object.fromEntries(
    Object.entries(resources).map(([resource, names]) => [resource, methodsOf(names)]),
  ) as unknown as Resources;
}
