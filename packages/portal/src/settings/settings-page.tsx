import { Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Facts } from '../display/facts.tsx';
import { FailureAlert } from '../display/failure-alert.tsx';
import { PageHead } from '../display/page-head.tsx';
import { Section } from '../display/section.tsx';
import { FullId } from '../display/short-id.tsx';
import { roleWords } from '../members/role-words.ts';
import { useSession } from '../session/use-session.ts';
import { OpenSessions } from './open-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';

export function SettingsPage() {
  const { account, member, may } = useSession();
  return (
    <Stack gap="lg">
      <PageHead title="Settings" text="Your account, and how you sign in." />
      <Section title="Account">
        <Stack>
          {may('account:write') ? <RenameForm /> : null}
          <Facts
            rows={[
              ['Name', may('account:write') ? null : account.name],
              ['Id', <FullId key="id" id={account.accountId} what="the account id" />],
            ]}
          />
        </Stack>
      </Section>
      <Section title="You">
        <Facts
          rows={[
            ['Name', member.name],
            ['E-mail', member.email],
            ['Role', `${roleWords[member.role].name}: ${roleWords[member.role].text.toLowerCase()}`],
          ]}
        />
      </Section>
      <Section title="Password">
        <PasswordForm />
      </Section>
      <Section title="Second factor">
        <SecondFactor />
      </Section>
      <Section title="Where you are signed in">
        <OpenSessions />
      </Section>
    </Stack>
  );
}

function RenameForm() {
  const { client, account, refresh } = useSession();
  const [name, setName] = useState(account.name);
  const rename = useMutation({
    mutationFn: () => client.account.update({ name }),
    onSuccess: () => {
      notifications.show({ message: 'The account is renamed.' });
      refresh();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Group align="flex-end">
          <TextInput
            flex="1 1 14rem"
            label="Name of the account"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            required
            withAsterisk={false}
          />
          <Button type="submit" variant="default" loading={rename.isPending} disabled={name === account.name}>
            Rename
          </Button>
        </Group>
        {rename.error && <FailureAlert error={rename.error} />}
      </Stack>
    </form>
  );
}
