import { Alert, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callPortal } from '../api/portal-client.ts';
import { FailureAlert } from '../display/failure-alert.tsx';
import { Section } from '../display/section.tsx';

const MAX_PAGES = 200;

interface Crawled {
  pages: number;
  products: number;
}

/** For whoever runs the installation: reads a shop's product pages into the index. */
export function CrawlForm() {
  const queries = useQueryClient();
  const [url, setUrl] = useState('');
  const crawl = useMutation({
    mutationFn: () =>
      callPortal<Crawled>({
        method: 'POST',
        path: 'operator/crawl',
        body: { url, maxPages: MAX_PAGES },
        timeoutMs: 600_000,
        retries: 0,
      }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['catalog'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    crawl.mutate();
  };
  return (
    <Section title="Add a shop" aside={<Badge color="blue">Operator</Badge>}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm" c="dimmed">
            Reads the product pages that the shop’s sitemap names, as its robots.txt allows, up to {MAX_PAGES} pages.
          </Text>
          <Group align="flex-end">
            <TextInput
              flex="1 1 16rem"
              label="Address of the shop"
              type="url"
              placeholder="https://shop.example"
              value={url}
              onChange={(event) => setUrl(event.currentTarget.value)}
              required
              withAsterisk={false}
            />
            <Button type="submit" variant="default" loading={crawl.isPending}>
              Read its products
            </Button>
          </Group>
          {crawl.error && <FailureAlert error={crawl.error} />}
          {crawl.data && (
            <Alert color="green">
              {crawl.data.products} products found on {crawl.data.pages} pages.
            </Alert>
          )}
        </Stack>
      </form>
    </Section>
  );
}
