import { z } from 'zod';
import { apiErrors, errorBody } from './errors.ts';
import { errorsOf, type Operation, type OperationForm, versionPrefix } from './operation.ts';
import { operations } from './operations.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, made from the operations table alone. */
export function buildOpenApi(service: { url: string; version: string }): Json {
  const paths: Record<string, Json> = {};
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    for (const [index, form] of operation.forms.entries()) {
      for (const prefix of ['', versionPrefix]) {
        const id =
          index === 0 && prefix === '' ? name : `${name}${index > 0 ? `Alias${index}` : ''}${prefix ? 'V1' : ''}`;
        const path = prefix + form.path;
        paths[path] = { ...paths[path], [form.method.toLowerCase()]: describeForm(id, operation, form) };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cartwright',
      version: service.version,
      description: 'Buys things at online shops for other programs.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: service.url }],
    security: [{ apiKey: [] }],
    tags: [...new Set(Object.values(operations).map((operation) => operation.tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      schemas: { Error: jsonSchema(errorBody, 'output') },
    },
  };
}

function describeForm(operationId: string, operation: Operation, form: OperationForm): Json {
  const parameters = [...parametersOf(form.params, 'path'), ...parametersOf(form.query, 'query')];
  if (form.method === 'POST') {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Makes a retry safe: the same key with the same body returns the first answer again.',
      schema: { type: 'string', maxLength: 255 },
    });
  }
  return {
    operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: `${operation.description}\n\nNeeds the permission \`${operation.permission}\`.`,
    ...(parameters.length > 0 && { parameters }),
    ...(form.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(form.body, 'input') } } },
    }),
    responses: { ...successOf(operation), ...errorResponses(operation) },
  };
}

function successOf(operation: Operation): Json {
  const { status, body, description } = operation.success;
  if (status === 204) return { 204: { description } };
  return { [status]: { description, content: { 'application/json': { schema: jsonSchema(body, 'output') } } } };
}

function errorResponses(operation: Operation): Json {
  const byStatus = Object.groupBy(errorsOf(operation), (code) => apiErrors[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

/** Schemas are written inline, not as references, so that each operation can be read on its own. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}
