/**
 * Cartwright for agents over the Model Context Protocol. Each tool is a value in `tools/`, and calls the HTTP API.
 * A purchase needs a maximum total, and waits for confirmation unless the caller says otherwise.
 * It must never hold a card number, nor have rights beyond those of the caller's key.
 */
export { answerMcpRequest } from './answer-mcp-request.ts';
export { createMcpServer } from './create-mcp-server.ts';
export { tools } from './tools/index.ts';
