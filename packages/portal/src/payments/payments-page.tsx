import { paymentSessionStates } from '@cartwright/contract';
import type { PaymentSessionDetails, PaymentSessionState } from '@cartwright/sdk';
import { Badge, Button, Center, Code, EmptyState, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { CopyIconButton } from '../display/copy-button.tsx';
import { Facts } from '../display/facts.tsx';
import { CardIcon, PlusIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { PageHead } from '../display/page-head.tsx';
import { WebLink } from '../display/web-link.tsx';
import { formatMoney } from '../orders/format-money.ts';
import { useSession } from '../session/use-session.ts';
import { AllowedParents } from './allowed-parents.tsx';
import { SessionForm } from './session-form.tsx';

const PAGE = 25;

export function PaymentsPage() {
  const { client, may } = useSession();
  const [shown, setShown] = useState('all');
  const [isAdding, setAdding] = useState(false);
  const state = paymentSessionStates.find((one) => one === shown);
  const sessions = useInfiniteQuery({
    queryKey: ['payment-sessions', shown],
    queryFn: ({ pageParam }) =>
      client.paymentSessions.list({
        limit: PAGE,
        ...(state && { state }),
        ...(pageParam !== null && { cursor: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // Customers complete sessions at any time.
    refetchInterval: 5_000,
  });
  const add = may('payments:write') && (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
      Make a session
    </Button>
  );
  return (
    <Stack gap="lg">
      <PageHead
        title="Payment sessions"
        text="A page where your customer enters the card, up to an amount. You never see the card."
        actions={add}
      />
      <SegmentedControl
        size="xs"
        w="fit-content"
        aria-label="State"
        value={shown}
        onChange={setShown}
        data={['all', ...paymentSessionStates].map((value) => ({ value, label: stateWords(value) }))}
      />
      <Loaded query={sessions}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.sessions);
          if (list.length === 0) return <NothingYet isFiltered={state !== undefined} />;
          return (
            <>
              {list.map((session) => (
                <SessionCard key={session.sessionId} session={session} />
              ))}
              {sessions.hasNextPage && (
                <Center>
                  <Button
                    variant="default"
                    loading={sessions.isFetchingNextPage}
                    onClick={() => void sessions.fetchNextPage()}
                  >
                    Show older sessions
                  </Button>
                </Center>
              )}
            </>
          );
        }}
      </Loaded>
      <AllowedParents />
      {isAdding && <SessionForm onClose={() => setAdding(false)} />}
    </Stack>
  );
}

const stateColours: Record<PaymentSessionState, string> = {
  open: 'orange',
  completed: 'green',
  used: 'blue',
  expired: 'gray',
};
const stateWords = (state: string) => state.charAt(0).toUpperCase() + state.slice(1);

function SessionCard({ session }: { session: PaymentSessionDetails }) {
  const { authorization, card, state } = session;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 16rem">
          <Group gap="xs">
            <Text fw={600}>{formatMoney(Number(authorization.price), authorization.currency)}</Text>
            <Badge color={stateColours[state]}>{stateWords(state)}</Badge>
          </Group>
          <Text size="sm" className="breakable">
            {authorization.purpose}
          </Text>
          <Text size="sm" c="dimmed" component="div" className="breakable">
            {session.email} · made <Moment at={session.created_at} inherit />
            {state === 'open' && (
              <>
                , expires <Moment at={authorization.expiry} inherit />
              </>
            )}
          </Text>
        </Stack>
        {state === 'open' && (
          <Group gap={4}>
            <WebLink href={session.url}>The page for the customer</WebLink>
            <CopyIconButton text={session.url} what="the address of the page" />
          </Group>
        )}
      </Group>
      <Facts
        rows={[
          ['Card', card && `${card.network} ending in ${card.last4}`],
          ['Paid', card && `${session.spending.charged} charged, ${session.spending.left} left`],
          ['Order', session.groupId && <OrderLink key="order" groupId={session.groupId} />],
          ['E-mail code', session.emailCode && <Code key="code">{session.emailCode}</Code>],
        ]}
      />
    </Paper>
  );
}

function OrderLink({ groupId }: { groupId: string }) {
  return (
    <Button component={Link} href={`/orders?groupId=${groupId}`} size="compact-xs" variant="default">
      Open the order
    </Button>
  );
}

function NothingYet({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Paper withBorder p="xl">
      <EmptyState
        icon={<CardIcon size={28} />}
        variant="light"
        title={isFiltered ? 'No session in this state' : 'No payment sessions yet'}
        description="POST /payment/session makes one. Send your customer to its page, then pass the sessionId to POST /checkout."
      />
    </Paper>
  );
}
