import type { WebhookAuthView, WebhookScheme } from '@cartwright/sdk';
import { Alert, Fieldset, NativeSelect, PasswordInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { useSession } from '../session/use-session.ts';
import { describeAuth } from './describe-auth.ts';
import type { EndpointDraft } from './endpoint-draft.ts';
import { HeaderFields } from './header-fields.tsx';

export interface AuthFieldsProps {
  draft: EndpointDraft;
  set(changes: Partial<EndpointDraft>): void;
  about(path: string): string | undefined;
  current: WebhookAuthView | null;
}

const schemeWords: Record<WebhookScheme, string> = {
  basic: 'Basic: user name and password',
  oauth2: 'OAuth 2: client credentials',
  headers: 'Custom headers',
  none: 'None (testing only)',
};

/** How deliveries authenticate themselves, in addition to the signature that each carries. */
export function AuthFields({ draft, set, about, current }: AuthFieldsProps) {
  const { mode } = useSession();
  const schemes = (Object.keys(schemeWords) as WebhookScheme[]).filter((one) => mode === 'test' || one !== 'none');
  return (
    <Fieldset legend="Authentication" radius="md">
      <Stack>
        <NativeSelect
          label="Scheme"
          value={draft.scheme}
          onChange={(event) => set({ scheme: event.currentTarget.value as EndpointDraft['scheme'] })}
          error={about('auth') ?? about('auth.scheme')}
          data={[
            ...(current ? [{ value: 'keep', label: `Keep: ${describeAuth(current)}` }] : []),
            ...schemes.map((value) => ({ value, label: schemeWords[value] })),
          ]}
        />
        {draft.scheme === 'basic' && <BasicFields draft={draft} set={set} about={about} />}
        {draft.scheme === 'oauth2' && <OAuthFields draft={draft} set={set} about={about} />}
        {draft.scheme === 'headers' && <HeaderFields draft={draft} set={set} about={about} />}
        {draft.scheme === 'none' && (
          <Alert color="yellow">Anyone who knows the URL can send to it. Check the signature of every delivery.</Alert>
        )}
      </Stack>
    </Fieldset>
  );
}

type FieldsProps = Omit<AuthFieldsProps, 'current'>;
type TextField = 'username' | 'password' | 'tokenUrl' | 'clientId' | 'clientSecret' | 'scope' | 'audience';

/** What every field needs: its value, how to change it, and what the service says about it. */
function bind({ draft, set, about }: FieldsProps, field: TextField) {
  return {
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set({ [field]: event.currentTarget.value }),
    error: about(`auth.${field}`),
    autoComplete: 'off',
    spellCheck: false,
  };
}

function BasicFields(props: FieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextInput label="User name" {...bind(props, 'username')} required />
      <PasswordInput label="Password" {...bind(props, 'password')} autoComplete="new-password" required />
    </SimpleGrid>
  );
}

function OAuthFields(props: FieldsProps) {
  const { draft, set } = props;
  return (
    <Stack>
      <TextInput label="Token URL" type="url" {...bind(props, 'tokenUrl')} required />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput label="Client id" {...bind(props, 'clientId')} required />
        <PasswordInput label="Client secret" {...bind(props, 'clientSecret')} autoComplete="new-password" required />
        <TextInput label="Scope" {...bind(props, 'scope')} />
        <TextInput label="Audience" {...bind(props, 'audience')} />
      </SimpleGrid>
      <NativeSelect
        label="Client credentials are sent"
        value={draft.clientAuth}
        onChange={(event) => set({ clientAuth: event.currentTarget.value as 'header' | 'body' })}
        data={[
          { value: 'header', label: 'in the Authorization header' },
          { value: 'body', label: 'in the request body' },
        ]}
      />
    </Stack>
  );
}
