import type { CrawlProgress } from '@cartwright/sdk';
import { Badge, Button, Group, Progress, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { useSession } from '../session/use-session.ts';
import { describeCrawl } from './crawl-words.ts';

const LATEST = 8;

/** Shops that are being read into the index, and a way to add one. */
export function Crawls() {
  const { client, may } = useSession();
  const crawls = useQuery({
    queryKey: ['catalog', 'crawls'],
    queryFn: () => client.crawls.list().then((answer) => answer.crawls.slice(0, LATEST)),
    refetchInterval: (query) => (query.state.data?.some(isUnderWay) ? 1_500 : 15_000),
  });
  return (
    <Section title="Reading shops">
      <Stack>
        {may('catalog:write') && <StartForm />}
        <Loaded query={crawls} rows={1}>
          {(list) =>
            list.length === 0 ? (
              <Text size="sm" c="dimmed">
                No shop has been crawled yet. Single pages join the index whenever their details are read.
              </Text>
            ) : (
              list.map((crawl) => <CrawlRow key={crawl.crawlId} crawl={crawl} />)
            )
          }
        </Loaded>
      </Stack>
    </Section>
  );
}

const isUnderWay = ({ status }: CrawlProgress) => status === 'queued' || status === 'running';
const colours = { queued: 'gray', running: 'blue', completed: 'green', failed: 'red', cancelled: 'gray' } as const;

function CrawlRow({ crawl }: { crawl: CrawlProgress }) {
  const { client, may } = useSession();
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: () => client.crawls.cancel({ crawlId: crawl.crawlId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['catalog', 'crawls'] }),
  });
  const share = (100 * crawl.visited) / Math.max(1, crawl.visited + crawl.queued);
  return (
    <Stack gap={6}>
      <Group justify="space-between">
        <Group gap="xs">
          <Text size="sm" fw={600} className="breakable">
            {crawl.merchant}
          </Text>
          <Badge color={colours[crawl.status]}>{crawl.status}</Badge>
          <Text size="sm" c="dimmed" component="div">
            <Moment at={crawl.createdAt} inherit />
          </Text>
        </Group>
        {isUnderWay(crawl) && may('catalog:write') && (
          <Button size="xs" variant="default" loading={stop.isPending} onClick={() => stop.mutate()}>
            Stop<span className="only-read"> {crawl.merchant}</span>
          </Button>
        )}
      </Group>
      {isUnderWay(crawl) && <Progress value={share} size="sm" aria-label={`Progress of ${crawl.merchant}`} />}
      <Text size="sm" c="dimmed">
        {describeCrawl(crawl)}
      </Text>
    </Stack>
  );
}

function StartForm() {
  const { client } = useSession();
  const queries = useQueryClient();
  const [merchant, setMerchant] = useState('');
  const start = useMutation({
    mutationFn: () => client.crawls.start({ merchant: merchant.trim() }),
    onSuccess: () => {
      setMerchant('');
      void queries.invalidateQueries({ queryKey: ['catalog', 'crawls'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs">
        <Group align="flex-end">
          <TextInput
            flex="1 1 16rem"
            label="Shop"
            placeholder="shop.example"
            value={merchant}
            onChange={(event) => setMerchant(event.currentTarget.value)}
            required
            withAsterisk={false}
          />
          <Button type="submit" variant="default" loading={start.isPending}>
            Read its products
          </Button>
        </Group>
        {start.error && <FailureAlert error={start.error} />}
      </Stack>
    </form>
  );
}
