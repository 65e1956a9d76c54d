import type { AccountView } from '@cartwright/sdk';
import { Alert, Button, Group, List, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { PageHead } from '../display/page-head.tsx';
import { Section } from '../display/section.tsx';
import { useSession } from '../session/use-session.ts';
import { GoLiveRequests } from './go-live-requests.tsx';

export function GoLivePage() {
  const { client, member, refresh } = useSession();
  const account = useQuery({ queryKey: ['account'], queryFn: () => client.account.read() });
  return (
    <Stack gap="lg">
      <PageHead title="Go live" text="From orders with test cards to orders that cost money." />
      <Loaded query={account} rows={1}>
        {(found) => <OwnRequest account={found} onChanged={() => void account.refetch()} />}
      </Loaded>
      {member.isOperator && (
        <GoLiveRequests
          onDecided={() => {
            refresh();
            void account.refetch();
          }}
        />
      )}
    </Stack>
  );
}

function OwnRequest({ account: { goLive }, onChanged }: { account: AccountView; onChanged(): void }) {
  const { may } = useSession();
  if (goLive.state === 'approved') {
    return (
      <Alert color="green" title="This account is live">
        <Stack gap="sm" align="flex-start">
          <Text size="sm" component="div">
            Approved {goLive.decidedAt && <Moment at={goLive.decidedAt} inherit />}. Make a live key, and your programs
            can place real orders.
          </Text>
          <Button component={Link} href="~/live/keys" size="xs">
            Live keys
          </Button>
        </Stack>
      </Alert>
    );
  }
  return (
    <Section title="Before you ask">
      <Stack>
        <List size="sm" spacing="xs">
          <List.Item>Place a few test orders, including some that fail, and check that your program copes.</List.Item>
          <List.Item>Set up a webhook endpoint: that is how you hear about every status.</List.Item>
          <List.Item>Decide on ceilings (maxTotal, maxShipping) and on who confirms an order.</List.Item>
        </List>
        {goLive.state === 'requested' && (
          <Alert color="blue" title="Your request is with the operator">
            <Text size="sm" component="div">
              Sent {goLive.requestedAt && <Moment at={goLive.requestedAt} inherit />}. {goLive.note}
            </Text>
          </Alert>
        )}
        {goLive.state === 'declined' && (
          <Alert color="orange" title="The operator declined the request">
            <Text size="sm">{goLive.reason}</Text>
          </Alert>
        )}
        {goLive.state !== 'requested' &&
          (may('account:write') ? (
            <AskForm onChanged={onChanged} />
          ) : (
            <Text size="sm" c="dimmed">
              An owner of the account can ask to go live.
            </Text>
          ))}
      </Stack>
    </Section>
  );
}

function AskForm({ onChanged }: { onChanged(): void }) {
  const { client, refresh } = useSession();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const ask = useMutation({
    mutationFn: () => client.account.requestGoLive({ note }),
    onSuccess: () => {
      refresh();
      onChanged();
      void queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Textarea
          label="For the operator"
          description="What you will buy, for whom, and about how much"
          autosize
          minRows={3}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          maxLength={2000}
        />
        {ask.error && <FailureAlert error={ask.error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={ask.isPending}>
            Ask to go live
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
