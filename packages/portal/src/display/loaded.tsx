import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FailureAlert } from './failure-alert.tsx';

/** A query's data; a skeleton until it arrives, and the error if it fails. Old data stays after a failed refresh. */
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
