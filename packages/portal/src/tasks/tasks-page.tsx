import { Button, EmptyState, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { BagIcon, SearchIcon } from '../display/icons.tsx';
import { Moment } from '../display/moment.tsx';
import { PageHead } from '../display/page-head.tsx';
import { StatusBadge } from '../display/status-badge.tsx';
import { useSession } from '../session/use-session.ts';
import { forgetRecent, type RecentTask, readRecent } from './recent-tasks.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function TasksPage() {
  const { keyHint } = useSession();
  const [recent, setRecent] = useState(() => readRecent(keyHint));
  const forget = () => {
    forgetRecent(keyHint);
    setRecent([]);
  };
  return (
    <Stack gap="lg">
      <PageHead title="Tasks" text="A purchase at one merchant, from the request to the order." />
      <Stack gap="lg">
        <OpenTask />
        {recent.length === 0 ? (
          <Paper withBorder p="xl">
            <EmptyState
              icon={<BagIcon size={28} />}
              variant="light"
              title="No task opened yet"
              description="POST /checkout answers with a taskId. Paste it above to see what became of it."
            />
          </Paper>
        ) : (
          <section aria-label="Recently opened">
            <Group justify="space-between" mb="sm">
              <Title order={2} size="h4">
                Recently opened
              </Title>
              <Button size="compact-sm" variant="subtle" color="gray" onClick={forget}>
                Forget these
              </Button>
            </Group>
            <Stack gap="xs">
              {recent.map((task) => (
                <RecentCard key={task.taskId} task={task} />
              ))}
            </Stack>
          </section>
        )}
      </Stack>
    </Stack>
  );
}

function OpenTask() {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [, go] = useLocation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const id = typed.trim().toLowerCase();
    if (uuid.test(id)) go(`/tasks/${id}`);
    else setError('A task id looks like 01890a5d-ac96-774b-bcce-b302099a8057.');
  };
  return (
    <Paper withBorder p="md">
      <form onSubmit={submit}>
        <Group align="flex-end" gap="xs">
          <TextInput
            flex="1 1 18rem"
            label="Task id"
            placeholder="01890a5d-ac96-774b-bcce-b302099a8057"
            leftSection={<SearchIcon size={16} />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(null);
            }}
            aria-invalid={error !== null}
            aria-describedby={error ? 'task-id-error' : undefined}
            spellCheck={false}
          />
          <Button type="submit">Open</Button>
        </Group>
        {error && (
          <Text id="task-id-error" size="sm" c="red" mt="xs" role="alert">
            {error}
          </Text>
        )}
      </form>
    </Paper>
  );
}

function RecentCard({ task }: { task: RecentTask }) {
  return (
    <Paper withBorder px="md" py="sm" component={Link} href={`/tasks/${task.taskId}`} className="card-link">
      <Group justify="space-between" gap="xs">
        <Stack gap={0}>
          <Text fw={600} className="breakable">
            {task.merchant}
          </Text>
          <Text size="xs" c="dimmed" ff="monospace" className="breakable">
            {task.taskId}
          </Text>
        </Stack>
        <Group gap="sm">
          <Text size="sm" c="dimmed" component="div">
            opened <Moment at={task.openedAt} inherit />
          </Text>
          <StatusBadge status={task.status} />
        </Group>
      </Group>
    </Paper>
  );
}
