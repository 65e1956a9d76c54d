// The PostgreSQL server that comes with the service, used when DATABASE_URL is not set.
// Owns: the server's folder inside the data folder, its account, its port and its process.
// Invariant: one server per data folder. A process that finds it running uses it, one that finds it gone starts it
// again, and its address stays the same while any process uses it.
// Must never: delete or overwrite a database folder, or stop a server that another live process owns.
export {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
