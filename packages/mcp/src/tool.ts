import type { Client } from '@cartwright/sdk';
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';

/** A tool is a value: what it is called, what goes in, what comes out, and the call that it makes. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  run(client: Client, input: z.infer<Input>): Promise<z.infer<Output>>;
}

/** Keeps the types of input and output together while a tool is written down. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}

export const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: true };
