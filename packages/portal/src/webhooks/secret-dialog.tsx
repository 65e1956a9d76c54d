import type { WebhookCreated } from '@cartwright/sdk';
import { Moment } from '../display/moment.tsx';
import { OnceDialog } from '../display/once-dialog.tsx';

export function SecretDialog({ created, onClose }: { created: WebhookCreated | null; onClose(): void }) {
  return (
    <OnceDialog title="The signing secret" label="Signing secret" secret={created?.secret ?? null} onClose={onClose}>
      With it your receiver checks that a delivery comes from here and was not changed (Standard Webhooks).
      {created?.previousSecretExpiresAt && (
        <>
          {' '}
          Deliveries carry the old signature too, until <Moment at={created.previousSecretExpiresAt} inherit />.
        </>
      )}
    </OnceDialog>
  );
}
