import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { ArrowIcon } from './icons.tsx';

export interface PageHeadProps {
  title: string;
  /** Shown beside the title. */
  badge?: ReactNode;
  text?: ReactNode;
  back?: { to: string; words: string };
  actions?: ReactNode;
}

export function PageHead({ title, badge, text, back, actions }: PageHeadProps) {
  useEffect(() => {
    document.title = `${title} · Cartwright`;
  }, [title]);
  return (
    <Stack gap={6}>
      {back && (
        <Anchor component={Link} href={back.to} size="sm" c="dimmed" w="fit-content">
          <Group gap={4} component="span">
            <ArrowIcon size={14} />
            {back.words}
          </Group>
        </Anchor>
      )}
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={6} flex="1 1 16rem">
          <Group gap="sm" className="breakable">
            <Title order={1} size="h2">
              {title}
            </Title>
            {badge}
          </Group>
          {text && (
            <Text c="dimmed" component="div">
              {text}
            </Text>
          )}
        </Stack>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
    </Stack>
  );
}
