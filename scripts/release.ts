/**
 * `npm run release`: checks, builds and packs a version into `release/`. `--checked` skips the checks if they passed
 * for this commit already. docs/releases.md describes the archive. The same commit in the same folder gives the same
 * bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { toError } from '../src/runtime/toError.ts';
import { listFiles, resolveInRoot, readText, ROOT } from './files.mjs';
import { buildContractPack } from './contractPack/buildContractPack.ts';
import { parseReleases } from './release/changelog.ts';
import { listLinks } from './release/links.ts';
import { isMain, getNodeCommand, runOrThrow } from './run.mjs';

const BUILT = ['dist/plugin', 'dist/plugin-maps'];
const INCLUDED = ['CHANGELOG.md', 'LICENSE', 'deploy', 'docs'];

const runGit = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const splitLines = (text: string) => text.split('\n').filter(Boolean);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Returns the version to release.
 * @throws Error when the changelog does not begin with an entry for this version, or files are not committed
 */
function getReleasableVersion() {
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  const [newest] = parseReleases(readText('CHANGELOG.md'));
  if (newest?.version !== version || newest.text === '')
    throw new Error(`CHANGELOG.md does not begin with "## [${version}] - day" and what is new.`);
  const changed = runGit('status', '--porcelain');
  if (changed !== '')
    throw new Error(`Not committed, so the release could not be reproduced:\n${changed}`);
  return version;
}

/** Removes the path of the repository from source maps, where the Module Federation plugin writes it. */
const removeRootPath = (path: string, bytes: Buffer) =>
  path.endsWith('.map') ? Buffer.from(bytes.toString().replaceAll(ROOT, '.')) : bytes;

/** Collects the files of the release archive by path. */
async function collectFiles() {
  const pack = await buildContractPack();
  const included = splitLines(runGit('ls-files', ...INCLUDED));
  const documents = [...included, ...splitLines(runGit('ls-files', 'contract'))].filter((file) =>
    file.endsWith('.md'),
  );
  // Files that documents link to.
  const links = documents.flatMap((document) => listLinks(document, readText(document)));
  const linked = splitLines(runGit('ls-files', '--', ...links));
  const sources = new Map(
    [...listFiles(...BUILT), ...included, ...linked].map((file) => [file, file]),
  );
  for (const file of listFiles(pack)) sources.set(file.replace('dist/', ''), file);
  const entries = [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([path, file]) => [path, removeRootPath(path, readFileSync(resolveInRoot(file)))]),
  );
}

/**
 * Writes `release/name.tar.gz`, with all files in a folder of that name. Its bytes depend only on the files.
 * @param files bytes by path, in order
 * @param mtime modification time of all files, in seconds
 * @returns the bytes of the archive
 */
async function createArchive(
  name: string,
  files: Readonly<Record<string, Uint8Array>>,
  mtime: number,
): Promise<Buffer> {
  const cwd = resolveInRoot('release');
  const paths = Object.keys(files).map((path) => `${name}/${path}`);
  for (const [path, bytes] of Object.entries(files)) {
    const target = join(cwd, name, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    chmodSync(target, 0o644);
  }
  const file = join(cwd, `${name}.tar.gz`);
  const options = { gzip: { level: 9 }, portable: true, mtime: new Date(mtime * 1000) };
  await create({ ...options, cwd, file }, paths);
  rmSync(join(cwd, name), { recursive: true });
  return readFileSync(file);
}

async function release(isChecked: boolean) {
  const version = getReleasableVersion();
  if (!isChecked) await runOrThrow(getNodeCommand('scripts/check.mjs'));
  await runOrThrow(getNodeCommand('scripts/build.mjs', '--maps'));
  const files = await collectFiles();
  const sums = Object.entries(files).map(([path, bytes]) => `${hash(bytes)}  ${path}\n`);
  const name = `certificates-plugin-${version}`;
  const all = { ...files, SHA256SUMS: Buffer.from(sums.join('')) };
  const archive = await createArchive(name, all, Number(runGit('log', '-1', '--format=%ct')));
  writeFileSync(
    resolveInRoot(`release/${name}.tar.gz.sha256`),
    `${hash(archive)}  ${name}.tar.gz\n`,
  );
  const megabytes = (archive.length / 1e6).toFixed(1);
  console.log(`release/${name}.tar.gz: ${Object.keys(all).length} files, ${megabytes} MB.`);
}

if (isMain(import.meta.url)) {
  try {
    const { values } = parseArgs({ options: { checked: { type: 'boolean' } } });
    await release(values.checked ?? false);
  } catch (error) {
    console.error(toError(error).message);
    process.exitCode = 1;
  }
}
