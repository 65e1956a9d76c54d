import type { Sql } from '../../platform/database.ts';
import type { SafeFetcher } from '../../platform/safe-fetch.ts';
import type { Sealer } from '../../platform/sealing.ts';
import { createAuthScheme } from '../endpoints/auth-schemes/index.ts';
import { type EndpointRow, openAuth, openSecrets } from '../endpoints/endpoint.ts';
import { selectEndpointsById } from '../endpoints/endpoint-store.ts';
import { signingKey } from '../endpoints/sign-delivery.ts';
import type { DeliveryTarget } from './attempt-delivery.ts';

export interface TargetDependencies {
  database: Sql;
  fetcher: SafeFetcher;
  sealer: Sealer;
}

/** Opened endpoints, kept until their version changes: tokens live as long as the settings they came from. */
export function createDeliveryTargets(deps: TargetDependencies) {
  const known = new Map<string, { version: number; target: Promise<DeliveryTarget | null> }>();

  const load = async (id: string): Promise<DeliveryTarget | null> => {
    const [row] = await selectEndpointsById(deps.database, [id]);
    return row?.enabled ? openTarget(deps, row) : null;
  };

  return {
    /** Null when the endpoint has been disabled or removed meanwhile. */
    get(id: string, version: number): Promise<DeliveryTarget | null> {
      const found = known.get(id);
      if (found && found.version >= version) return found.target;
      const target = load(id);
      known.set(id, { version, target });
      target.then(
        (opened) => opened ?? known.delete(id),
        () => known.delete(id),
      );
      return target;
    },
    forget(id: string): void {
      known.delete(id);
    },
  };
}
export type DeliveryTargets = ReturnType<typeof createDeliveryTargets>;

function openTarget(deps: TargetDependencies, row: EndpointRow): DeliveryTarget {
  const secrets = openSecrets(deps.sealer, row).map(({ secret, validUntil }) => ({
    key: signingKey(secret),
    validUntil,
  }));
  return {
    url: row.url,
    scheme: createAuthScheme(deps.fetcher, openAuth(deps.sealer, row)),
    signingKeys: (now) => secrets.filter((secret) => secret.validUntil > now).map((secret) => secret.key),
  };
}
