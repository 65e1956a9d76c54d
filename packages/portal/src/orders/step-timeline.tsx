import type { StepRecord } from '@cartwright/sdk';
import { Badge, Button, Group, Loader, Stack, Text, Timeline } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDuration } from '../display/describe-duration.ts';
import { formatMoment, toDate } from '../display/describe-moment.ts';
import { CheckIcon, CrossIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Section } from '../display/section.tsx';
import { StepEvidence } from '../pictures/step-evidence.tsx';
import { type Attempt, describeStep, groupSteps, sumCredits } from './group-steps.ts';

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });

export interface StepTimelineProps {
  taskId: string;
  history: Pick<UseQueryResult<StepRecord[]>, 'data' | 'error' | 'refetch'>;
  isLive: boolean;
  /** Whether each step can be opened to see what the agent saw. */
  hasEvidence?: boolean;
}

export function StepTimeline({ taskId, history, isLive, hasEvidence = true }: StepTimelineProps) {
  return (
    <Section
      title="Steps"
      aside={history.data && <Badge color="gray">{describeCredits(sumCredits(history.data))} in total</Badge>}
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
              <AttemptSteps attempt={attempt} isRunning={isLive && index === 0} {...(hasEvidence && { taskId })} />
            </Stack>
          ));
        }}
      </Loaded>
    </Section>
  );
}

interface AttemptStepsProps {
  attempt: Attempt;
  isRunning: boolean;
  taskId?: string;
}

function AttemptSteps({ attempt: { steps }, isRunning, taskId }: AttemptStepsProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const isWaiting = steps.at(-1)?.status === 'PENDING_CONFIRMATION';
  return (
    <Timeline className="steps" active={steps.length - (isRunning ? 1 : 0)} bulletSize={18} lineWidth={2}>
      {steps.map((step, index) => (
        <Timeline.Item
          key={step.id}
          title={<StepTitle step={step} before={steps[index - 1]} />}
          bullet={step.isFailed ? <CrossIcon size={11} /> : <CheckIcon size={11} />}
          {...(step.isFailed && { color: 'red' })}
        >
          {step.note && (
            <Text size="sm" c={step.isFailed ? 'red' : 'dimmed'} className="breakable">
              {step.note}
            </Text>
          )}
          {taskId && index > 0 && (
            <Button
              size="compact-xs"
              variant="subtle"
              color="gray"
              px={0}
              fw={500}
              aria-expanded={opened === step.id}
              onClick={() => setOpened(opened === step.id ? null : step.id)}
            >
              {opened === step.id ? 'Hide' : 'See why'}
              <span className="only-read"> {describeStep(step.status)}</span>
            </Button>
          )}
          {taskId && opened === step.id && <StepEvidence taskId={taskId} step={step} />}
        </Timeline.Item>
      ))}
      {isRunning && (
        <Timeline.Item
          bullet={<Loader size={10} />}
          title={<Text size="sm">{isWaiting ? 'Waiting for confirmation' : 'Under way'}</Text>}
          lineVariant="dashed"
        />
      )}
    </Timeline>
  );
}

/** A step is reported when it is done, so its duration is the time since the previous one. */
function StepTitle({ step, before }: { step: StepRecord; before: StepRecord | undefined }) {
  const at = toDate(step.createdAt);
  const took = before && at.getTime() - toDate(before.createdAt).getTime();
  return (
    <Group justify="space-between" align="baseline" gap="0 12px">
      <Text size="sm" fw={550}>
        {describeStep(step.status)}
      </Text>
      <Text size="xs" c="dimmed" className="amount">
        {step.creditsConsumed > 0 && `${describeCredits(step.creditsConsumed)} · `}
        {took !== undefined && `${formatDuration(took)} · `}
        <time dateTime={at.toISOString()} title={formatMoment(at)}>
          {time.format(at)}
        </time>
      </Text>
    </Group>
  );
}

function describeCredits(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
}
