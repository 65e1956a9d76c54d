import { roles } from '@cartwright/contract';
import type { Member, MemberLink, Role } from '@cartwright/sdk';
import { Badge, Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AskFirst } from '../display/ask-first.tsx';
import { FailureAlert } from '../display/failure-alert.tsx';
import { PlusIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { Moment } from '../display/moment.tsx';
import { OnceDialog } from '../display/once-dialog.tsx';
import { PageHead } from '../display/page-head.tsx';
import { useSession } from '../session/use-session.ts';
import { InviteForm } from './invite-form.tsx';
import { roleWords } from './role-words.ts';

export function MembersPage() {
  const { client, may } = useSession();
  const members = useQuery({
    queryKey: ['members'],
    queryFn: () => client.members.list().then((answer) => answer.members),
  });
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<MemberLink | null>(null);
  return (
    <Stack gap="lg">
      <PageHead
        title="Members"
        text="The people in this account, the same in test and live mode."
        actions={
          may('account:write') && (
            <Button leftSection={<PlusIcon size={16} />} onClick={() => setInviting(true)}>
              Invite someone
            </Button>
          )
        }
      />
      <Loaded query={members}>
        {(list) => list.map((member) => <MemberCard key={member.memberId} member={member} onLink={setLink} />)}
      </Loaded>
      {isInviting && (
        <InviteForm
          onClose={() => setInviting(false)}
          onInvited={(made) => {
            setInviting(false);
            setLink(made);
          }}
        />
      )}
      <OnceDialog
        title="A link to hand over"
        label="Link"
        secret={link?.link ?? null}
        onClose={() => setLink(null)}
        warning="It works once and is not shown again. Send it only to this person."
      >
        Send it to {link?.member.email}. Whoever opens it chooses a password and is signed in
        {link && (
          <>
            ; it expires <Moment at={link.expiresAt} inherit />
          </>
        )}
        .
      </OnceDialog>
    </Stack>
  );
}

function MemberCard({ member, onLink }: { member: Member; onLink(link: MemberLink): void }) {
  const { client, may, member: me, refresh } = useSession();
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const onSettled = () => void queries.invalidateQueries({ queryKey: ['members'] });
  const { memberId } = member;
  const change = useMutation({
    mutationFn: (role: Role) => client.members.update({ memberId, role }),
    onSettled: () => {
      onSettled();
      if (memberId === me.memberId) refresh();
    },
  });
  const renew = useMutation({ mutationFn: () => client.members.renewLink({ memberId }), onSuccess: onLink });
  const remove = useMutation({ mutationFn: () => client.members.remove({ memberId }), onSettled });
  const name = member.name || member.email;
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" align="flex-start">
        <Stack gap={4} flex="1 1 14rem">
          <Group gap="xs">
            <Text fw={600} className="breakable">
              {name}
            </Text>
            {memberId === me.memberId && <Badge color="gray">You</Badge>}
            {member.isOperator && <Badge color="blue">Operator</Badge>}
            {member.state === 'invited' && <Badge color="orange">Invited</Badge>}
            {member.hasSecondFactor && <Badge color="green">Second factor</Badge>}
          </Group>
          <Text size="sm" c="dimmed" component="div" className="breakable">
            {member.email} ·{' '}
            {member.lastSignInAt ? (
              <>
                last signed in <Moment at={member.lastSignInAt} inherit />
              </>
            ) : (
              'never signed in'
            )}
          </Text>
        </Stack>
        {may('account:write') ? (
          <Group gap="xs" align="flex-end">
            <NativeSelect
              size="xs"
              aria-label={`Role of ${name}`}
              data={roles.map((role) => ({ value: role, label: roleWords[role].name }))}
              value={member.role}
              disabled={change.isPending}
              onChange={(event) => change.mutate(event.currentTarget.value as Role)}
            />
            <Button size="xs" variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
              New link<span className="only-read"> for {name}</span>
            </Button>
            <Button size="xs" variant="default" c="red" onClick={() => setRemoving(true)}>
              Remove<span className="only-read"> {name}</span>
            </Button>
          </Group>
        ) : (
          <Badge color="gray">{roleWords[member.role].name}</Badge>
        )}
      </Group>
      {(change.error ?? renew.error) && <FailureAlert error={change.error ?? renew.error} />}
      <AskFirst
        title={`Remove ${name}?`}
        action="Remove"
        colour="red"
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        onAgreed={() => remove.mutate(undefined, { onSuccess: () => setRemoving(false) })}
        isPending={remove.isPending}
        error={remove.error}
      >
        <Text size="sm">{name} is signed out everywhere at once. Keys that they made go on working.</Text>
      </AskFirst>
    </Paper>
  );
}
