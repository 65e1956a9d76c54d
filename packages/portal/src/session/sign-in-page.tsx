import { Alert, Anchor, Button, Center, Code, Group, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../api/api-failure.ts';
import { createCaller } from '../api/call-api.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Logo } from '../shell/logo.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';
import { modeOf } from './kept-key.ts';

export function SignInPage({ notice, onSignedIn }: { notice: string | null; onSignedIn(key: string): void }) {
  const [typed, setTyped] = useState('');
  const signIn = useMutation({ mutationFn: checkKey, onSuccess: onSignedIn });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate(typed.trim());
  };
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={420} gap="lg">
        <Group justify="space-between">
          <Logo />
          <ThemeSwitch />
        </Group>
        <Paper withBorder p="xl" radius="lg" shadow="sm">
          <form onSubmit={submit} autoComplete="off">
            <Stack>
              <div>
                <Title order={1} size="h3">
                  Sign in
                </Title>
                <Text c="dimmed" size="sm">
                  With an API key of your account. It stays in this tab and is forgotten when you close it.
                </Text>
              </div>
              {notice && !signIn.error && <Alert color="yellow">{notice}</Alert>}
              {signIn.error && <FailureAlert error={signIn.error} />}
              <PasswordInput
                label="API key"
                name="key"
                placeholder="cw_test_…"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                spellCheck={false}
                data-autofocus
                autoFocus
                required
                withAsterisk={false}
              />
              <Button type="submit" loading={signIn.isPending} fullWidth>
                Sign in
              </Button>
            </Stack>
          </form>
        </Paper>
        <Text size="sm" c="dimmed" ta="center">
          No key yet? Whoever runs the service makes one:
          <br />
          <Code>npm run cartwright -- keys create --mode test</Code>
        </Text>
        <Text size="sm" ta="center">
          <Anchor href="../docs">API page</Anchor>
        </Text>
      </Stack>
    </Center>
  );
}

async function checkKey(key: string): Promise<string> {
  if (modeOf(key) === null) {
    throw new ApiFailure(401, { error: 'malformed', message: 'A key begins with cw_test_ or cw_live_.' });
  }
  try {
    await createCaller(key)('GET', '/webhooks');
  } catch (error) {
    // A key that may not read webhooks is a key all the same.
    if (!(error instanceof ApiFailure) || error.status !== 403) throw error;
  }
  return key;
}
