import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureAlert } from './failure-alert.tsx';

/** What a query has read; until then its outline, and what went wrong if it did. Old data outlives a failed refresh. */
export function Loaded<Data>({
  query,
  rows = 3,
  children,
}: {
  query: { data: Data | undefined; error: unknown; refetch(): unknown };
  rows?: number;
  children(data: Data): ReactNode;
}) {
  const { data, error } = query;
  return (
    <Stack>
      {error ? <FailureAlert error={error} onRetry={() => void query.refetch()} /> : null}
      {data !== undefined ? children(data) : !error && <Outline rows={rows} />}
    </Stack>
  );
}

function Outline({ rows }: { rows: number }) {
  return (
    <Stack aria-busy="true" aria-label="Loading">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike.
        <Skeleton key={row} height={64} radius="md" />
      ))}
    </Stack>
  );
}
