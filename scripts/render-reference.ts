import {
  buildOpenApi,
  describeSchema,
  errorsOf,
  type JsonSchema,
  listSchemaFields,
  nameSchemaType,
  type Operation,
  type OperationName,
  operations,
  type SchemaField,
} from '@cartwright/contract';
import { resources } from '../packages/sdk/src/resources.ts';

interface Form {
  parameters?: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, { content?: { 'application/json': { schema: JsonSchema } } }>;
}

/** Every operation with its fields, as a page to read. */
export function renderReference(): string {
  const document = buildOpenApi({ url: 'http://127.0.0.1:3000', version: '' }) as {
    paths: Record<string, Record<string, Form>>;
  };
  const byTag = Object.groupBy(Object.entries<Operation>(operations), ([, operation]) => operation.tag);
  const sections = Object.entries(byTag).map(([tag, list = []]) => {
    const texts = list.map(([name, operation]) => {
      const [{ path, method }] = operation.forms;
      const form = document.paths[path]?.[method.toLowerCase()] as Form;
      return renderOperation(name as OperationName, operation, form);
    });
    return `## ${tag}\n\n${texts.join('\n')}`;
  });
  return `# Reference

Every operation, made from \`packages/contract\` by \`npm run reference\`. The rules behind them: [the interface](interface.md). Errors that every operation can give are in [errors](errors.md); only the others are listed here. Every path is also served below \`/v1\`.

${sections.join('\n')}`;
}

function renderOperation(name: OperationName, operation: Operation, form: Form): string {
  const body = form.requestBody?.content['application/json'].schema;
  const answer = form.responses[operation.success.status]?.content?.['application/json'].schema;
  const parameters = (form.parameters ?? []).filter((parameter) => parameter.in !== 'header');
  const input = [
    ...parameters.map(({ name, in: place, required, schema }) =>
      row({ path: name, schema, isRequired: required }, place),
    ),
    ...(body ? listSchemaFields(body) : []).map((field) => row(field)),
  ];
  const own = errorsOf(operation).filter((code) => operation.errors.includes(code));
  return [
    `### ${operation.summary}`,
    '',
    `${operation.forms.map(({ method, path }) => `\`${method} ${path}\``).join(' or ')} · SDK \`${methodOf(name)}\` · permission \`${operation.permission}\``,
    '',
    operation.description,
    '',
    ...(input.length > 0 ? ['| input | type | |', '|---|---|---|', ...input, ''] : []),
    `Answers ${operation.success.status}${answer?.properties ? ` with ${fieldNames(answer)}` : ''}.${own.length > 0 ? ` Errors: ${own.map((code) => `\`${code}\``).join(', ')}.` : ''}`,
    '',
  ].join('\n');
}

function row({ path, schema, isRequired }: SchemaField, place = ''): string {
  const notes = [isRequired ? '**required**' : '', place === 'path' ? 'in the path' : '', describeSchema(schema)];
  return `| \`${path}\` | ${nameSchemaType(schema)} | ${notes.filter(Boolean).join('; ').replaceAll('|', '\\|')} |`;
}

function fieldNames({ properties = {} }: JsonSchema): string {
  return Object.keys(properties)
    .map((name) => `\`${name}\``)
    .join(', ');
}

function methodOf(name: OperationName): string {
  for (const [resource, methods] of Object.entries(resources)) {
    for (const [method, operation] of Object.entries(methods)) if (operation === name) return `${resource}.${method}`;
  }
  return name;
}
