import type { StepRecord } from '@cartwright/sdk';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type StepPicture, usePictures } from '../api/use-pictures.ts';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { WebLink } from '../display/web-link.tsx';
import { describeStep } from '../orders/group-steps.ts';
import { Picture } from './picture.tsx';
import { WITHHELD } from './withheld.ts';

/** What the agent saw at each step and why it did what it did, to page through. */
export function StepPictures({ taskId, steps }: { taskId: string; steps: readonly StepRecord[] }) {
  const [isOpen, setOpen] = useState(false);
  const pictures = usePictures(taskId, steps, isOpen);
  return (
    <Section
      title="What the agent saw"
      aside={
        <Button variant="default" size="xs" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      {isOpen ? (
        <Loaded query={pictures} rows={1}>
          {(found) => <Leaves pictures={found} />}
        </Loaded>
      ) : (
        <Text size="sm" c="dimmed">
          A picture of each step up to the card, and the reason for every step.
        </Text>
      )}
    </Section>
  );
}

function Leaves({ pictures }: { pictures: readonly StepPicture[] }) {
  const [at, setAt] = useState(0);
  const current = pictures[Math.min(at, pictures.length - 1)];
  if (!current) {
    return (
      <Text size="sm" c="dimmed">
        Nothing was recorded for these steps.
      </Text>
    );
  }
  const { step, seen } = current;
  return (
    <Stack gap="sm">
      <Group justify="space-between" wrap="nowrap">
        <Button variant="default" size="xs" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Earlier
        </Button>
        <Text size="sm" fw={550} ta="center">
          {describeStep(step.status)}{' '}
          <Text span size="sm" c="dimmed">
            ({at + 1} of {pictures.length})
          </Text>
        </Text>
        <Button variant="default" size="xs" disabled={at >= pictures.length - 1} onClick={() => setAt(at + 1)}>
          Later
        </Button>
      </Group>
      {seen.picture ? (
        <Picture jpeg={seen.picture} words={`The merchant’s page: ${describeStep(step.status)}`} />
      ) : (
        <Text size="sm" c="dimmed">
          {seen.pictureWithheld ? WITHHELD : 'This step has no picture.'}
        </Text>
      )}
      <Text size="sm" className="breakable">
        {seen.decision ?? step.note}
      </Text>
      <Text size="xs" c="dimmed" component="div">
        <Moment at={step.createdAt} inherit />
        {seen.pageUrl && ' at '}
        {seen.pageUrl && <WebLink href={seen.pageUrl}>{seen.pageUrl}</WebLink>}
      </Text>
    </Stack>
  );
}
