import type { TestLinkCreated } from '@cartwright/sdk';
import { Button, Group, Radio, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { toFailure } from '../api/failure.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { LinkIcon } from '../display/icons.tsx';
import { Moment } from '../display/moment.tsx';
import { OnceDialog } from '../display/once-dialog.tsx';
import { PageHead } from '../display/page-head.tsx';
import { Section } from '../display/section.tsx';
import { useSession } from '../session/use-session.ts';
import { buildTestOrder, emptyDraft, type OrderDraft, toLinkRequest } from './order-draft.ts';
import { ProductChoice } from './product-choice.tsx';
import { TestCardChoice } from './test-card-choice.tsx';
import { TestLinkList } from './test-link-list.tsx';

export function NewOrderPage() {
  const { client, may } = useSession();
  const queries = useQueryClient();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const [draft, setDraft] = useState<OrderDraft>({ ...emptyDraft, url: search.get('url') ?? '' });
  const [link, setLink] = useState<TestLinkCreated | null>(null);
  const set = (changes: Partial<OrderDraft>) => setDraft((old) => ({ ...old, ...changes }));
  const place = useMutation({
    mutationFn: () => client.checkouts.create(buildTestOrder(draft)),
    onSuccess: ({ taskId }) => go(`/orders/${taskId}`),
  });
  const share = useMutation({
    mutationFn: () => client.testLinks.create(toLinkRequest(draft)),
    onSuccess: (made) => {
      setLink(made);
      void queries.invalidateQueries({ queryKey: ['test-links'] });
    },
  });
  const error = place.error ?? share.error;
  const about = (path: string) => (error ? toFailure(error).about(path) : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    share.reset();
    place.mutate();
  };
  return (
    <Stack gap="lg">
      <PageHead
        title="Place a test order"
        text="The agent buys with a test card, for a made-up customer. You can watch it."
        back={{ to: '/orders', words: 'Orders' }}
      />
      <form onSubmit={submit}>
        <Stack gap="lg">
          <Section title="Product">
            <ProductChoice draft={draft} set={set} urlError={about('tasks[0].url')} />
          </Section>
          <Section title="Card">
            <TestCardChoice value={draft.card} onChange={(card) => set({ card })} />
          </Section>
          <Section title="Wishes">
            <Stack>
              <Radio.Group
                label="Shipping"
                value={draft.strategy}
                onChange={(strategy) => set({ strategy: strategy as OrderDraft['strategy'] })}
              >
                <Group mt={6}>
                  <Radio value="cheapest" label="Cheapest" />
                  <Radio value="fastest" label="Fastest" />
                </Group>
              </Radio.Group>
              <Switch
                label="Ask me before placing the order"
                description="The order then waits for your confirmation, with the final total (verifyBeforePlacement)."
                checked={draft.verify}
                onChange={(event) => set({ verify: event.currentTarget.checked })}
              />
              <TextInput
                label="Highest total"
                description="In the merchant’s currency; empty means no ceiling (maxTotal)"
                inputMode="decimal"
                maw={260}
                value={draft.maxTotal}
                onChange={(event) => set({ maxTotal: event.currentTarget.value })}
                error={about('options.maxTotal')}
              />
            </Stack>
          </Section>
          {error && <FailureAlert error={error} />}
          <Group justify="flex-end">
            <Button
              variant="default"
              leftSection={<LinkIcon size={16} />}
              loading={share.isPending}
              disabled={draft.url.trim() === ''}
              onClick={() => {
                place.reset();
                share.mutate();
              }}
            >
              Share as a link
            </Button>
            <Button type="submit" loading={place.isPending}>
              Place the test order
            </Button>
          </Group>
        </Stack>
      </form>
      {may('checkout:read') && <TestLinkList />}
      <OnceDialog
        title="A link to this test order"
        label="Link"
        secret={link?.url ?? null}
        onClose={() => setLink(null)}
        warning="It is not shown again. Whoever has it can run this one test order, without signing in."
      >
        <Text size="sm" component="span">
          The page behind it shows the agent at work. It expires {link && <Moment at={link.expiresAt} inherit />}.
        </Text>
      </OnceDialog>
    </Stack>
  );
}
