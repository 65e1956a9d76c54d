#!/usr/bin/env node
import { createClient } from '@cartwright/sdk';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import packageJson from '../package.json' with { type: 'json' };
import { createMcpServer } from './create-mcp-server.ts';

/** The server on standard input and output, for hosts that start it as a program. */
const { CARTWRIGHT_URL: url = 'http://127.0.0.1:3000', CARTWRIGHT_API_KEY: apiKey } = process.env;
if (!apiKey) {
  // Standard output belongs to the protocol.
  process.stderr.write('Set CARTWRIGHT_API_KEY to a key of the service, and CARTWRIGHT_URL to its address.\n');
  process.exit(2);
}
await createMcpServer(createClient({ url, apiKey }), packageJson).connect(new StdioServerTransport());
