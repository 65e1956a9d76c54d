import { Group, Text } from '@mantine/core';
import mark from './cartwright.svg';

export function Logo() {
  return (
    <Group gap="xs" wrap="nowrap">
      <img src={mark} width={28} height={28} alt="" />
      <Text fw={700} className="shell-name">
        Cartwright
      </Text>
    </Group>
  );
}
