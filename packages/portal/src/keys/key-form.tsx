import { buyingPermissions, permissions } from '@cartwright/contract';
import type { ApiKeyCreated, Permission } from '@cartwright/sdk';
import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toFailure } from '../api/failure.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { useSession } from '../session/use-session.ts';

const words: Record<Permission, string> = {
  'checkout:write': 'Place, confirm and cancel orders; manage webhooks',
  'checkout:read': 'See orders, steps, pictures, deliveries and payment sessions',
  'catalog:read': 'Search products and estimate orders',
  'payments:write': 'Make payment sessions',
  'catalog:write': 'Crawl whole shops into the index',
  'account:read': 'See usage, keys and members',
  'keys:write': 'Make and revoke keys',
  'account:write': 'Invite members, ask to go live',
};

export function KeyForm({ onClose, onMade }: { onClose(): void; onMade(key: ApiKeyCreated): void }) {
  const { client, may, mode } = useSession();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<string[]>([...buyingPermissions]);
  const make = useMutation({
    mutationFn: () => client.keys.create({ name, permissions: chosen as Permission[] }),
    onSuccess: (key) => {
      void queries.invalidateQueries({ queryKey: ['keys'] });
      onMade(key);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Modal opened onClose={onClose} title={`Make a ${mode} key`}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description="Where it will be used, so that you recognise it later"
            placeholder="Shop server"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={make.error ? toFailure(make.error).about('name') : undefined}
            data-autofocus
            required
            withAsterisk={false}
          />
          <Checkbox.Group label="What it may do" value={chosen} onChange={setChosen}>
            <Stack gap="xs" mt={6}>
              {permissions.map((permission) => (
                <Checkbox
                  key={permission}
                  value={permission}
                  label={permission}
                  description={words[permission]}
                  disabled={!may(permission)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          {make.error && <FailureAlert error={make.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={make.isPending} disabled={chosen.length === 0}>
              Make the key
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
