import type { WebhookCreated, WebhookEndpoint } from '@cartwright/sdk';
import { ActionIcon, Button, Menu, NativeSelect, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { toFailure } from '../api/failure.ts';
import { useEndpointActions } from '../api/use-endpoints.ts';
import { AskFirst } from '../display/ask-first.tsx';
import { DotsIcon, SendIcon } from '../display/icons.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { ReplayRange } from './replay-range.tsx';
import { SecretDialog } from './secret-dialog.tsx';

type Dialog = 'change' | 'replay' | 'rotate' | 'remove' | null;

const overlaps = [
  { value: '24', label: 'for 24 hours' },
  { value: '168', label: 'for 7 days' },
  { value: '1', label: 'for an hour' },
  { value: '0', label: 'no longer, from now on' },
];

export function EndpointActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { endpointId, enabled } = endpoint;
  const actions = useEndpointActions();
  const [dialog, setDialog] = useState<Dialog>(null);
  const [rotated, setRotated] = useState<WebhookCreated | null>(null);
  const [overlap, setOverlap] = useState('24');
  const [, go] = useLocation();
  const close = () => {
    setDialog(null);
    actions.rotate.reset();
    actions.remove.reset();
  };
  const sendSamples = () =>
    actions.sendSamples.mutate(endpointId, {
      onSuccess: ({ deliveries }) => notifications.show({ message: `${deliveries.length} samples are on their way.` }),
      onError: (error) => notifications.show({ color: 'red', message: toFailure(error).message }),
    });

  return (
    <>
      <Button
        leftSection={<SendIcon size={16} />}
        onClick={sendSamples}
        loading={actions.sendSamples.isPending}
        disabled={!enabled}
      >
        Send samples
      </Button>
      <Button variant="default" onClick={() => setDialog('change')}>
        Change
      </Button>
      <Menu position="bottom-end" withArrow>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="More">
            <DotsIcon />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setDialog('replay')}>Replay a time range…</Menu.Item>
          <Menu.Item onClick={() => setDialog('rotate')}>Rotate the secret…</Menu.Item>
          <Menu.Item onClick={() => actions.change.mutate({ endpointId, enabled: !enabled })}>
            {enabled ? 'Disable' : 'Enable'}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => setDialog('remove')}>
            Remove…
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>

      {dialog === 'change' && <EndpointForm endpoint={endpoint} onClose={close} />}
      {dialog === 'replay' && <ReplayRange endpointId={endpointId} onClose={close} />}
      <AskFirst
        title="Rotate the signing secret"
        action="Make a new secret"
        opened={dialog === 'rotate'}
        onClose={close}
        onAgreed={() =>
          actions.rotate.mutate(
            { endpointId, overlapHours: Number(overlap) },
            {
              onSuccess: (created) => {
                close();
                setRotated(created);
              },
            },
          )
        }
        isPending={actions.rotate.isPending}
        error={actions.rotate.error}
      >
        <Text size="sm">
          Deliveries are signed with the new secret at once. The old secret still signs them too, so that you can switch
          over.
        </Text>
        <NativeSelect
          label="The old secret signs"
          data={overlaps}
          value={overlap}
          onChange={(event) => setOverlap(event.currentTarget.value)}
        />
      </AskFirst>
      <AskFirst
        title="Remove this endpoint?"
        action="Remove"
        colour="red"
        opened={dialog === 'remove'}
        onClose={close}
        onAgreed={() => actions.remove.mutate(endpointId, { onSuccess: () => go('/webhooks') })}
        isPending={actions.remove.isPending}
        error={actions.remove.error}
      >
        <Text size="sm" className="breakable">
          Nothing more is sent to {endpoint.url}, and what was waiting for it is dropped.
        </Text>
      </AskFirst>
      <SecretDialog created={rotated} onClose={() => setRotated(null)} />
    </>
  );
}
