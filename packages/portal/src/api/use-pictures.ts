import type { StepEvidenceAnswer, StepRecord } from '@cartwright/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';
import { toFailure } from './failure.ts';

const WATCH_MS = 1_000;

export interface StepPicture {
  step: StepRecord;
  seen: StepEvidenceAnswer;
}

/** What the agent saw, in the order it happened. Steps of which nothing was kept are left out. */
export function usePictures(taskId: string, steps: readonly StepRecord[], isWanted: boolean) {
  const { client } = useSession();
  const oldestFirst = steps.toSorted((one, other) => one.id - other.id);
  return useQuery({
    queryKey: ['pictures', taskId, oldestFirst.at(-1)?.id],
    enabled: isWanted,
    queryFn: async () => {
      const found = await Promise.all(
        oldestFirst.map(async (step): Promise<StepPicture[]> => {
          const seen = await client.checkouts.evidence({ taskId, stepId: String(step.id) }).catch((error) => {
            if (toFailure(error).status === 404) return null;
            throw error;
          });
          return seen ? [{ step, seen }] : [];
        }),
      );
      return found.flat();
    },
  });
}

/** The browser at work. Asking is what makes the service take pictures, so it is asked only while somebody looks. */
export function useLiveView(taskId: string, isWatching: boolean) {
  const { client } = useSession();
  return useQuery({
    queryKey: ['live', taskId],
    enabled: isWatching,
    queryFn: () => client.checkouts.liveView({ taskId }),
    refetchInterval: WATCH_MS,
    gcTime: 0,
  });
}
