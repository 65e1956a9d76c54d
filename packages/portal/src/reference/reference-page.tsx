import { describeSchema, listSchemaFields, nameSchemaType, type SchemaField } from '@cartwright/contract';
import { Anchor, Badge, Code, Group, Stack, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serviceUrl } from '../api/portal-client.ts';
import { CopyIconButton } from '../display/copy-button.tsx';
import { SearchIcon } from '../display/icons.tsx';
import { Loaded } from '../display/loaded.tsx';
import { PageHead } from '../display/page-head.tsx';
import { Section } from '../display/section.tsx';
import { listOperations, type OpenApiDocument, type ReferenceOperation } from './read-openapi.ts';

/** The API reference, made from the document that the service publishes about itself. */
export function ReferencePage() {
  const [wanted, setWanted] = useState('');
  const reference = useQuery({
    queryKey: ['openapi'],
    queryFn: async () => {
      const response = await fetch(`${serviceUrl}/openapi.json`);
      if (!response.ok) throw new Error('The reference could not be read.');
      return listOperations((await response.json()) as OpenApiDocument);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const matches = ({ path, summary, id }: ReferenceOperation) =>
    `${path} ${summary} ${id}`.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <Stack gap="lg">
      <PageHead
        title="API reference"
        text={
          <>
            Every operation that this service answers.{' '}
            <Anchor href="../openapi.json" underline="always">
              openapi.json
            </Anchor>{' '}
            has it for programs,{' '}
            <Anchor href="../docs" underline="always">
              one page
            </Anchor>{' '}
            for printing.
          </>
        }
      />
      <TextInput
        label="Find an operation"
        placeholder="cancel, /webhooks, usage…"
        leftSection={<SearchIcon size={16} />}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <Loaded query={reference}>
        {(operations) => {
          const found = operations.filter(matches);
          if (found.length === 0) return <Text c="dimmed">No operation matches.</Text>;
          return [...Map.groupBy(found, ({ tag }) => tag)].map(([tag, list]) => (
            <Section key={tag} title={tag}>
              <Stack gap={6}>
                {list.map((operation) => (
                  <Operation key={operation.id} operation={operation} />
                ))}
              </Stack>
            </Section>
          ));
        }}
      </Loaded>
    </Stack>
  );
}

function Operation({ operation }: { operation: ReferenceOperation }) {
  const { method, path, summary, description, body, success } = operation;
  const curl = `curl ${method === 'GET' ? '' : `-X ${method} `}${serviceUrl}${path} -H "X-API-Key: $KEY"`;
  return (
    <details className="operation">
      <summary>
        <Badge color={method === 'GET' ? 'blue' : method === 'DELETE' ? 'red' : 'green'} w={72}>
          {method}
        </Badge>
        <span className="operation-name">
          <Code className="breakable">{path}</Code>
          <Text span size="sm">
            {summary}
          </Text>
        </span>
      </summary>
      <Stack gap="sm" mt="sm">
        <Text size="sm" className="pre-line">
          {description}
        </Text>
        <Group gap={4} wrap="nowrap">
          <Code className="breakable">{curl}</Code>
          <CopyIconButton text={curl} what="the curl command" />
        </Group>
        {body && <Fields title="Body" rows={listSchemaFields(body)} />}
        {success && <Fields title="Answer" rows={listSchemaFields(success)} />}
      </Stack>
    </details>
  );
}

function Fields({ title, rows }: { title: string; rows: SchemaField[] }) {
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section className="wide-table" tabIndex={0} aria-label={title}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Table fz="sm">
        <Table.Tbody>
          {rows.map(({ path, schema, isRequired }) => (
            <Table.Tr key={path}>
              <Table.Td>
                <Code>{path}</Code>
              </Table.Td>
              <Table.Td>
                {nameSchemaType(schema)}
                {!isRequired && (
                  <Text span c="dimmed" size="sm">
                    {' '}
                    optional
                  </Text>
                )}
              </Table.Td>
              <Table.Td>{describeSchema(schema)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}
