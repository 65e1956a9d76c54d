import { ActionIcon, Badge, Box, Container, Group, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { BagIcon, BellIcon, BookIcon, ExitIcon } from '../display/icons.tsx';
import { useSession } from '../session/use-session.ts';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const places = [
  { to: '/tasks', words: 'Tasks', Icon: BagIcon },
  { to: '/webhooks', words: 'Webhooks', Icon: BellIcon },
];

export function PortalShell({ children }: { children: ReactNode }) {
  const { mode } = useSession();
  return (
    <>
      <button type="button" className="skip-link" onClick={() => document.getElementById('content')?.focus()}>
        Skip to the content
      </button>
      <Box component="header" className="shell-head" data-mode={mode}>
        <Container size="lg" className="shell-bar">
          <Logo />
          <Places />
          <Group gap={4} wrap="nowrap" className="shell-end">
            <ModeBadge />
            <ThemeSwitch />
            <SignOut />
          </Group>
        </Container>
      </Box>
      <Container component="main" id="content" size="lg" py="xl" tabIndex={-1} className="shell-content">
        {children}
      </Container>
    </>
  );
}

function Places() {
  const [location] = useLocation();
  return (
    <nav className="shell-places" aria-label="Main">
      {places.map(({ to, words, Icon }) => (
        <Link key={to} href={to} className="shell-place" aria-current={location.startsWith(to) ? 'page' : undefined}>
          <Icon size={17} /> {words}
        </Link>
      ))}
      <a className="shell-place" href="../docs">
        <BookIcon size={17} /> API
      </a>
    </nav>
  );
}

function ModeBadge() {
  const { mode, keyHint } = useSession();
  return (
    <Tooltip label={`Signed in with ${keyHint}`} withArrow>
      {mode === 'live' ? (
        <Badge color="red" variant="filled" size="lg">
          Live mode
        </Badge>
      ) : (
        <Badge color="yellow" variant="light" size="lg">
          Test mode
        </Badge>
      )}
    </Tooltip>
  );
}

function SignOut() {
  const { signOut } = useSession();
  return (
    <Tooltip label="Sign out" withArrow>
      <ActionIcon variant="subtle" color="gray" size="lg" onClick={signOut} aria-label="Sign out">
        <ExitIcon />
      </ActionIcon>
    </Tooltip>
  );
}
