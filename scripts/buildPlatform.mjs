// @ts-check
/**
 * Packs the reference platform into `dist/platform`, for its container: one script, the packages that it imports, and
 * the files that it reads. `node scripts/build.mjs --platform` runs it after the other builds. Some packages contain
 * programs, so that the folder only runs on this operating system and processor.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { readText, resolveInRoot } from './files.mjs';
import { listLookupPaths } from './lockfile.mjs';

const FOLDER = 'dist/platform';
/** Files that the platform reads, beside the sites of the shell and the plugin. */
const FILES = [
  'contract/queries.graphql',
  'deploy/nginx/site.conf',
  'deploy/policy.mjs',
  'platform/data/migrations',
];
/** Files of packages that are only for development. */
const UNUSED = /\.(?:map|[cm]?ts|md)$/;

/**
 * The packages of `package-lock.json`, by folder.
 * @typedef {Record<string, { dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }>} Packages
 */

/**
 * Lists the folders of packages and of all packages that they depend on.
 * @param {Packages} packages
 * @param {readonly string[]} names
 * @param {string} [from]
 * @param {Set<string>} [folders]
 */
function listDependencyFolders(packages, names, from = '', folders = new Set()) {
  for (const name of names) {
    const folder = listLookupPaths(name, from).find((path) => path in packages);
    if (folder === undefined || folders.has(folder)) continue;
    folders.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    const needed = Object.keys({ ...dependencies, ...optionalDependencies });
    listDependencyFolders(packages, needed, folder, folders);
  }
  return folders;
}

/**
 * Copies a file or folder of the project.
 * @param {string} source
 * @param {string} [target]
 */
function copy(source, target = source) {
  const destination = resolveInRoot(FOLDER, target);
  mkdirSync(dirname(destination), { recursive: true });
  cpSync(resolveInRoot(source), destination, {
    recursive: true,
    // Nested packages are in the list themselves.
    filter: (file) =>
      !file.includes('/node_modules/') ||
      (!UNUSED.test(file) && !file.slice(resolveInRoot(source).length).includes('/node_modules')),
  });
}

/** Writes `dist/platform`. The builds of the plugin and the shell have to exist. */
export async function buildPlatform() {
  rmSync(resolveInRoot(FOLDER), { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: resolveInRoot(),
    entryPoints: { 'platform/start': 'platform/start.ts' },
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    // It is a command as well, which a bundle would run.
    external: ['../deploy/policy.mjs'],
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap(({ imports: list }) => list);
  const names = imports
    .filter(({ path, external }) => external && !/^(?:node:|\.)/.test(path))
    .map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  /** @type {{ packages: Packages }} */
  const { packages } = JSON.parse(readText('package-lock.json'));
  for (const folder of listDependencyFolders(packages, [...new Set(names)]))
    // Those for other systems are not installed.
    if (readText(`${folder}/package.json`) !== '') copy(folder);
  for (const file of FILES) copy(file);
  for (const site of ['plugin', 'shell']) copy(`dist/${site}`);
}
