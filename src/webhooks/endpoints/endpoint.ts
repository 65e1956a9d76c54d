import type {
  EventKind,
  InProgressSpelling,
  Mode,
  WebhookAuth,
  WebhookAuthView,
  WebhookEndpoint,
  WebhookNotice,
} from '@cartwright/contract';
import type { Sealer } from '../../platform/sealing.ts';

export interface EndpointRow {
  id: string;
  accountId: string;
  mode: Mode;
  url: string;
  auth: WebhookAuthView;
  sealedAuth: Buffer;
  sealedSecret: Buffer;
  sealedPreviousSecret: Buffer | null;
  previousSecretExpiresAt: Date | null;
  kinds: EventKind[];
  inProgressSpelling: InProgressSpelling;
  enabled: boolean;
  description: string;
  failingSince: Date | null;
  notice: WebhookNotice | null;
  version: number;
  createdAt: Date;
}

export function viewEndpoint(row: EndpointRow): WebhookEndpoint {
  const { previousSecretExpiresAt: expiresAt } = row;
  return {
    endpointId: row.id,
    mode: row.mode,
    url: row.url,
    auth: row.auth,
    events: row.kinds,
    inProgressSpelling: row.inProgressSpelling,
    enabled: row.enabled,
    description: row.description,
    createdAt: row.createdAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    previousSecretExpiresAt: expiresAt && expiresAt.getTime() > Date.now() ? expiresAt.toISOString() : null,
    notice: row.notice,
  };
}

// The context ties a sealed value to its row and column: moved to another endpoint it does not open.
const authContext = (endpointId: string) => `webhook_endpoints/${endpointId}/auth`;
const secretContext = (endpointId: string) => `webhook_endpoints/${endpointId}/secret`;

export function sealAuth(sealer: Sealer, endpointId: string, auth: WebhookAuth): Buffer {
  return sealer.seal(JSON.stringify(auth), authContext(endpointId));
}

export function sealSecret(sealer: Sealer, endpointId: string, secret: string): Buffer {
  return sealer.seal(secret, secretContext(endpointId));
}

export function openAuth(sealer: Sealer, row: EndpointRow): WebhookAuth {
  return JSON.parse(sealer.open(row.sealedAuth, authContext(row.id))) as WebhookAuth;
}

/** The current secret, then the one before it while that is still valid. */
export function openSecrets(sealer: Sealer, row: EndpointRow): { secret: string; validUntil: number }[] {
  const secrets = [
    { secret: sealer.open(row.sealedSecret, secretContext(row.id)), validUntil: Number.POSITIVE_INFINITY },
  ];
  if (row.sealedPreviousSecret && row.previousSecretExpiresAt) {
    secrets.push({
      secret: sealer.open(row.sealedPreviousSecret, secretContext(row.id)),
      validUntil: row.previousSecretExpiresAt.getTime(),
    });
  }
  return secrets;
}
