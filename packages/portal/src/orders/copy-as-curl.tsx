import type { CheckoutTask } from '@cartwright/sdk';
import { Button, Code, Group, Menu, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { serviceUrl } from '../api/portal-client.ts';
import { CopyButton } from '../display/copy-button.tsx';
import { type CurlKind, curlFor, curlKinds } from './write-curl.ts';

/** The same calls for a terminal or a program. */
export function CopyAsCurl({ task }: { task: CheckoutTask }) {
  const [kind, setKind] = useState<CurlKind | null>(null);
  const command = kind && curlFor(kind, task, serviceUrl);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">As curl</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {Object.entries(curlKinds).map(([name, words]) => (
            <Menu.Item key={name} onClick={() => setKind(name as CurlKind)}>
              {words}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Modal opened={kind !== null} onClose={() => setKind(null)} title={kind && curlKinds[kind]} size="xl">
        <Stack>
          <Text size="sm" c="dimmed">
            Put one of your API keys into KEY first. Card numbers are masked here: put them back where an order needs
            them.
          </Text>
          <Code block className="breakable">
            {command}
          </Code>
          <Group justify="flex-end">{command && <CopyButton text={command}>Copy</CopyButton>}</Group>
        </Stack>
      </Modal>
    </>
  );
}
