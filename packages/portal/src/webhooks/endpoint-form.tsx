import type { InProgressSpelling, WebhookCreated, WebhookEndpoint } from '@cartwright/sdk';
import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  Input,
  Modal,
  SegmentedControl,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toFailure } from '../api/failure.ts';
import { useEndpointActions } from '../api/use-endpoints.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { allKinds, kindWords } from '../display/kind-words.ts';
import { AuthFields } from './auth-fields.tsx';
import { draftOf, type EndpointDraft, toCreateRequest, toUpdateRequest } from './endpoint-draft.ts';

const spellings: InProgressSpelling[] = ['IN_PROGRESS', 'IN-PROGRESS'];

export interface EndpointFormProps {
  /** Null adds a new one. */
  endpoint: WebhookEndpoint | null;
  onClose(): void;
  /** With the secret, which is shown only now. */
  onAdded?(created: WebhookCreated): void;
}

export function EndpointForm({ endpoint, onClose, onAdded }: EndpointFormProps) {
  const [draft, setDraft] = useState(() => draftOf(endpoint));
  const { add, change } = useEndpointActions();
  const { error, isPending } = endpoint ? change : add;
  const about = (path: string) => (error ? toFailure(error).about(path) : undefined);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  const set = (changes: Partial<EndpointDraft>) => setDraft((before) => ({ ...before, ...changes }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (endpoint) {
      const { endpointId } = endpoint;
      change.mutate({ endpointId, ...toUpdateRequest(draft) }, { onSuccess: onClose });
    } else add.mutate(toCreateRequest(draft), { onSuccess: (created) => onAdded?.(created) });
  };

  return (
    <Modal opened onClose={onClose} title={endpoint ? 'Change endpoint' : 'Add an endpoint'} size="lg">
      <form ref={form} onSubmit={submit} autoComplete="off">
        <Stack>
          <TextInput
            label="URL"
            type="url"
            placeholder="https://example.com/cartwright"
            value={draft.url}
            onChange={(event) => set({ url: event.currentTarget.value })}
            error={about('url')}
            required
            data-autofocus
          />
          <TextInput
            label="Description"
            placeholder="What it is for"
            maxLength={200}
            value={draft.description}
            onChange={(event) => set({ description: event.currentTarget.value })}
            error={about('description')}
          />
          <AuthFields draft={draft} set={set} about={about} current={endpoint?.auth ?? null} />
          <EventChoice draft={draft} set={set} />
          <Input.Wrapper label="Spelling of “in progress”" description="Some receivers expect a hyphen.">
            <SegmentedControl
              mt={6}
              fullWidth
              data={spellings}
              value={draft.spelling}
              onChange={(spelling) => set({ spelling: spelling as InProgressSpelling })}
              aria-label="Spelling of in progress"
            />
          </Input.Wrapper>
          {error && <FailureAlert error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={isPending} disabled={draft.events.length === 0}>
              {endpoint ? 'Save' : 'Add endpoint'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function EventChoice({ draft, set }: { draft: EndpointDraft; set(changes: Partial<EndpointDraft>): void }) {
  const hasAll = draft.events.length === allKinds.length;
  return (
    <Fieldset legend="Events">
      <Checkbox
        label="All events"
        checked={hasAll}
        indeterminate={!hasAll && draft.events.length > 0}
        onChange={() => set({ events: hasAll ? [] : allKinds })}
      />
      <Checkbox.Group
        aria-label="Events"
        error={draft.events.length === 0 ? 'Choose at least one.' : undefined}
        value={draft.events}
        onChange={(events) => set({ events: events as EndpointDraft['events'] })}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" verticalSpacing="xs" pl="xl" my="xs">
          {allKinds.map((kind) => (
            <Checkbox key={kind} value={kind} label={kindWords[kind]} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </Fieldset>
  );
}
