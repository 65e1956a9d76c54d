import type { LiveView, StepEvidenceAnswer, StepRecord } from '@cartwright/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../session/use-session.ts';
import { toFailure } from './api-failure.ts';

const WATCH_MS = 1_000;

export interface StepPicture {
  step: StepRecord;
  seen: StepEvidenceAnswer;
}

/** What the agent saw, in the order it happened. Steps of which nothing was kept are left out. */
export function usePictures(taskId: string, steps: readonly StepRecord[], isWanted: boolean) {
  const { call } = useSession();
  const oldestFirst = steps.toSorted((one, other) => one.id - other.id);
  return useQuery({
    queryKey: ['tasks', taskId, 'pictures', oldestFirst.at(-1)?.id],
    enabled: isWanted,
    queryFn: async () => {
      const found = await Promise.all(
        oldestFirst.map(async (step): Promise<StepPicture[]> => {
          const seen = await call<StepEvidenceAnswer>('GET', `/checkout/${taskId}/steps/${step.id}/evidence`).catch(
            (error) => {
              if (toFailure(error).status === 404) return null;
              throw error;
            },
          );
          return seen ? [{ step, seen }] : [];
        }),
      );
      return found.flat();
    },
  });
}

/** The browser at work. Asking is what makes the service take pictures, so it is asked only while somebody looks. */
export function useLiveView(taskId: string, isWatching: boolean) {
  const { call } = useSession();
  return useQuery({
    queryKey: ['tasks', taskId, 'live'],
    enabled: isWatching,
    queryFn: () => call<LiveView>('GET', `/checkout/${taskId}/live`),
    refetchInterval: WATCH_MS,
    gcTime: 0,
  });
}
