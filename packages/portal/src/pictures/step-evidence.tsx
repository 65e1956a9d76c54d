import type { StepRecord } from '@cartwright/sdk';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toFailure } from '../api/failure.ts';
import { Loaded } from '../display/loaded.tsx';
import { WebLink } from '../display/web-link.tsx';
import { describeStep } from '../orders/group-steps.ts';
import { useSession } from '../session/use-session.ts';
import { Picture } from './picture.tsx';
import { WITHHELD } from './withheld.ts';

/** What the agent saw at one step, and why it did what it did. */
export function StepEvidence({ taskId, step }: { taskId: string; step: StepRecord }) {
  const { client } = useSession();
  const evidence = useQuery({
    queryKey: ['evidence', taskId, step.id],
    queryFn: () =>
      client.checkouts.evidence({ taskId, stepId: String(step.id) }).catch((error) => {
        if (toFailure(error).status === 404) return null;
        throw error;
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded query={evidence} rows={1}>
      {(seen) =>
        seen === null ? (
          <Text size="sm" c="dimmed">
            Nothing was recorded for this step.
          </Text>
        ) : (
          <Stack gap={6}>
            {seen.decision && (
              <Text size="sm" className="breakable">
                {seen.decision}
              </Text>
            )}
            {seen.picture && (
              <Picture jpeg={seen.picture} words={`The merchant’s page: ${describeStep(step.status)}`} />
            )}
            {seen.pictureWithheld && (
              <Text size="sm" c="dimmed">
                {WITHHELD}
              </Text>
            )}
            {seen.pageUrl && (
              <Text size="xs" c="dimmed" component="div">
                <WebLink href={seen.pageUrl}>{seen.pageUrl}</WebLink>
              </Text>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
