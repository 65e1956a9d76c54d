import type { OperationName, OperationResult } from '@cartwright/contract';
import { buildRequest } from './build-request.ts';
import type { CallOperation, OperationArguments } from './call-operation.ts';
import { type CheckoutHelpers, createCheckoutHelpers } from './checkout-helpers.ts';
import { resources } from './resources.ts';
import { type CallOptions, createTransport, type TransportSettings } from './transport.ts';

export interface ClientSettings extends TransportSettings {
  /** A key, or a function that returns it for each call. Without one, `headers` must identify the caller. */
  apiKey?: string | (() => string) | undefined;
}

type Method<Name extends OperationName> = (...args: OperationArguments<Name>) => Promise<OperationResult<Name>>;

type Resources = {
  [Resource in keyof typeof resources]: {
    [Name in keyof (typeof resources)[Resource]]: Method<(typeof resources)[Resource][Name] & OperationName>;
  };
};

export interface Client extends Resources {
  call: CallOperation;
  checkouts: Resources['checkouts'] & CheckoutHelpers;
}

export function createClient({ apiKey, ...settings }: ClientSettings): Client {
  if (!URL.canParse(settings.url)) throw new TypeError(`The url of the service is not a URL: ${settings.url}`);
  const transport = createTransport({
    ...settings,
    headers: () => ({
      ...(apiKey !== undefined && { 'X-API-Key': typeof apiKey === 'function' ? apiKey() : apiKey }),
      ...settings.headers?.(),
    }),
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
