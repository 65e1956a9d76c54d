import type { AccountView } from '@cartwright/sdk';
import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callPortal } from '../api/portal-client.ts';
import { AskFirst } from '../display/ask-first.tsx';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';

/** For operators: the accounts that ask, and the decision. */
export function GoLiveRequests({ onDecided }: { onDecided(): void }) {
  const accounts = useQuery({
    queryKey: ['operator', 'accounts'],
    queryFn: () =>
      callPortal<{ accounts: AccountView[] }>({ method: 'GET', path: 'operator/accounts' }).then(
        (answer) => answer.accounts,
      ),
  });
  const refresh = () => {
    void accounts.refetch();
    onDecided();
  };
  return (
    <Section title="All accounts" aside={<Badge color="blue">Operator</Badge>}>
      <Loaded query={accounts} rows={1}>
        {(list) => list.map((account) => <Request key={account.accountId} account={account} onDecided={refresh} />)}
      </Loaded>
    </Section>
  );
}

const stateWords = {
  none: ['gray', 'Test only'],
  requested: ['orange', 'Asks to go live'],
  declined: ['gray', 'Declined'],
  approved: ['green', 'Live'],
} as const;

function Request({ account, onDecided }: { account: AccountView; onDecided(): void }) {
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const { accountId, name, goLive } = account;
  const approve = useMutation({
    mutationFn: () => callPortal({ method: 'POST', path: 'operator/go-live', body: { account: accountId } }),
    onSuccess: onDecided,
  });
  const decline = useMutation({
    mutationFn: () =>
      callPortal({ method: 'POST', path: 'operator/go-live/decline', body: { account: accountId, reason } }),
    onSuccess: () => {
      setDeclining(false);
      onDecided();
    },
  });
  const [colour, words] = stateWords[goLive.state];
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Badge color={colour}>{words}</Badge>
          {goLive.requestedAt && (
            <Text size="sm" c="dimmed" component="div">
              asked <Moment at={goLive.requestedAt} inherit />
            </Text>
          )}
        </Group>
        {goLive.state === 'requested' && (
          <Group gap="xs">
            <Button size="xs" variant="default" onClick={() => setDeclining(true)}>
              Decline<span className="only-read"> {name}</span>
            </Button>
            <Button size="xs" loading={approve.isPending} onClick={() => approve.mutate()}>
              Approve<span className="only-read"> {name}</span>
            </Button>
          </Group>
        )}
      </Group>
      {goLive.note && (
        <Text size="sm" className="breakable">
          {goLive.note}
        </Text>
      )}
      {approve.error && <FailureAlert error={approve.error} />}
      <AskFirst
        title={`Decline ${name}?`}
        action="Decline"
        colour="red"
        opened={isDeclining}
        onClose={() => setDeclining(false)}
        onAgreed={() => decline.mutate()}
        isPending={decline.isPending}
        error={decline.error}
      >
        <TextInput
          label="Reason"
          description="Shown to the account"
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
      </AskFirst>
    </Stack>
  );
}
