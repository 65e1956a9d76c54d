import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses: the portal also works where a proxy puts the service below a path of its own.
  base: './',
  oxc: { jsx: { runtime: 'automatic' } },
  // The server puts a fresh value here with every page, so that only styles of this page are applied.
  html: { cspNonce: 'PAGE_NONCE' },
  // Of the many warnings about directives for other bundlers none is news.
  logLevel: 'error',
  build: {
    chunkSizeWarningLimit: 1000,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // From the contract only words are needed here, not the schemas, which would bring zod along.
      treeshake: { moduleSideEffects: [{ test: /packages\/contract\//, sideEffects: false }] },
    },
  },
});
