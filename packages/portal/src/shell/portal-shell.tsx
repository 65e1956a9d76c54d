import { ActionIcon, Box, Drawer, Group, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { MenuIcon } from '../display/icons.tsx';
import { useSession } from '../session/use-session.ts';
import { Logo } from './logo.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { places } from './places.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { UserMenu } from './user-menu.tsx';

export function PortalShell({ children }: { children: ReactNode }) {
  const { mode } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [location] = useLocation();
  useEffect(() => {
    // A place that was chosen from the menu is seen from its top.
    if (location) setOpen(false);
    window.scrollTo(0, 0);
  }, [location]);
  return (
    <div className="shell" data-mode={mode}>
      <button type="button" className="skip-link" onClick={() => document.getElementById('content')?.focus()}>
        Skip to the content
      </button>
      <Box component="header" className="shell-head">
        <ActionIcon
          className="shell-menu"
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Open the menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
        </ActionIcon>
        <Logo />
        <Group gap={6} wrap="nowrap" className="shell-end">
          <ModeSwitch />
          <ThemeSwitch />
          <UserMenu />
        </Group>
      </Box>
      <aside className="shell-side">
        <Places label="Main" />
      </aside>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} size={270} title={<Logo />} padding="md">
        <Places label="Menu" />
      </Drawer>
      <main id="content" tabIndex={-1} className="shell-content">
        {mode === 'live' && (
          <Text size="xs" fw={600} className="live-ribbon">
            Live mode: orders here are real and cost money.
          </Text>
        )}
        {children}
      </main>
    </div>
  );
}

function Places({ label }: { label: string }) {
  const { may, mode, member } = useSession();
  const [location] = useLocation();
  return (
    <nav aria-label={label}>
      {places.map(({ words, list }) => (
        <div key={words ?? ''} className="shell-group">
          {words && <p className="shell-group-name">{words}</p>}
          {list
            .filter(
              ({ needs, onlyIn, isForOperators }) =>
                (!needs || may(needs)) && (!onlyIn || onlyIn === mode) && (!isForOperators || member.isOperator),
            )
            .map(({ to, words: name, Icon }) => (
              <Link
                key={to}
                href={to}
                className="shell-place"
                aria-current={location === to || location.startsWith(`${to}/`) ? 'page' : undefined}
              >
                <Icon size={17} /> {name}
              </Link>
            ))}
        </div>
      ))}
    </nav>
  );
}
