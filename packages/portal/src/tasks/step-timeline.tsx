import type { StepRecord } from '@cartwright/contract';
import { Badge, Group, Loader, Stack, Text, Timeline } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatMoment, toDate } from '../display/describe-moment.ts';
import { CheckIcon, CrossIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Section } from '../display/section.tsx';
import { type Attempt, describeStep, groupSteps, sumCredits } from './group-steps.ts';

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });

export function StepTimeline({ history, isLive }: { history: UseQueryResult<StepRecord[]>; isLive: boolean }) {
  return (
    <Section
      title="Steps"
      aside={history.data && <Badge color="gray">{describeCredits(sumCredits(history.data))} in all</Badge>}
    >
      <Loaded query={history}>
        {(steps) => {
          const attempts = groupSteps(steps);
          return attempts.map((attempt, index) => (
            <Stack key={attempt.executionId} gap="sm">
              {attempts.length > 1 && (
                <Group justify="space-between">
                  <Text fw={600} size="sm">
                    Attempt {attempt.retryCount}
                  </Text>
                  <Text size="sm" c="dimmed">
                    {describeCredits(attempt.credits)}
                  </Text>
                </Group>
              )}
              <AttemptSteps attempt={attempt} isRunning={isLive && index === 0} />
            </Stack>
          ));
        }}
      </Loaded>
    </Section>
  );
}

function AttemptSteps({ attempt: { steps }, isRunning }: { attempt: Attempt; isRunning: boolean }) {
  const isWaiting = steps.at(-1)?.status === 'PENDING_CONFIRMATION';
  return (
    <Timeline className="steps" active={steps.length - (isRunning ? 1 : 0)} bulletSize={18} lineWidth={2}>
      {steps.map((step) => (
        <Timeline.Item
          key={step.id}
          title={<StepTitle step={step} />}
          bullet={step.isFailed ? <CrossIcon size={11} /> : <CheckIcon size={11} />}
          {...(step.isFailed && { color: 'red' })}
        >
          {step.note && (
            <Text size="sm" c={step.isFailed ? 'red' : 'dimmed'} className="breakable">
              {step.note}
            </Text>
          )}
        </Timeline.Item>
      ))}
      {isRunning && (
        <Timeline.Item
          bullet={<Loader size={10} />}
          title={<Text size="sm">{isWaiting ? 'Waits for the confirmation' : 'Under way'}</Text>}
          lineVariant="dashed"
        />
      )}
    </Timeline>
  );
}

function StepTitle({ step }: { step: StepRecord }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="baseline">
      <Text size="sm" fw={550}>
        {describeStep(step.status)}
      </Text>
      <Text size="xs" c="dimmed" className="amount">
        {step.creditsConsumed > 0 && `${describeCredits(step.creditsConsumed)} · `}
        <time title={formatMoment(toDate(step.createdAt))}>{time.format(toDate(step.createdAt))}</time>
      </Text>
    </Group>
  );
}

function describeCredits(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
}
