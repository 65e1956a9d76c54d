import type { TestLink } from '@cartwright/sdk';
import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { Section } from '../display/section.tsx';
import { useSession } from '../session/use-session.ts';

const colours = { open: 'green', used: 'blue', expired: 'gray', revoked: 'gray' } as const;

export function TestLinkList() {
  const { client } = useSession();
  const links = useQuery({
    queryKey: ['test-links'],
    queryFn: () => client.testLinks.list().then((answer) => answer.links),
  });
  return (
    <Section title="Shared links">
      <Loaded query={links} rows={1}>
        {(list) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed">
              None yet. “Share as a link” makes a page on which somebody without an account can run this one test order
              and watch it.
            </Text>
          ) : (
            <Stack gap="sm">
              {list.map((link) => (
                <LinkRow key={link.linkId} link={link} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}

function LinkRow({ link }: { link: TestLink }) {
  const { client, may } = useSession();
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => client.testLinks.revoke({ linkId: link.linkId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['test-links'] }),
  });
  const isUsable = link.state === 'open' || link.state === 'used';
  return (
    <Group justify="space-between" align="flex-start">
      <Stack gap={2} flex="1 1 14rem">
        <Group gap="xs">
          <Badge color={colours[link.state]}>{link.state}</Badge>
          <Text size="sm" c="dimmed" component="div">
            made <Moment at={link.createdAt} inherit />
            {isUsable && (
              <>
                , expires <Moment at={link.expiresAt} inherit />
              </>
            )}
          </Text>
        </Group>
        <Text size="sm" className="breakable">
          {link.urls.join(', ').replaceAll(/https?:\/\//g, '')}
        </Text>
      </Stack>
      <Group gap="xs">
        {link.taskIds.map((taskId) => (
          <Anchor key={taskId} component={Link} href={`/orders/${taskId}`} size="sm">
            Its order
          </Anchor>
        ))}
        {isUsable && may('checkout:write') && (
          <Button size="xs" variant="default" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            Revoke
          </Button>
        )}
      </Group>
    </Group>
  );
}
