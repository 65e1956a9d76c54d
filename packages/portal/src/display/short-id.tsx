import { Code, Group } from '@mantine/core';
import { CopyIconButton } from './copy-button.tsx';

/** Ids begin with their time, so the end is what tells two of them apart. */
export const shorten = (id: string) => `…${id.slice(-8)}`;

export function FullId({ id, what }: { id: string; what: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      <Code className="breakable">{id}</Code>
      <CopyIconButton text={id} what={what} />
    </Group>
  );
}
