/** As much of a JSON schema as pages about the API show. */
export interface JsonSchema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  default?: unknown;
}

export interface SchemaField {
  /** `items[].url`, as a person would write it. */
  path: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** Every field of an object, and of the objects in it, in the order of the schema. Choices are listed side by side. */
export function listSchemaFields(schema: JsonSchema, parent = ''): SchemaField[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    const isRequired = schema.required?.includes(name) ?? false;
    return [{ path, schema: property, isRequired }, ...listSchemaFields(property, path)];
  });
  const inner = schema.items ? listSchemaFields(schema.items, `${parent}[]`) : [];
  const choices = (schema.anyOf ?? schema.oneOf ?? []).flatMap((choice) => listSchemaFields(choice, parent));
  const known = new Set<string>();
  return [...own, ...inner, ...choices].filter(({ path }) => !known.has(path) && known.add(path));
}

/** `string`, `list of object`, `uri or null`. */
export function nameSchemaType(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(nameSchemaType))].join(' or ');
  if (schema.items) return `list of ${nameSchemaType(schema.items)}`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any');
  return schema.format && type === 'string' ? schema.format : type;
}

/** What it is for, what it may be, and what it is when left out. */
export function describeSchema(schema: JsonSchema): string {
  const parts = [
    schema.description,
    schema.enum && `one of ${schema.enum.join(', ')}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    // The bounds of every whole number say nothing.
    schema.minimum !== undefined && schema.minimum > -1e15 && `at least ${schema.minimum}`,
    schema.maximum !== undefined && schema.maximum < 1e15 && `at most ${schema.maximum}`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.maxItems !== undefined && `at most ${schema.maxItems}`,
  ];
  return parts.filter(Boolean).join('; ');
}
