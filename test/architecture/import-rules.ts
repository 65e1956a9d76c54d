/** Who may import whom. To allow something new, change this table, and say in the commit why the arrow is right. */

export const layers: Readonly<Record<string, readonly string[]>> = {
  platform: [],
  words: ['platform'],
  engine: ['platform'],
  browser: ['platform'],
  accounts: ['platform'],
  webhooks: ['platform'],
  payments: ['platform', 'engine', 'webhooks'],
  'product-page': ['platform', 'words'],
  catalog: ['platform', 'words', 'engine', 'browser', 'product-page'],
  orders: ['platform'],
  agent: ['platform', 'words', 'browser', 'orders', 'product-page'],
  mcp: ['platform'],
  checkouts: ['platform', 'engine', 'webhooks', 'payments', 'catalog', 'orders', 'agent'],
};

/** Below all domains, and read file by file: they have no index. */
export const foundations: readonly string[] = ['platform', 'words'];

/**
 * Rooms of a domain, from the top: a room imports only rooms below it. Files directly in the domain's folder are above
 * all its rooms. Every folder of such a domain is in its list.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  agent: [
    'placing',
    'checkout',
    'cart',
    'proof',
    'review',
    'refusals',
    'reader',
    'actions',
    'safety',
    'card',
    'view',
    'run',
    'model',
    'recipes',
    'platforms',
    'spelling',
    'perception',
    'quiet',
  ],
  'agent/perception': ['amounts', 'page-kinds', 'controls', 'fields', 'snapshot', 'in-page', 'fitted', 'seen'],
};

/** Files directly in src/: the wiring. */
export const wiring = [
  'app.ts',
  'open-parts.ts',
  'mount-api.ts',
  'start-work.ts',
  'main.ts',
  'config.ts',
  'load-browser.ts',
];

/** Libraries that only some places may touch. A place is a folder of src/, or a file by the end of its name. */
export const guardedLibraries: readonly { library: RegExp; allowed: readonly (string | RegExp)[] }[] = [
  { library: /^playwright-core/, allowed: ['browser', 'agent'] },
  { library: /^pg$/, allowed: ['platform'] },
  { library: /^pg-boss$/, allowed: ['engine'] },
  { library: /^fastify$/, allowed: ['platform', 'mcp', 'app.ts', 'mount-api.ts', /routes\.ts$/] },
];

/** Folders inside a domain that nobody outside it may reach, not even through a longer path. */
export const privateFolders: readonly { folder: string; only: string }[] = [
  { folder: 'payments/vault', only: 'payments' },
];

/**
 * Neither may import the other, in whatever direction: drawn shops measure the agent only as long as nobody writes their
 * habits from what it reads, or its rules from what they are.
 */
export const strangers: readonly (readonly [string, string])[] = [['packages/mall/generated', 'src/agent']];
