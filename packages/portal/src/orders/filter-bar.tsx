import { taskStatuses } from '@cartwright/contract';
import { Badge, Button, CloseButton, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../display/icons.tsx';
import { kindWords } from '../display/kind-words.ts';
import { shorten } from '../display/short-id.tsx';
import { noFilters, type OrderFilters, shows, writeFilters } from './order-filters.ts';

const TYPING_MS = 250;

const choices = [
  { value: 'all', label: 'All' },
  ...Object.entries(shows).map(([value, { words }]) => ({ value, label: words })),
  {
    group: 'One status',
    items: taskStatuses.map((status) => ({ value: status, label: `Only ${kindWords[status].toLowerCase()}` })),
  },
];

export function FilterBar({ filters, onChange }: { filters: OrderFilters; onChange(next: OrderFilters): void }) {
  const set = (changes: Partial<OrderFilters>) => onChange({ ...filters, ...changes });
  return (
    <Stack gap="xs">
      <div className="filters">
        <TypedFilter
          label="Search"
          placeholder="Product, customer, order number or id"
          value={filters.text}
          onTyped={(text) => set({ text })}
          withIcon
        />
        <NativeSelect
          label="Status"
          data={choices}
          value={filters.show}
          onChange={(event) => set({ show: event.currentTarget.value })}
        />
        <TypedFilter
          label="Merchant"
          placeholder="shop.example"
          value={filters.merchant}
          onTyped={(merchant) => set({ merchant })}
        />
        <TextInput
          label="From"
          type="date"
          value={filters.from}
          onChange={(event) => set({ from: event.currentTarget.value })}
        />
        <TextInput
          label="To"
          type="date"
          value={filters.to}
          onChange={(event) => set({ to: event.currentTarget.value })}
        />
      </div>
      {writeFilters(filters) !== '' && (
        <Group gap="xs">
          {filters.groupId && (
            <Badge
              color="gray"
              rightSection={<CloseButton size="xs" aria-label="Show all groups" onClick={() => set({ groupId: '' })} />}
            >
              Group {shorten(filters.groupId)}
            </Badge>
          )}
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange(noFilters)}>
            Clear the filters
          </Button>
        </Group>
      )}
    </Stack>
  );
}

interface TypedFilterProps {
  label: string;
  placeholder: string;
  value: string;
  onTyped(value: string): void;
  withIcon?: boolean;
}

/** Waits for a pause in the typing. What changes from outside is shown, but never over what is being typed. */
function TypedFilter({ label, placeholder, value, onTyped, withIcon = false }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  const tell = useDebouncedCallback((next: string) => {
    told.current = next;
    onTyped(next);
  }, TYPING_MS);
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      {...(withIcon && { leftSection: <SearchIcon size={16} /> })}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        tell(event.currentTarget.value.trim());
      }}
      spellCheck={false}
    />
  );
}
