/** A PostgreSQL of this process alone. */
export interface Postgres {
  /** `postgres://…`, of a user who may do anything. */
  url: string;
  /** Stops the server for a while. */
  halt(): Promise<void>;
  /** Starts it again with what it had. */
  resume(): Promise<void>;
  /** Ends it and takes its files away. */
  stop(): Promise<void>;
}

/** @returns null where there is none and none can be installed */
export function startPostgres(): Promise<Postgres | null>;
