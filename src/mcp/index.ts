/**
 * Serves agents over the Model Context Protocol at /mcp, with the caller's own API key.
 * Invariant: every tool call is a request to this service's own API, so the usual permissions and limits apply.
 * It must never reach into another domain: what an agent can do is what the API lets its key do.
 * Covered by test/e2e/mcp.test.ts.
 */
export { mcpRoutes } from './routes.ts';
