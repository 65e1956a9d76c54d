import type { JsonSchema } from '@cartwright/contract';

interface Form {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
}

/** As much of an OpenAPI document as the reference shows. */
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
  body: JsonSchema | null;
  success: JsonSchema | null;
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
