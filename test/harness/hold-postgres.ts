// A process that holds an embedded PostgreSQL until it is stopped: node hold-postgres.ts MODULE DATA_DIR
const [module = '', dataDir = ''] = process.argv.slice(2);
const { startEmbeddedPostgres }: typeof import('../../src/platform/embedded-postgres/index.ts') = await import(module);
try {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const keepAlive = setInterval(() => {}, 60_000);
  process.once('SIGTERM', async () => {
    clearInterval(keepAlive);
    await server.stop();
  });
  process.stdout.write(`${JSON.stringify({ url: server.url, serverPid: server.pid })}\n`);
} catch (error) {
  process.stderr.write((error as Error).message);
  process.exitCode = 1;
}
