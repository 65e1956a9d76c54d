import { Button, Code, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useMemo, useState } from 'react';
import { renderSVG } from 'uqr';
import { toFailure } from '../api/failure.ts';
import { callPortal } from '../api/portal-client.ts';
import { AskFirst } from '../display/ask-first.tsx';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Loaded } from '../display/loaded.tsx';
import { useSession } from '../session/use-session.ts';

export function SecondFactor() {
  const { member, refresh } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const close = () => setOpen(false);
  const drop = useMutation({
    mutationFn: () => callPortal({ method: 'POST', path: 'profile/second-factor/drop', body: { password } }),
    onSuccess: () => {
      close();
      refresh();
    },
  });
  return (
    <Stack align="flex-start">
      <Text size="sm" c="dimmed">
        {member.hasSecondFactor
          ? 'Signing in asks for a code from your authenticator app.'
          : 'With a second factor a stolen password is not enough: signing in also asks for a code from an app on your phone.'}
      </Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        {member.hasSecondFactor ? 'Turn it off' : 'Set it up'}
      </Button>
      {isOpen && !member.hasSecondFactor && (
        <SetUp
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
      <AskFirst
        title="Turn off the second factor?"
        action="Turn it off"
        colour="red"
        opened={isOpen && member.hasSecondFactor}
        onClose={close}
        onAgreed={() => drop.mutate()}
        isPending={drop.isPending}
        error={drop.error}
      >
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </AskFirst>
    </Stack>
  );
}

interface Offer {
  secret: string;
  address: string;
}

function SetUp({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const offer = useQuery({
    queryKey: ['second-factor'],
    queryFn: () => callPortal<Offer>({ method: 'GET', path: 'profile/second-factor' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Modal opened onClose={onClose} title="Set up the second factor">
      <Loaded query={offer} rows={2}>
        {(found) => <Confirm offer={found} onDone={onDone} />}
      </Loaded>
    </Modal>
  );
}

function Confirm({ offer: { secret, address }, onDone }: { offer: Offer; onDone(): void }) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const picture = useMemo(() => `data:image/svg+xml;base64,${btoa(renderSVG(address, { border: 0 }))}`, [address]);
  const confirm = useMutation({
    mutationFn: () =>
      callPortal({ method: 'PUT', path: 'profile/second-factor', retries: 0, body: { secret, code, password } }),
    onSuccess: onDone,
  });
  const about = (path: string) => (confirm.error ? toFailure(confirm.error).about(path) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm">Scan this with an authenticator app, or type the secret into it.</Text>
        <img className="qr" src={picture} alt="QR code with the secret" />
        <Code className="breakable">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>
        <TextInput
          label="Code"
          description="The six digits that the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={about('code')}
          required
          withAsterisk={false}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={about('password')}
          required
          withAsterisk={false}
        />
        {confirm.error && <FailureAlert error={confirm.error} />}
        <Group justify="flex-end">
          <Button type="submit" loading={confirm.isPending}>
            Turn it on
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
