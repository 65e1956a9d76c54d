import type { PracticeProduct } from '@cartwright/sdk';
import { Badge, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../orders/format-money.ts';
import { useSession } from '../session/use-session.ts';
import { behaviourWords } from './behaviour-words.ts';
import type { OrderDraft } from './order-draft.ts';

export interface ProductChoiceProps {
  draft: OrderDraft;
  set(changes: Partial<OrderDraft>): void;
  urlError: string | undefined;
}

/** Any product page, or one of the practice shops, whose products behave well or badly on purpose. */
export function ProductChoice({ draft, set, urlError }: ProductChoiceProps) {
  const { client, hasPractice } = useSession();
  const practice = useQuery({
    queryKey: ['practice'],
    queryFn: () => client.products.practice().then((answer) => answer.products),
    enabled: hasPractice,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const products = practice.data ?? [];
  const chosen = products.find((product) => product.url === draft.url);
  const choose = (url: string) => {
    const product = products.find((one) => one.url === url);
    set({ url, color: firstValue(product, 'color'), size: firstValue(product, 'size') });
  };
  return (
    <Stack>
      {hasPractice && (
        <NativeSelect
          label="From the practice shops"
          description="Fictional merchants on this machine. Some products misbehave, to see how your program copes."
          value={chosen?.url ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
          data={[{ value: '', label: 'Choose a product…' }, ...groupByShop(products)]}
        />
      )}
      {chosen && chosen.behaviour !== 'normal' && (
        <Text size="sm">
          <Badge color="orange">{chosen.behaviour}</Badge> {behaviourWords[chosen.behaviour]}
        </Text>
      )}
      <TextInput
        label="Address of the product page"
        type="url"
        placeholder="https://shop.example/products/mug"
        value={draft.url}
        onChange={(event) => set({ url: event.currentTarget.value })}
        error={urlError}
        required
        withAsterisk={false}
      />
      <Group grow preventGrowOverflow={false} align="flex-start">
        <TextInput
          label="Quantity"
          type="number"
          min={1}
          max={999}
          value={draft.quantity}
          onChange={(event) => set({ quantity: event.currentTarget.value })}
          required
          withAsterisk={false}
        />
        <TextInput
          label="Colour"
          description="As the merchant spells it"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.color}
          onChange={(event) => set({ color: event.currentTarget.value })}
        />
        <TextInput
          label="Size"
          description="As the merchant spells it"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={draft.size}
          onChange={(event) => set({ size: event.currentTarget.value })}
        />
      </Group>
    </Stack>
  );
}

function groupByShop(products: readonly PracticeProduct[]) {
  return [...Map.groupBy(products, ({ shop }) => shop)].map(([group, list]) => ({
    group,
    items: list.map(({ url, title, price, currency, behaviour }) => ({
      value: url,
      label: `${title}, ${formatMoney(price, currency)}${behaviour === 'normal' ? '' : ` (${behaviour})`}`,
    })),
  }));
}

function firstValue(product: PracticeProduct | undefined, kind: string): string {
  return product?.variants.find((group) => group.kind === kind)?.values[0] ?? '';
}
