import type { WebhookCreated } from '@cartwright/sdk';
import { Moment } from '../display/moment.tsx';
import { OnceDialog } from '../display/once-dialog.tsx';

export function SecretDialog({ created, onClose }: { created: WebhookCreated | null; onClose(): void }) {
  return (
    <OnceDialog title="The signing secret" label="Signing secret" secret={created?.secret ?? null} onClose={onClose}>
      Your receiver uses it to check that a delivery comes from here and was not altered (Standard Webhooks).
      {created?.previousSecretExpiresAt && (
        <>
          {' '}
          Deliveries carry the old signature too, until <Moment at={created.previousSecretExpiresAt} inherit />.
        </>
      )}
    </OnceDialog>
  );
}
