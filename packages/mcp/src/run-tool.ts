import { ApiError, CartwrightError, type Client } from '@cartwright/sdk';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Tool } from './tool.ts';

/** A refusal by the service becomes the tool's result, so that the model can correct itself. */
export async function runTool(tool: Tool, client: Client, input: Record<string, unknown>): Promise<CallToolResult> {
  try {
    const structuredContent = await tool.run(client, input);
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    if (!(error instanceof CartwrightError)) throw error;
    return { isError: true, content: [{ type: 'text', text: describe(error) }] };
  }
}

function describe(error: CartwrightError): string {
  if (!(error instanceof ApiError)) return error.message;
  const details = error.details.map((detail) => `\n- ${detail.path}: ${detail.message}`);
  return `${error.code}: ${error.message}${details.join('')}${error.requestId ? `\nRequest ${error.requestId}.` : ''}`;
}
