// The PostgreSQL server that comes with the service, for whoever has not set DATABASE_URL.
// Owns: the server's folder inside the data folder, its account, its port and its process.
// Invariant: one server per data folder. Whoever finds it running uses it, whoever finds it gone starts it again,
// and its address stays the same for as long as anybody holds it.
// Must never: delete or overwrite a database folder, or stop a server that another live process owns.
export {
  type EmbeddedPostgres,
  type StartEmbeddedPostgresInput,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
