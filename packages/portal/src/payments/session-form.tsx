import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toFailure } from '../api/failure.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { useSession } from '../session/use-session.ts';

export function SessionForm({ onClose }: { onClose(): void }) {
  const { client } = useSession();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [price, setPrice] = useState('');
  const [purpose, setPurpose] = useState('');
  const make = useMutation({
    mutationFn: () => client.paymentSessions.create({ email, price, purpose }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['payment-sessions'] });
      onClose();
    },
  });
  const about = (path: string) => (make.error ? toFailure(make.error).about(path) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Make a payment session">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="E-mail address of the customer"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={about('email')}
            data-autofocus
            required
            withAsterisk={false}
          />
          <TextInput
            label="Highest amount in USD"
            placeholder="49.90"
            inputMode="decimal"
            value={price}
            onChange={(event) => setPrice(event.currentTarget.value)}
            error={about('price')}
            required
            withAsterisk={false}
          />
          <TextInput
            label="Purpose"
            description="Shown to the customer"
            value={purpose}
            onChange={(event) => setPurpose(event.currentTarget.value)}
            error={about('purpose')}
            required
            withAsterisk={false}
          />
          {make.error && <FailureAlert error={make.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back
            </Button>
            <Button type="submit" loading={make.isPending}>
              Make the session
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
