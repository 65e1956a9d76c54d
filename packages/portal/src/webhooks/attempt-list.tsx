import type { WebhookAttempt } from '@cartwright/sdk';
import { Badge, Code, Group, Stack, Text } from '@mantine/core';
import { formatMoment, toDate } from '../display/describe-moment.ts';
import { Moment } from '../display/moment.tsx';

/** One line per attempt: the answer and how long it took. */
export function describeResult(attempt: WebhookAttempt): string {
  const result = attempt.status === null ? (attempt.error ?? 'no answer') : `answered ${attempt.status}`;
  return `${result} in ${Math.round(attempt.durationMs)} ms`;
}

export function AttemptList({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <Stack gap="sm" component="ol" className="plain-list" aria-label="Attempts, newest first">
      {attempts.map((attempt) => (
        <Stack key={attempt.at} gap={4} component="li">
          <Group gap="xs">
            <StatusCode attempt={attempt} />
            <Text size="sm">{formatMoment(toDate(attempt.at))}</Text>
            <Text size="sm" c="dimmed">
              {Math.round(attempt.durationMs)} ms
            </Text>
            {attempt.nextAttemptAt && (
              <Text size="sm" c="dimmed" component="div">
                next try <Moment at={attempt.nextAttemptAt} inherit />
              </Text>
            )}
          </Group>
          {attempt.error && (
            <Text size="sm" c="red" className="breakable">
              {attempt.error}
            </Text>
          )}
          {attempt.answer && (
            <Code block className="answer">
              {attempt.answer}
            </Code>
          )}
        </Stack>
      ))}
    </Stack>
  );
}

function StatusCode({ attempt: { status } }: { attempt: WebhookAttempt }) {
  if (status === null) return <Badge color="red">No answer</Badge>;
  return <Badge color={status >= 200 && status < 300 ? 'green' : 'red'}>{status}</Badge>;
}
