import { Alert, Button, Code, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toFailure } from '../api/failure.ts';
import { callPortal } from '../api/portal-client.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { FrontPage } from './front-page.tsx';

export function SignInPage({ notice, onSignedIn }: { notice: string | null; onSignedIn(): void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const signIn = useMutation({
    mutationFn: () =>
      callPortal({ method: 'POST', path: 'session', retries: 0, body: { email, password, ...(code && { code }) } }),
    onSuccess: onSignedIn,
  });
  const isCodeWanted = signIn.error !== null && toFailure(signIn.error).code === 'code_required';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <FrontPage title="Sign in" text="Watch purchases, manage keys and webhooks.">
      <form onSubmit={submit}>
        <Stack>
          {notice && !signIn.error && <Alert color="yellow">{notice}</Alert>}
          {signIn.error && (!isCodeWanted || code !== '') && <FailureAlert error={signIn.error} />}
          <TextInput
            label="E-mail address"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            autoFocus
            required
            withAsterisk={false}
          />
          <PasswordInput
            label="Password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            required
            withAsterisk={false}
          />
          {(isCodeWanted || code !== '') && (
            <TextInput
              label="Code"
              description="The six digits that your authenticator app shows"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
              autoFocus
              required
              withAsterisk={false}
            />
          )}
          <Button type="submit" loading={signIn.isPending} fullWidth>
            Sign in
          </Button>
          <Text size="xs" c="dimmed">
            Lost your password? An owner of the account can send you a new link, or whoever runs the service:{' '}
            <Code className="breakable">npm run cartwright -- members link EMAIL</Code>
          </Text>
        </Stack>
      </form>
    </FrontPage>
  );
}
