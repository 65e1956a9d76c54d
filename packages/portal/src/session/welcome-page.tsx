import type { Role } from '@cartwright/sdk';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toFailure } from '../api/failure.ts';
import { callPortal } from '../api/portal-client.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Loaded } from '../display/loaded.tsx';
import { FrontPage } from './front-page.tsx';

interface Welcome {
  accountName: string;
  role: Role;
  /** Null for the first owner, who chooses one. */
  email: string | null;
  name: string;
}

const LEAST_CHARACTERS = 10;

/** Where a one-time link leads: its holder chooses a password and is signed in. */
export function WelcomePage({ token, onSignedIn }: { token: string; onSignedIn(): void }) {
  const welcome = useQuery({
    queryKey: ['welcome', token],
    queryFn: () => callPortal<Welcome>({ method: 'POST', path: 'welcome/read', body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <FrontPage
      title={welcome.data?.email === null ? 'Welcome to Cartwright' : 'Choose a password'}
      text={
        welcome.data?.email === null
          ? 'You are the first here: this makes you the owner of the account.'
          : welcome.data && `You join “${welcome.data.accountName}” as ${welcome.data.role}.`
      }
    >
      <Loaded query={welcome} rows={2}>
        {(found) => <WelcomeForm token={token} welcome={found} onSignedIn={onSignedIn} />}
      </Loaded>
    </FrontPage>
  );
}

function WelcomeForm({ token, welcome, onSignedIn }: { token: string; welcome: Welcome; onSignedIn(): void }) {
  const [email, setEmail] = useState(welcome.email ?? '');
  const [name, setName] = useState(welcome.name);
  const [password, setPassword] = useState('');
  const enter = useMutation({
    mutationFn: () => {
      const body = { token, name, password, ...(welcome.email === null && { email }) };
      return callPortal({ method: 'POST', path: 'welcome', retries: 0, body });
    },
    onSuccess: onSignedIn,
  });
  const about = (path: string) => (enter.error ? toFailure(enter.error).about(path) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    enter.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        {enter.error && <FailureAlert error={enter.error} />}
        <TextInput
          label="E-mail address"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={about('email')}
          readOnly={welcome.email !== null}
          required
          withAsterisk={false}
        />
        <TextInput
          label="Your name"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PasswordInput
          label="Password"
          description={`At least ${LEAST_CHARACTERS} characters. A few words in a row are easy to remember.`}
          autoComplete="new-password"
          minLength={LEAST_CHARACTERS}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={about('password')}
          required
          withAsterisk={false}
        />
        <Button type="submit" loading={enter.isPending} fullWidth>
          Open the portal
        </Button>
      </Stack>
    </form>
  );
}
