/** Builds and runs container images without a daemon, in storage that is deleted afterwards. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../files.mjs';

const runFile = promisify(execFile);
/** Packages of the base image: those of an official Node image that the images need, and nginx. */
const BASE_PACKAGES = ['nginx-light', 'libstdc++6', 'ca-certificates'];
const APT_SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list'];

/** A running process in a container. */
export interface ContainerProcess {
  exit: Promise<number | null>;
  readOutput: () => string;
  /** Sends a signal to the process of the entry point, as a container runtime does. */
  signal: (name: NodeJS.Signals) => void;
}

/** Properties of a container that `buildah inspect` prints. */
interface Inspection {
  Docker: { config: { Entrypoint: string[] } };
}

export interface RunOptions {
  env?: Readonly<Record<string, string>>;
  /** Arguments after the entry point of the image. */
  args?: readonly string[];
  /** Folders of this machine, by their path in the container. */
  volumes?: Readonly<Record<string, string>>;
}

export class Buildah {
  readonly #folder: string;
  readonly #running = new Set<() => void>();
  #runs = 0;

  /** @param folder temporary folder for images and containers */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Kills the processes of all containers. */
  killAll(): void {
    for (const kill of this.#running) kill();
  }

  async #call(...args: readonly string[]): Promise<string> {
    const { stdout } = await runFile('buildah', [...this.#storage, ...args], {
      cwd: ROOT,
      maxBuffer: 50_000_000,
    });
    return stdout.trim();
  }

  get #storage(): string[] {
    const folders = [
      '--root',
      join(this.#folder, 'storage'),
      '--runroot',
      join(this.#folder, 'run'),
    ];
    return ['--storage-driver', 'vfs', ...folders];
  }

  /** Builds the base image from packages of the Debian of this machine and its Node. */
  async buildBase(): Promise<void> {
    const sources = APT_SOURCES.find((file) => existsSync(file)) ?? '';
    const [, suite = ''] =
      /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8')) ?? [];
    const options = ['--variant=essential', '--quiet', `--include=${BASE_PACKAGES.join(',')}`];
    await runFile('mmdebstrap', [...options, suite, join(this.#folder, 'base.tar'), sources]);
    copyFileSync(process.execPath, join(this.#folder, 'node'));
    const file = join(this.#folder, 'Containerfile');
    writeFileSync(
      file,
      'FROM scratch\nADD base.tar /\nCOPY node /usr/local/bin/node\n' +
        'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\n',
    );
    await this.#call('bud', '--isolation=chroot', '-f', file, '-t', 'base', this.#folder);
  }

  /** Builds `deploy/{name}/Containerfile` on the base image. @param context folder of its files */
  async build(name: string, context: string): Promise<void> {
    const file = `deploy/${name}/Containerfile`;
    const base = ['--build-arg', 'BASE=localhost/base', '--pull-never', '--format', 'docker'];
    await this.#call('bud', '--isolation=chroot', ...base, '-f', file, '-t', name, context);
  }

  /** Creates a container of an image. @returns its name, and a function that runs the image's entry point in it */
  async create(image: string) {
    const container = await this.#call('from', '--pull-never', `localhost/${image}`);
    const inspection = JSON.parse(await this.#call('inspect', container)) as Inspection;
    const entry = inspection.Docker.config.Entrypoint;
    const run = (options: RunOptions = {}) => this.#start(container, entry, options);
    /** Runs a command as root and returns its output. */
    const runCommand = (...words: readonly string[]) =>
      this.#call('run', '--isolation=chroot', '--user', '0', container, '--', ...words);
    return { run, runCommand };
  }

  #start(container: string, entry: readonly string[], options: RunOptions): ContainerProcess {
    const { env = {}, args = [], volumes = {} } = options;
    const settings = [
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
      ...Object.entries(volumes).flatMap(([target, source]) => ['--volume', `${source}:${target}`]),
    ];
    this.#runs += 1;
    const outputFile = join(this.#folder, `output-${this.#runs}`);
    const output = openSync(outputFile, 'a');
    const words = ['run', '--isolation=chroot', ...settings, container, '--', ...entry, ...args];
    const child = spawn('buildah', [...this.#storage, ...words], {
      stdio: ['ignore', output, output],
    });
    const signal = (name: NodeJS.Signals) => {
      const pid = findEntryProcess(child.pid);
      if (pid !== undefined) process.kill(pid, name);
    };
    const kill = () => signal('SIGKILL');
    process.once('exit', kill);
    this.#running.add(kill);
    const exit = new Promise<number | null>((resolve) =>
      child.once('close', (code) => {
        process.off('exit', kill);
        this.#running.delete(kill);
        resolve(code);
      }),
    );
    return { exit, readOutput: () => readFileSync(outputFile, 'utf8'), signal };
  }
}

/** Finds the first descendant of a process that is not a program of buildah. */
function findEntryProcess(pid: number | undefined): number | undefined {
  if (pid === undefined || !existsSync(`/proc/${pid}/cmdline`)) return undefined;
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  // A process that has ended has no command line.
  if (command === '') return undefined;
  if (!command.startsWith('buildah')) return pid;
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' '),
  );
  return children
    .filter(Boolean)
    .map((child) => findEntryProcess(Number(child)))
    .find((entryProcess) => entryProcess !== undefined);
}

/** Returns why containers cannot be built on this machine, or undefined if they can. */
export function findObstacle(): string | undefined {
  for (const program of ['buildah', 'mmdebstrap'])
    try {
      execFileSync(program, ['--version'], { stdio: 'ignore' });
    } catch {
      return `${program} is not installed`;
    }
  return process.getuid?.() === 0 ? undefined : 'containers are built as root';
}
