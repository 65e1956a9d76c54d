import type { Client } from '@cartwright/sdk';
import type { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';

/** A tool is a value: its name, its input, its output, and the call that it makes. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  annotations: ToolAnnotations;
  run(client: Client, input: z.infer<Input>): Promise<z.infer<Output>>;
}

/** Infers the types of a tool's input and output together. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: Tool<Input, Output>,
): Tool<Input, Output> {
  return tool;
}

export const readOnly: ToolAnnotations = { readOnlyHint: true, openWorldHint: true };
