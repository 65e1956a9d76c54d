import type { CheckoutTask, Iteration, StepRecord } from '@cartwright/sdk';
import { Paper, Stack, Text } from '@mantine/core';
import { formatDuration } from '../display/describe-duration.ts';
import { toDate } from '../display/describe-moment.ts';
import { Facts } from '../display/facts.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { FullId } from '../display/short-id.tsx';
import { StatusBadge } from '../display/status-badge.tsx';
import { describeFailure } from './explain-failure.ts';
import { describeStep, sumCredits } from './group-steps.ts';

/** Attempts side by side, when there was more than one. */
export function AttemptTable({ task, steps }: { task: CheckoutTask; steps: readonly StepRecord[] }) {
  if (task.iterations.length < 2) return null;
  const attempts = task.iterations.toSorted((one, other) => one.executionNumber - other.executionNumber);
  return (
    <Section title="Attempts side by side">
      <div className="attempts">
        {attempts.map((attempt) => (
          <AttemptCard
            key={attempt.executionId}
            attempt={attempt}
            steps={steps.filter((step) => step.executionId === attempt.executionId)}
          />
        ))}
      </div>
    </Section>
  );
}

function AttemptCard({ attempt, steps }: { attempt: Iteration; steps: readonly StepRecord[] }) {
  const last = steps.toSorted((one, other) => other.id - one.id)[0];
  const ended = attempt.endedAt && toDate(attempt.endedAt).getTime() - toDate(attempt.createdAt).getTime();
  return (
    <Paper withBorder p="md">
      <Stack gap="xs">
        <Text fw={600}>
          Attempt {attempt.executionNumber} <StatusBadge status={attempt.status} size="sm" />
        </Text>
        <Facts
          rows={[
            ['Began', <Moment key="began" at={attempt.createdAt} inherit />],
            ['Took', ended ? formatDuration(ended) : null],
            ['Steps', String(steps.length)],
            ['Credits', String(sumCredits(steps))],
            ['Got as far as', last ? describeStep(last.status) : null],
            ['Failure', attempt.failure && describeFailure(attempt.failure.code)],
            ['Id', <FullId key="id" id={attempt.executionId} what="the execution id" />],
          ]}
        />
      </Stack>
    </Paper>
  );
}
