import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Section } from '../display/section.tsx';
import { useSession } from '../session/use-session.ts';

/** Which sites may show the hosted page inside their own. */
export function AllowedParents() {
  const { client } = useSession();
  const page = useQuery({ queryKey: ['payment-page'], queryFn: () => client.paymentPage.read() });
  return (
    <Section title="Sites that may embed the page">
      <Loaded query={page} rows={1}>
        {({ allowedParents }) => <ParentsForm key={allowedParents.join()} parents={allowedParents} />}
      </Loaded>
    </Section>
  );
}

function ParentsForm({ parents }: { parents: readonly string[] }) {
  const { client, may } = useSession();
  const [text, setText] = useState(parents.join('\n'));
  const save = useMutation({
    mutationFn: () =>
      client.paymentPage.update({
        allowedParents: text
          .split(/\s+/)
          .map((line) => line.replace(/\/$/, ''))
          .filter(Boolean),
      }),
    onSuccess: () => notifications.show({ message: 'The list is saved.' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm" c="dimmed">
          One origin per line. If the list is empty, the page opens only in its own tab.
        </Text>
        <Textarea
          aria-label="Origins"
          placeholder="https://shop.example"
          autosize
          minRows={2}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          spellCheck={false}
          readOnly={!may('payments:write')}
        />
        {save.error && <FailureAlert error={save.error} />}
        {may('payments:write') && (
          <Group>
            <Button type="submit" variant="default" loading={save.isPending}>
              Save
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
