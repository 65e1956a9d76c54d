import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toFailure } from '../api/failure.ts';
import { callPortal } from '../api/portal-client.ts';

export function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => callPortal({ method: 'POST', path: 'profile/password', retries: 0, body: { current, next } }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
      notifications.show({ message: 'Your password is changed. Other devices were signed out.' });
    },
  });
  const about = (path: string) => (change.error ? toFailure(change.error).about(path) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack maw={420}>
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          error={about('current')}
          required
          withAsterisk={false}
        />
        <PasswordInput
          label="New password"
          description="At least 10 characters"
          autoComplete="new-password"
          minLength={10}
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
          error={about('next')}
          required
          withAsterisk={false}
        />
        <Group>
          <Button type="submit" variant="default" loading={change.isPending}>
            Change the password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
