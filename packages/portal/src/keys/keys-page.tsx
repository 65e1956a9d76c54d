import type { ApiKeyCreated, ApiKeyView } from '@cartwright/sdk';
import { Badge, Button, Code, EmptyState, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { AskFirst } from '../display/ask-first.tsx';
import { KeyIcon, PlusIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { OnceDialog } from '../display/once-dialog.tsx';
import { PageHead } from '../display/page-head.tsx';
import { useSession } from '../session/use-session.ts';
import { KeyForm } from './key-form.tsx';

export function KeysPage() {
  const { client, mode, may, account } = useSession();
  const keys = useQuery({ queryKey: ['keys'], queryFn: () => client.keys.list().then((answer) => answer.keys) });
  const [isAdding, setAdding] = useState(false);
  const [made, setMade] = useState<ApiKeyCreated | null>(null);
  const isBarred = mode === 'live' && account.goLive.state !== 'approved';
  const add = may('keys:write') && !isBarred && (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAdding(true)}>
      Make a key
    </Button>
  );
  return (
    <Stack gap="lg">
      <PageHead
        title="API keys"
        text={`Your programs send one in the header X\u2011API\u2011Key. These are the keys of ${mode} mode.`}
        actions={keys.data?.length ? add : null}
      />
      <Loaded query={keys}>
        {(list) =>
          list.length === 0 ? (
            <Paper withBorder p="xl">
              <EmptyState
                icon={<KeyIcon size={28} />}
                variant="light"
                title={isBarred ? 'Live keys come after going live' : 'No keys yet'}
                description={
                  isBarred
                    ? 'Ask to go live first. As soon as the request is approved you can make live keys here.'
                    : 'Make a key and give it to the program that will buy.'
                }
              >
                <EmptyState.Actions>
                  {isBarred ? (
                    <Button component={Link} href="/go-live" variant="default">
                      Go live
                    </Button>
                  ) : (
                    add
                  )}
                </EmptyState.Actions>
              </EmptyState>
            </Paper>
          ) : (
            list.map((key) => <KeyCard key={key.keyId} apiKey={key} />)
          )
        }
      </Loaded>
      {isAdding && (
        <KeyForm
          onClose={() => setAdding(false)}
          onMade={(key) => {
            setAdding(false);
            setMade(key);
          }}
        />
      )}
      <OnceDialog title="The new key" label="API key" secret={made?.key ?? null} onClose={() => setMade(null)}>
        Send it as <Code>X-API-Key</Code> with every request.
      </OnceDialog>
    </Stack>
  );
}

function KeyCard({ apiKey }: { apiKey: ApiKeyView }) {
  const { client, may } = useSession();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const revoke = useMutation({
    mutationFn: () => client.keys.revoke({ keyId: apiKey.keyId }),
    onSuccess: () => {
      setAsking(false);
      void queries.invalidateQueries({ queryKey: ['keys'] });
    },
  });
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start">
        <Stack gap={6} flex="1 1 16rem">
          <Group gap="xs">
            <Text fw={600} className="breakable">
              {apiKey.name}
            </Text>
            {apiKey.revokedAt && <Badge color="gray">Revoked</Badge>}
          </Group>
          <Code w="fit-content">{apiKey.hint}</Code>
          <Group gap={6}>
            {apiKey.permissions.map((permission) => (
              <Badge key={permission} color="gray" size="sm">
                {permission}
              </Badge>
            ))}
          </Group>
          <Text size="sm" c="dimmed" component="div">
            Made <Moment at={apiKey.createdAt} inherit /> ·{' '}
            {apiKey.lastUsedAt ? (
              <>
                last used <Moment at={apiKey.lastUsedAt} inherit />
              </>
            ) : (
              'never used'
            )}
            {apiKey.revokedAt && (
              <>
                {' '}
                · revoked <Moment at={apiKey.revokedAt} inherit />
              </>
            )}
          </Text>
        </Stack>
        {may('keys:write') && !apiKey.revokedAt && (
          <Button variant="default" size="xs" c="red" onClick={() => setAsking(true)}>
            Revoke<span className="only-read"> {apiKey.name}</span>
          </Button>
        )}
      </Group>
      <AskFirst
        title={`Revoke “${apiKey.name}”?`}
        action="Revoke the key"
        colour="red"
        opened={isAsking}
        onClose={() => setAsking(false)}
        onAgreed={() => revoke.mutate()}
        isPending={revoke.isPending}
        error={revoke.error}
      >
        <Text size="sm">Every program that uses it is refused from this moment on. This cannot be undone.</Text>
      </AskFirst>
    </Paper>
  );
}
