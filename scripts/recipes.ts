/**
 * The recipes for hosts in `docs/hosting`, read from their text: what a page says is what is installed, started and
 * tested, and nothing beside it. The packages of each stand with their lockfile in `e2e/recipes`.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot, readText, ROOT } from './files.mjs';

export interface Recipe {
  files: Readonly<Record<string, string>>;
  install: string;
  start: string;
  policy: string | undefined;
}

export interface Lock {
  packages: Readonly<
    Record<
      string,
      { version?: string; resolved?: string } & Readonly<
        Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
      >
    >
  >;
}

const pageOf = (kind: string) => `docs/hosting/${kind}.md`;

/** The files that a page of the documentation shows, by name: a paragraph with nothing but the name, then the block. */
export function filesShownIn(page: string): Readonly<Record<string, string>> {
  const shown = readText(page).matchAll(/^`([^`\n]+)`\n\n```\w+\n([^]*?)^```$/gm);
  return Object.fromEntries(Array.from(shown, ([, name = '', body = '']) => [name, body]));
}

/** What a page of a host has: its files, the commands of its first two `sh` blocks, and the policy under which it may be served. */
export function recipeOf(kind: string): Recipe {
  const text = readText(pageOf(kind));
  const files = filesShownIn(pageOf(kind));
  const [install, start] = Array.from(text.matchAll(/^```sh\n([^]*?)^```$/gm), ([, body]) => body);
  const policy = /^```http\nContent-Security-Policy: ([^]*?)\n```$/m.exec(text)?.[1];
  if (Object.keys(files).length === 0 || !install || !start)
    throw new Error(`${pageOf(kind)} needs a file, how to install and how to start.`);
  return { files, install, start, policy: policy?.replace(/\s+/g, ' ') };
}

/** The packages that a command installs, with the versions it says. */
export function packagesOf(install: string): Readonly<Record<string, string>> {
  const asked = install
    .replaceAll('\\\n', ' ')
    .split(/\n|&&/)
    .flatMap((line) => /^\s*npm (?:i|install) (.*)/.exec(line)?.[1]?.split(/\s+/) ?? []);
  return Object.fromEntries(
    asked
      .filter((word) => word !== '' && !word.startsWith('-'))
      .map((word) => {
        const [, name = word, version = ''] = /^(.[^@]*)(?:@(.+))?$/.exec(word) ?? [];
        return [name, version];
      }),
  );
}

/** The lockfile of a kind, and package.json beside it. */
export function lockOf(kind: string): Lock {
  const text = readText(`e2e/recipes/${kind}/package-lock.json`);
  if (text === '') throw new Error(`npm run hosts -- --lock ${kind} makes the lockfile it lacks.`);
  return JSON.parse(text) as Lock;
}

/** Every kind of host, those with the fewest packages first: nothing waits for the longest builds. */
export function kinds(): string[] {
  const weigh = (kind: string) => Object.keys(lockOf(kind).packages).length;
  return readdirSync(inRoot('docs/hosting'))
    .map((file) => file.replace(/\.md$/, ''))
    .map((kind) => ({ kind, weight: weigh(kind) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ kind }) => kind);
}

const CACHE = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const CLONE = createHash('sha256').update(ROOT).digest('hex').slice(0, 8);

/**
 * Where a host is built. Outside the clone: below it, whatever a recipe forgets to install would be found in the
 * node_modules of the plugin.
 */
export const folderOf = (kind: string) => join(CACHE, 'certificates-plugin-hosts', CLONE, kind);

/**
 * Lays the files of a page into its folder, which has nothing else in it but the packages.
 * @param changes what each text is replaced by: addresses, tokens
 * @returns the folder, and the command that starts the host
 */
export function layOut(
  kind: string,
  changes: Readonly<Record<string, string>> = {},
): { folder: string; start: string } {
  const changed = (text: string) =>
    Object.entries(changes).reduce((now, [from, to]) => now.replaceAll(from, to), text);
  const folder = folderOf(kind);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(inRoot('e2e/recipes', kind, name), join(folder, name));
  const { files, start } = recipeOf(kind);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), changed(text));
  }
  return { folder, start: changed(start) };
}
