import { defineConfig, type Plugin } from 'vite';

/**
 * The client is made from the contract's table of operations. Here it needs methods and paths, not schemas, which would
 * bring zod along: the table that is bundled keeps of a schema only which fields it cannot do without.
 */
function slimOperations(): Plugin {
  return {
    name: 'slim-operations',
    async load(id) {
      if (!id.endsWith('/contract/src/operations.ts')) return null;
      const { operations } = await import('@cartwright/contract');
      const { z } = await import('zod');
      const slim = (schema: unknown) => {
        if (!schema) return 'undefined';
        const { required = [] } = z.toJSONSchema(schema as never, { io: 'input', unrepresentable: 'any' });
        return `needs(${JSON.stringify(required)})`;
      };
      const lines = Object.entries(operations).map(([name, { budget, forms }]) => {
        const parts = (forms as readonly { method: string; path: string; params?: unknown; body?: unknown }[]).map(
          ({ method, path, params, body }) =>
            `{method:'${method}',path:'${path}',params:${slim(params)},body:${slim(body)}}`,
        );
        return `${name}:{budget:'${budget}',forms:[${parts.join()}]}`;
      });
      return `const needs = (names) => ({ safeParse: (input) => ({ success: names.every((name) => name in input) }) });
export const operations = {${lines.join(',\n')}};`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the portal also works where a proxy serves the service below a path.
  base: './',
  plugins: [slimOperations()],
  oxc: { jsx: { runtime: 'automatic' } },
  // The server puts a fresh value here with every page, so that only styles of this page are applied.
  html: { cspNonce: 'PAGE_NONCE' },
  // Hides many warnings about directives for other bundlers.
  logLevel: 'error',
  build: {
    chunkSizeWarningLimit: 1000,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // From the contract only words are needed here, not the schemas.
      treeshake: { moduleSideEffects: [{ test: /packages\/contract\//, sideEffects: false }] },
    },
  },
});
