import { statfs } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { DataError } from './dataError.ts';
import { DatabaseAway } from './outage.ts';

/** Two segments of the log: without room for one, PGlite panics. */
const ROOM_BYTES = 32 * 1024 * 1024;
const TRY_EVERY_MS = 1000;

/** What is used of Emscripten's, whose types are not here. */
interface EmscriptenFiles {
  streams: (object | null | undefined)[];
  close(stream: object): void;
}

/**
 * PGlite that is not asked again once it panicked, as it does where the disk is full. A server would end itself there;
 * PGlite lives on, holds the lock of its log for ever, and the next query turns round waiting for it, with the process.
 */
class MortalPGlite extends PGlite {
  isDead = false;

  override async execProtocolStream(...asked: Parameters<PGlite['execProtocolStream']>) {
    if (this.isDead) throw new DatabaseAway();
    try {
      return await super.execProtocolStream(...asked);
    } catch (error) {
      this.isDead = (error as { severity?: string }).severity === 'PANIC';
      throw error;
    }
  }

  /** Lets go of the files and nothing else: an orderly end would write. */
  abandon(): void {
    const { FS } = this.Module as unknown as { FS: EmscriptenFiles };
    for (const stream of FS.streams) if (stream) FS.close(stream);
  }
}

/** PGlite on a folder. After a panic every query is a `DatabaseAway`, until there is room and it is opened again. */
export class Embedded {
  readonly folder: string;
  #client: MortalPGlite | undefined;
  #timer: NodeJS.Timeout | undefined;

  private constructor(folder: string, client: MortalPGlite) {
    this.folder = folder;
    this.#client = client;
  }

  /** @throws DataError where the folder has no room to write */
  static async open(folder: string): Promise<Embedded> {
    return new Embedded(folder, await openClient(folder));
  }

  query = ((...asked: Parameters<PGlite['query']>) =>
    this.#ask((client) => client.query(...asked))) as PGlite['query'];
  exec: PGlite['exec'] = (...asked) => this.#ask((client) => client.exec(...asked));
  transaction: PGlite['transaction'] = (run) => this.#ask((client) => client.transaction(run));

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#client?.close();
  }

  async #ask<Answer>(ask: (client: MortalPGlite) => Promise<Answer>): Promise<Answer> {
    const client = this.#client;
    if (client === undefined) throw new DatabaseAway();
    try {
      return await ask(client);
    } finally {
      if (client.isDead && client === this.#client) this.#bury(client);
    }
  }

  #bury(client: MortalPGlite): void {
    this.#client = undefined;
    client.abandon();
    say(
      `The data in ${this.folder} cannot be written: the disk is full. Opened again once it is not.`,
    );
    this.#openLater();
  }

  #openLater(): void {
    this.#timer = setTimeout(() => {
      openClient(this.folder).then(
        (client) => {
          this.#client = client;
          say(`The data in ${this.folder} are open again.`);
        },
        () => this.#openLater(),
      );
    }, TRY_EVERY_MS);
  }
}

async function openClient(folder: string): Promise<MortalPGlite> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < ROOM_BYTES)
    throw new DataError(`The disk of ${folder} is full: the data need 32 MB of room.`);
  const client = new MortalPGlite({ dataDir: folder });
  await client.waitReady;
  return client;
}

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
