import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callPortal } from '../api/portal-client.ts';

const LOOK_EVERY_MS = 2_000;

export interface OpenQuestion {
  id: string;
  taskId: string;
  merchant: string;
  askedAt: string;
  /** JPEG in base64. */
  picture: string | null;
  question: {
    kind: string;
    asks: string;
    rules: readonly string[];
    page: string;
    things: readonly Thing[];
    schema: AnswerSchema;
    viewport: { width: number; height: number };
  };
}

export interface Thing {
  text: string;
  box: { x: number; y: number; width: number; height: number } | null;
}

/** Answers are a few words, or a list of such words for some of the numbered parts. */
export interface AnswerSchema {
  properties: Record<string, { enum?: string[]; items?: { properties: Record<string, { enum?: string[] }> } }>;
}

export type Answer = Record<string, unknown>;

export function useQuestions() {
  return useQuery({
    queryKey: ['operator', 'questions'],
    queryFn: () => callPortal<{ questions: OpenQuestion[] }>({ method: 'GET', path: 'operator/questions' }),
    refetchInterval: LOOK_EVERY_MS,
  });
}

export function useAnswer(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (answer: Answer | null) =>
      callPortal({ method: 'POST', path: `operator/questions/${id}/answer`, body: { answer } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator', 'questions'] }),
  });
}
