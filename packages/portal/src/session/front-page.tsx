import { Anchor, Center, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Logo } from '../shell/logo.tsx';
import { ThemeSwitch } from '../shell/theme-switch.tsx';

/** The frame of pages for those who are not signed in. */
export function FrontPage({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Cartwright`;
  }, [title]);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={440} gap="lg">
        <Group justify="space-between">
          <Logo />
          <ThemeSwitch />
        </Group>
        <Paper withBorder p="xl" radius="lg" shadow="sm">
          <Stack>
            <div>
              <Title order={1} size="h3">
                {title}
              </Title>
              <Text c="dimmed" size="sm" component="div">
                {text}
              </Text>
            </div>
            {children}
          </Stack>
        </Paper>
        <Text size="sm" ta="center">
          <Anchor href="../docs">API reference</Anchor>
        </Text>
      </Stack>
    </Center>
  );
}
