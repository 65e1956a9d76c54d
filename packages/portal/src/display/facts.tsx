import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

/** Names and values, one below the other. Facts without a value are left out. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <DataList labelWidth="min(130px, 30%)">
      {rows
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{name}</DataList.ItemLabel>
            <DataList.ItemValue className="breakable">{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
    </DataList>
  );
}
