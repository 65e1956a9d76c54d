import { type CheckoutTask, isTerminal, type LiveView, type StepRecord, type TestLink } from '@cartwright/sdk';
import { Badge, Button, Container, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callPortal } from '../api/portal-client.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { StatusBadge } from '../display/status-badge.tsx';
import { WebLink } from '../display/web-link.tsx';
import { StepTimeline } from '../orders/step-timeline.tsx';
import { TaskOutcome } from '../orders/task-outcome.tsx';
import { TaskPricing } from '../orders/task-pricing.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Logo } from '../shell/logo.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';

const WATCH_MS = 1_000;

/** Where a test link leads: one test order, to start and to watch, for somebody without an account. */
export function TryPage({ token }: { token: string }) {
  useEffect(() => {
    document.title = 'Try an order · Cartwright';
  }, []);
  const link = useQuery({
    queryKey: ['try', token],
    queryFn: () => callPortal<TestLink>({ method: 'POST', path: 'try/read', body: { token } }),
  });
  const start = useMutation({
    mutationFn: () => callPortal<TestLink>({ method: 'POST', path: 'try/start', body: { token } }),
    onSuccess: () => void link.refetch(),
  });
  return (
    <Container component="main" size="lg" py="xl">
      <Stack gap="lg">
        <Group justify="space-between">
          <Logo />
          <ThemeSwitch />
        </Group>
        <Loaded query={link} rows={2}>
          {(found) => (
            <>
              <Paper withBorder p="lg">
                <Stack>
                  <Group justify="space-between" align="flex-start">
                    <Title order={1} size="h2">
                      Watch an agent buy
                    </Title>
                    <Badge color="yellow">Test order</Badge>
                  </Group>
                  <Text>
                    An agent opens the shop in a real browser, fills the cart, enters a made-up address and pays with a
                    test card. Nobody is charged.
                  </Text>
                  {found.note && <Text c="dimmed">{found.note}</Text>}
                  {found.urls.map((url) => (
                    <WebLink key={url} href={url}>
                      {url.replace(/^https?:\/\//, '')}
                    </WebLink>
                  ))}
                  {start.error && <FailureAlert error={start.error} />}
                  <Group justify="space-between">
                    <Text size="sm" c="dimmed" component="div">
                      This page expires <Moment at={found.expiresAt} inherit />
                    </Text>
                    {found.state === 'open' && (
                      <Button loading={start.isPending} onClick={() => start.mutate()}>
                        Start the purchase
                      </Button>
                    )}
                  </Group>
                </Stack>
              </Paper>
              {found.taskIds.map((taskId) => (
                <WatchedOrder key={taskId} token={token} taskId={taskId} />
              ))}
            </>
          )}
        </Loaded>
      </Stack>
    </Container>
  );
}

interface Watched {
  task: CheckoutTask;
  steps: StepRecord[];
  live: LiveView;
}

function WatchedOrder({ token, taskId }: { token: string; taskId: string }) {
  const watched = useQuery({
    queryKey: ['try', token, taskId],
    queryFn: () => callPortal<Watched>({ method: 'POST', path: 'try/watch', body: { token, taskId } }),
    refetchInterval: (query) => (query.state.data && isTerminal(query.state.data.task.status) ? false : WATCH_MS),
  });
  return (
    <Loaded query={watched}>
      {({ task, steps, live }) => (
        <Stack gap="lg">
          <Group gap="sm">
            <Title order={2} size="h3" className="breakable">
              {task.merchant}
            </Title>
            <StatusBadge status={task.status} size="lg" />
          </Group>
          <TaskOutcome task={task} />
          <div className="task-columns">
            <Stack gap="lg">
              {live.picture && (
                <Section title="The browser">
                  <Picture jpeg={live.picture} words="The merchant’s page right now" />
                </Section>
              )}
              <TaskPricing task={task} />
            </Stack>
            <StepTimeline
              taskId={taskId}
              history={{ data: steps, error: null, refetch: watched.refetch as never }}
              isLive={!isTerminal(task.status)}
              hasEvidence={false}
            />
          </div>
        </Stack>
      )}
    </Loaded>
  );
}
