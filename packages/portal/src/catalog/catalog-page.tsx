import type { FoundProduct } from '@cartwright/sdk';
import { Badge, Button, EmptyState, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { SearchIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { PageHead } from '../display/page-head.tsx';
import { WebLink } from '../display/web-link.tsx';
import { formatMoney } from '../orders/format-money.ts';
import { useSession } from '../session/use-session.ts';
import { Crawls } from './crawls.tsx';
import { IndexedMerchants } from './indexed-merchants.tsx';

export function CatalogPage() {
  const { client } = useSession();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const name = search.get('q') ?? '';
  const merchant = search.get('merchant') ?? '';
  const found = useQuery({
    queryKey: ['catalog', name, merchant],
    queryFn: () => client.products.search({ name, ...(merchant && { merchant }) }).then((answer) => answer.data),
    enabled: name !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="lg">
      <PageHead title="Catalog" text="The products that POST /product/search finds: pages that were read or crawled." />
      <SearchForm
        name={name}
        merchant={merchant}
        onSearch={(next) => go(`/catalog?${new URLSearchParams(next)}`, { replace: true })}
      />
      {name === '' ? (
        <Paper withBorder p="xl">
          <EmptyState
            icon={<SearchIcon size={28} />}
            variant="light"
            title="Search for a product"
            description="Every product page that is read becomes part of the index. Whole shops are added below."
          />
        </Paper>
      ) : (
        <Loaded query={found}>
          {({ products }) =>
            products.length === 0 ? (
              <Paper withBorder p="xl">
                <EmptyState
                  icon={<SearchIcon size={28} />}
                  variant="light"
                  title="Nothing found"
                  description="Try other words. If the shop has not been crawled yet, crawl it first."
                />
              </Paper>
            ) : (
              products.map((product) => <ProductCard key={product.directUrl} product={product} />)
            )
          }
        </Loaded>
      )}
      <Crawls />
      <IndexedMerchants />
    </Stack>
  );
}

interface SearchFormProps {
  name: string;
  merchant: string;
  onSearch(next: Record<string, string>): void;
}

function SearchForm({ name, merchant, onSearch }: SearchFormProps) {
  const [words, setWords] = useState(name);
  const [shop, setShop] = useState(merchant);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...(words.trim() && { q: words.trim() }), ...(shop.trim() && { merchant: shop.trim() }) });
  };
  return (
    <search>
      <form onSubmit={submit}>
        <div className="filters">
          <TextInput
            label="Product"
            placeholder="stoneware mug"
            leftSection={<SearchIcon size={16} />}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <TextInput
            label="Merchant first"
            placeholder="shop.example"
            value={shop}
            onChange={(event) => setShop(event.currentTarget.value)}
          />
          <Button type="submit">Search</Button>
        </div>
      </form>
    </search>
  );
}

function ProductCard({ product }: { product: FoundProduct }) {
  const { mode, may } = useSession();
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 16rem">
          <Text fw={600}>{product.name}</Text>
          <Group gap="xs">
            <Badge color="gray">{product.merchant}</Badge>
            {product.brand && <Text size="sm">{product.brand}</Text>}
          </Group>
          <Text size="sm" component="div">
            <WebLink href={product.directUrl}>{product.directUrl.replace(/^https?:\/\//, '')}</WebLink>
          </Text>
        </Stack>
        <Stack gap="xs" align="flex-end">
          <Text fw={600}>{formatMoney(product.priceFrom, product.currency)}</Text>
          {mode === 'test' && may('checkout:write') && (
            <Button
              size="xs"
              variant="default"
              component={Link}
              href={`/new-order?url=${encodeURIComponent(product.directUrl)}`}
            >
              Try to buy it
            </Button>
          )}
        </Stack>
      </Group>
    </Paper>
  );
}
