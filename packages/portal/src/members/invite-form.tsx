import { roles } from '@cartwright/contract';
import type { MemberLink, Role } from '@cartwright/sdk';
import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toFailure } from '../api/failure.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { useSession } from '../session/use-session.ts';
import { roleWords } from './role-words.ts';

export function InviteForm({ onClose, onInvited }: { onClose(): void; onInvited(link: MemberLink): void }) {
  const { client } = useSession();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<string>('developer');
  const invite = useMutation({
    mutationFn: () => client.members.invite({ email: email.trim(), role: role as Role }),
    onSuccess: (link) => {
      void queries.invalidateQueries({ queryKey: ['members'] });
      onInvited(link);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Invite someone">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="E-mail address"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={invite.error ? toFailure(invite.error).about('email') : undefined}
            data-autofocus
            required
            withAsterisk={false}
          />
          <Radio.Group label="Role" value={role} onChange={setRole}>
            <Stack gap="xs" mt={6}>
              {roles.map((one) => (
                <Radio key={one} value={one} label={roleWords[one].name} description={roleWords[one].text} />
              ))}
            </Stack>
          </Radio.Group>
          {invite.error && <FailureAlert error={invite.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={invite.isPending}>
              Make the link
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
