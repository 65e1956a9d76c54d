import { Button, Center, EmptyState, Paper, Stack } from '@mantine/core';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useOrders } from '../api/use-order.ts';
import { BagIcon, PlusIcon, SearchIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { PageHead } from '../display/page-head.tsx';
import { useSession } from '../session/use-session.ts';
import { FilterBar } from './filter-bar.tsx';
import { noFilters, type OrderFilters, readFilters, toTaskFilter, writeFilters } from './order-filters.ts';
import { OrderRow, OrderRowHead } from './order-row.tsx';

export function OrdersPage() {
  const { may, mode } = useSession();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const filters = readFilters(search.toString());
  const isFiltered = writeFilters(filters) !== '';
  const orders = useOrders(toTaskFilter(filters));
  const setFilters = (next: OrderFilters) => {
    const query = writeFilters(next);
    go(query === '' ? '/orders' : `/orders?${query}`, { replace: true });
  };
  const place =
    mode === 'test' && may('checkout:write') ? (
      <Button component={Link} href="/new-order" leftSection={<PlusIcon size={16} />}>
        Place a test order
      </Button>
    ) : null;
  return (
    <Stack gap="lg">
      <PageHead title="Orders" text="Every purchase, one for each merchant, as it happens." actions={place} />
      <FilterBar filters={filters} onChange={setFilters} />
      <Loaded query={orders} rows={6}>
        {({ pages }) => {
          const tasks = pages.flatMap((page) => page.tasks);
          if (tasks.length === 0) {
            return isFiltered ? <NothingFound onReset={() => setFilters(noFilters)} /> : <NothingYet action={place} />;
          }
          return (
            <>
              <Paper withBorder aria-busy={orders.isPlaceholderData}>
                <OrderRowHead />
                <ul className="plain-list" aria-label="Orders">
                  {tasks.map((task) => (
                    <OrderRow key={task.taskId} task={task} />
                  ))}
                </ul>
              </Paper>
              {orders.hasNextPage && (
                <Center>
                  <Button
                    variant="default"
                    loading={orders.isFetchingNextPage}
                    onClick={() => void orders.fetchNextPage()}
                  >
                    Show older orders
                  </Button>
                </Center>
              )}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

function NothingFound({ onReset }: { onReset(): void }) {
  return (
    <Paper withBorder p="xl">
      <EmptyState
        icon={<SearchIcon size={28} />}
        variant="light"
        title="No order matches"
        description="Try fewer filters, or another spelling."
      >
        <EmptyState.Actions>
          <Button variant="default" onClick={onReset}>
            Show all orders
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    </Paper>
  );
}

function NothingYet({ action }: { action: React.ReactNode }) {
  return (
    <Paper withBorder p="xl">
      <EmptyState
        icon={<BagIcon size={28} />}
        variant="light"
        title="No orders yet"
        description="Your program places one with POST /checkout. It appears here at once, and you can watch the agent buy."
      >
        {action && <EmptyState.Actions>{action}</EmptyState.Actions>}
      </EmptyState>
    </Paper>
  );
}
