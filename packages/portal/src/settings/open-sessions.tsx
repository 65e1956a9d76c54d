import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callPortal } from '../api/portal-client.ts';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { describeBrowser } from './describe-browser.ts';

interface OpenSession {
  userAgent: string;
  createdAt: string;
  lastSeenAt: string;
  isThisOne: boolean;
}

export function OpenSessions() {
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: () =>
      callPortal<{ sessions: OpenSession[] }>({ method: 'GET', path: 'profile/sessions' }).then(
        (answer) => answer.sessions,
      ),
  });
  const end = useMutation({
    mutationFn: () => callPortal({ method: 'DELETE', path: 'profile/sessions' }),
    onSettled: () => void sessions.refetch(),
  });
  return (
    <Loaded query={sessions} rows={1}>
      {(list) => (
        <Stack gap="xs" align="flex-start">
          {list.map((session) => (
            <Group key={`${session.createdAt} ${session.userAgent}`} gap="xs">
              <Text size="sm">{describeBrowser(session.userAgent)}</Text>
              {session.isThisOne && <Badge color="green">This one</Badge>}
              <Text size="sm" c="dimmed" component="div">
                active <Moment at={session.lastSeenAt} inherit />
              </Text>
            </Group>
          ))}
          {list.length > 1 && (
            <Button size="xs" variant="default" loading={end.isPending} onClick={() => end.mutate()}>
              Sign out everywhere else
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
