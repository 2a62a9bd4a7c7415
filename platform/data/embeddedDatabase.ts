import { statfs } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { DataError } from './dataError.ts';
import { DatabaseUnavailable } from './outage.ts';

/**
 * Free disk space that PGlite needs, in bytes: two segments of its write-ahead log. PGlite crashes when there is no
 * space for the next segment.
 */
const MIN_FREE_BYTES = 32 * 1024 * 1024;
const REOPEN_INTERVAL_MS = 1000;

/**
 * The parts of Emscripten's file system with which PGlite's open files can be closed. PGlite's package has no types for
 * these parts.
 */
interface EmscriptenFiles {
  streams: (object | null | undefined)[];
  close(stream: object): void;
}

/**
 * A PGlite database that rejects all queries after a panic (a fatal error, for example on a full disk). A PostgreSQL
 * server would exit after a panic. PGlite continues without releasing the lock of its log, so that the next query would
 * block the process in an endless loop.
 */
class PanicAwarePGlite extends PGlite {
  hasPanicked = false;

  override async execProtocolStream(...args: Parameters<PGlite['execProtocolStream']>) {
    if (this.hasPanicked) throw new DatabaseUnavailable();
    try {
      return await super.execProtocolStream(...args);
    } catch (error) {
      this.hasPanicked = (error as { severity?: string }).severity === 'PANIC';
      throw error;
    }
  }

  /** Closes the database files without shutting PGlite down, because a shutdown would write to the disk. */
  releaseFiles(): void {
    const { FS } = this.Module as unknown as { FS: EmscriptenFiles };
    for (const stream of FS.streams) if (stream) FS.close(stream);
  }
}

/**
 * A PGlite database in a folder. After a panic (fatal error), queries throw `DatabaseUnavailable` until the disk has
 * space again and the folder is reopened.
 */
export class EmbeddedDatabase {
  readonly folder: string;
  #client: PanicAwarePGlite | undefined;
  #timer: NodeJS.Timeout | undefined;

  private constructor(folder: string, client: PanicAwarePGlite) {
    this.folder = folder;
    this.#client = client;
  }

  /** Opens the database. @throws DataError when the disk of the folder is full */
  static async open(folder: string): Promise<EmbeddedDatabase> {
    return new EmbeddedDatabase(folder, await openClient(folder));
  }

  query = ((...args: Parameters<PGlite['query']>) =>
    this.#run((client) => client.query(...args))) as PGlite['query'];
  exec: PGlite['exec'] = (...args) => this.#run((client) => client.exec(...args));
  transaction: PGlite['transaction'] = (run) => this.#run((client) => client.transaction(run));

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#client?.close();
  }

  async #run<Result>(operation: (client: PanicAwarePGlite) => Promise<Result>): Promise<Result> {
    const client = this.#client;
    if (client === undefined) throw new DatabaseUnavailable();
    try {
      return await operation(client);
    } finally {
      if (client.hasPanicked && client === this.#client) this.#discard(client);
    }
  }

  #discard(client: PanicAwarePGlite): void {
    this.#client = undefined;
    client.releaseFiles();
    writeLog(
      `The data in ${this.folder} cannot be written: the disk is full. They are reopened when there is space.`,
    );
    this.#scheduleReopen();
  }

  #scheduleReopen(): void {
    this.#timer = setTimeout(() => {
      openClient(this.folder).then(
        (client) => {
          this.#client = client;
          writeLog(`The data in ${this.folder} are open again.`);
        },
        () => this.#scheduleReopen(),
      );
    }, REOPEN_INTERVAL_MS);
  }
}

async function openClient(folder: string): Promise<PanicAwarePGlite> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < MIN_FREE_BYTES)
    throw new DataError(`The disk of ${folder} is full: the data need 32 MB of room.`);
  const client = new PanicAwarePGlite({ dataDir: folder });
  await client.waitReady;
  return client;
}

const writeLog = (message: string): void => void process.stderr.write(`${message}\n`);
