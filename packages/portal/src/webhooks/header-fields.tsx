import { ActionIcon, Button, Group, Input, PasswordInput, Stack, TextInput } from '@mantine/core';
import { CrossIcon, PlusIcon } from '../display/icons.tsx';
import type { EndpointDraft } from './endpoint-draft.ts';

interface HeaderFieldsProps {
  draft: EndpointDraft;
  set(changes: Partial<EndpointDraft>): void;
  about(path: string): string | undefined;
}

export function HeaderFields({ draft: { headers }, set, about }: HeaderFieldsProps) {
  const change = (id: number, changes: { name?: string; value?: string }) =>
    set({ headers: headers.map((header) => (header.id === id ? { ...header, ...changes } : header)) });
  return (
    <Stack gap="xs">
      {headers.map(({ id, name, value }, index) => (
        <Group key={id} gap="xs" wrap="nowrap" align="flex-start">
          <TextInput
            flex={1}
            placeholder="X-Shared-Secret"
            aria-label={`Name of header ${index + 1}`}
            value={name}
            onChange={(event) => change(id, { name: event.currentTarget.value })}
            error={about(`auth.headers.${name.trim()}`)}
            required
          />
          <PasswordInput
            flex={1}
            placeholder="Value"
            aria-label={`Value of header ${index + 1}`}
            autoComplete="new-password"
            value={value}
            onChange={(event) => change(id, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            disabled={headers.length === 1}
            aria-label={`Remove header ${index + 1}`}
            onClick={() => set({ headers: headers.filter((header) => header.id !== id) })}
          >
            <CrossIcon size={16} />
          </ActionIcon>
        </Group>
      ))}
      {about('auth.headers') && <Input.Error>{about('auth.headers')}</Input.Error>}
      <Group>
        <Button
          size="xs"
          variant="default"
          leftSection={<PlusIcon size={14} />}
          disabled={headers.length >= 20}
          onClick={() =>
            set({ headers: [...headers, { id: Math.max(...headers.map(({ id }) => id)) + 1, name: '', value: '' }] })
          }
        >
          Another header
        </Button>
      </Group>
    </Stack>
  );
}
