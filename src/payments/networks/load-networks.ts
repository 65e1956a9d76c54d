import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PaymentNetwork } from './network.ts';

/** The networks open their programmes to enrolled partners only, so an operator brings the module that speaks to one. */
export async function loadNetworks(modules: readonly string[]): Promise<PaymentNetwork[]> {
  return Promise.all(
    modules.map(async (path) => {
      const { createNetwork } = (await import(pathToFileURL(resolve(path)).href)) as {
        createNetwork(): PaymentNetwork;
      };
      return createNetwork();
    }),
  );
}
