/**
 * Reads recipes from `docs/hosting`. A recipe is the part of a documentation page that describes how to build a host
 * application. Tests install, start and check exactly what the page describes. The package.json and lockfile of each
 * recipe are in `e2e/recipes`.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { listFiles, resolveInRoot, readText, ROOT } from './files.mjs';

export interface HostRecipe {
  files: Readonly<Record<string, string>>;
  install: string;
  start: string;
  policy: string | undefined;
}

export interface Lockfile {
  packages: Readonly<
    Record<
      string,
      { version?: string; resolved?: string; integrity?: string } & Readonly<
        Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>
      >
    >
  >;
}

const getPage = (kind: string) => `docs/hosting/${kind}.md`;

/**
 * Reads the files in a documentation page by name. A file is a paragraph with only the file name, followed by a code
 * block.
 */
export function extractFilesFromMarkdown(page: string): Readonly<Record<string, string>> {
  const blocks = readText(page).matchAll(/^`([^`\n]+)`\n\n```\w+\n([^]*?)^```$/gm);
  return Object.fromEntries(Array.from(blocks, ([, name = '', body = '']) => [name, body]));
}

/**
 * Reads a recipe from its documentation page: its files, the commands of its first two `sh` blocks, and its Content
 * Security Policy.
 */
export function readHostRecipe(kind: string): HostRecipe {
  const text = readText(getPage(kind));
  const files = extractFilesFromMarkdown(getPage(kind));
  const [install, start] = Array.from(text.matchAll(/^```sh\n([^]*?)^```$/gm), ([, body]) => body);
  const policy = /^```http\nContent-Security-Policy: ([^]*?)\n```$/m.exec(text)?.[1];
  if (Object.keys(files).length === 0 || !install || !start)
    throw new Error(`${getPage(kind)} needs a file, how to install and how to start.`);
  return { files, install, start, policy: policy?.replace(/\s+/g, ' ') };
}

/** Pattern of the archive of the package for hosts in an `npm install` command. */
const PACKAGE_ARCHIVE = /certificates-plugin-host-[\d.]+\.tgz/;

/** Parses the packages that an `npm install` command installs. @returns the versions by package name */
export function parseInstallCommand(install: string): Readonly<Record<string, string>> {
  const words = install
    .replaceAll('\\\n', ' ')
    .split(/\n|&&/)
    .flatMap((line) => /^\s*npm (?:i|install) (.*)/.exec(line)?.[1]?.split(/\s+/) ?? []);
  return Object.fromEntries(
    words
      .filter((word) => word !== '' && !word.startsWith('-'))
      .map((word) => {
        const pattern = word.endsWith('.tgz')
          ? /^\.\/([a-z-]+)-([\d.]+)\.tgz$/
          : /^(.[^@]*)(?:@(.+))?$/;
        const [, name = word, version = ''] = pattern.exec(word) ?? [];
        return [name, version];
      }),
  );
}

/** Reads the npm lockfile of a host application. @throws Error when there is none */
export function readLockfile(kind: string): Lockfile {
  const text = readText(`e2e/recipes/${kind}/package-lock.json`);
  if (text === '') throw new Error(`npm run hosts -- --lock ${kind} creates the missing lockfile.`);
  return JSON.parse(text) as Lockfile;
}

/** Lists the kinds of host application, such as `vue`. Those with the fewest packages come first. */
export function listHostFrameworks(): string[] {
  const countPackages = (kind: string) => Object.keys(readLockfile(kind).packages).length;
  return readdirSync(resolveInRoot('docs/hosting'))
    .map((file) => file.replace(/\.md$/, ''))
    .map((kind) => ({ kind, count: countPackages(kind) }))
    .sort((a, b) => a.count - b.count)
    .map(({ kind }) => kind);
}

const CACHE = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const CLONE = createHash('sha256').update(ROOT).digest('hex').slice(0, 8);

/**
 * Returns the folder in which a host is built. It is outside the repository: inside, Node would find packages that the
 * recipe forgets to install, because the plugin's node_modules has them.
 */
export const getHostFolder = (kind: string) =>
  join(CACHE, 'certificates-plugin-hosts', CLONE, kind);

/** Returns whether the host has another build of the package for hosts than `dist/hostPackage`. */
function hasOtherHostPackage(folder: string): boolean {
  const built = 'dist/hostPackage/package';
  return listFiles(built).some((file) => {
    const installed = join(folder, 'node_modules/certificates-plugin-host', relative(built, file));
    if (!existsSync(installed)) return true;
    return !readFileSync(installed).equals(readFileSync(resolveInRoot(file)));
  });
}

/** Copies the archive of the package for hosts into a host's folder, if the install command of its recipe names it. */
export function copyHostPackage(install: string, folder: string): void {
  const [archive] = PACKAGE_ARCHIVE.exec(install) ?? [];
  if (archive === undefined) return;
  copyFileSync(resolveInRoot('dist/hostPackage', archive), join(folder, archive));
  // npm compares only versions. Without this file, the packages are installed again.
  if (hasOtherHostPackage(folder))
    rmSync(join(folder, 'node_modules/.package-lock.json'), { force: true });
}

/**
 * Writes the files of a recipe to the host's folder. Deletes everything else in the folder except `node_modules`.
 * @param replacements texts to replace, such as addresses and tokens
 * @returns the folder, and the command that starts the host
 */
export function writeHostFromRecipe(
  kind: string,
  replacements: Readonly<Record<string, string>> = {},
): { folder: string; start: string } {
  const applyReplacements = (text: string) =>
    Object.entries(replacements).reduce((text, [from, to]) => text.replaceAll(from, to), text);
  const folder = getHostFolder(kind);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(resolveInRoot('e2e/recipes', kind, name), join(folder, name));
  const { files, install, start } = readHostRecipe(kind);
  copyHostPackage(install, folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), applyReplacements(text));
  }
  return { folder, start: applyReplacements(start) };
}
