import { ActionIcon, Menu, Text } from '@mantine/core';
import { Link } from 'wouter';
import { ExitIcon, GearIcon, PersonIcon } from '../display/icons.tsx';
import { useSession } from '../session/use-session.ts';

export function UserMenu() {
  const { member, account, signOut } = useSession();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Your account">
          <PersonIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" fw={600} c="bright" className="breakable">
            {member.name || member.email}
          </Text>
          <Text size="xs" className="breakable">
            {member.role} of {account.name}
          </Text>
        </Menu.Label>
        <Menu.Item component={Link} href="/settings" leftSection={<GearIcon size={16} />}>
          Settings
        </Menu.Item>
        <Menu.Item leftSection={<ExitIcon size={16} />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
