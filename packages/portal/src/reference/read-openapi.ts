/** As much of an OpenAPI document as the reference shows. */
export interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
}

interface Form {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Form>>;
}

export interface ReferenceOperation {
  id: string;
  tag: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  body: Schema | null;
  success: Schema | null;
}

/** Each operation once, by its first path: aliases and versioned paths answer alike. */
export function listOperations({ paths }: OpenApiDocument): ReferenceOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, form]) => !/(Alias\d+)?(V1)?$/.exec(form.operationId)?.[0])
      .map(([method, form]) => {
        const success = Object.entries(form.responses).find(([status]) => status.startsWith('2'))?.[1];
        return {
          id: form.operationId,
          tag: form.tags[0] ?? '',
          method: method.toUpperCase(),
          path,
          summary: form.summary,
          description: form.description.replaceAll('`', ''),
          body: form.requestBody?.content['application/json']?.schema ?? null,
          success: success?.content?.['application/json']?.schema ?? null,
        };
      }),
  );
}

export interface Field {
  path: string;
  type: string;
  isRequired: boolean;
  text: string;
}

export function listFields(schema: Schema, parent = ''): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    return [{ path, type: typeOf(property), isRequired, text: describe(property) }, ...listFields(property, path)];
  });
  const inner = schema.items ? listFields(schema.items, `${parent}[]`) : [];
  const choices = (schema.anyOf ?? schema.oneOf ?? []).flatMap((choice) => listFields(choice, parent));
  const known = new Set<string>();
  return [...own, ...inner, ...choices].filter(({ path }) => !known.has(path) && known.add(path));
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any');
  return schema.format && type === 'string' ? schema.format : type;
}

function describe(schema: Schema): string {
  const parts = [
    schema.description,
    schema.enum && `one of ${schema.enum.join(', ')}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
  ];
  return parts.filter(Boolean).join('; ');
}
