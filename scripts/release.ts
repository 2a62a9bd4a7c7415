/**
 * `npm run release`: checks, builds and packs a version into `release/`. `--checked` skips the checks if they passed
 * for this commit already. With a version, `npm run release -- 1.1.0`, the version is set and committed first.
 * docs/releases.md describes the archive. The same commit in the same folder gives the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { create } from 'tar';
import { toError } from '../src/runtime/toError.ts';
import { listFiles, resolveInRoot, readText, ROOT } from './files.mjs';
import { buildContractPack } from './contractPack/buildContractPack.ts';
import { getArchiveName } from './hostPackage/buildHostPackage.ts';
import { listPackages } from './licences.ts';
import { getUnreleased, parseReleases } from './release/changelog.ts';
import { listLinks } from './release/links.ts';
import { createBillOfMaterials, createProvenance } from './release/provenance.ts';
import { setVersion } from './release/setVersion.ts';
import { progress } from './progress.mjs';
import { isMain, getNodeCommand, runOrThrow } from './run.mjs';

const BUILT = ['dist/plugin', 'dist/plugin-maps'];
const INCLUDED = ['CHANGELOG.md', 'LICENSE', 'deploy', 'docs'];

const runGit = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const splitLines = (text: string) => text.split('\n').filter(Boolean);
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** @throws Error when files are not committed */
function checkCommitted() {
  const changed = runGit('status', '--porcelain');
  if (changed !== '')
    throw new Error(`Not committed, so the release could not be reproduced:\n${changed}`);
}

/** @throws Error when there is an archive or a tag of the version */
function checkNew(version: string) {
  const file = `release/certificates-plugin-${version}.tar.gz`;
  if (existsSync(resolveInRoot(file))) throw new Error(`${file} exists already.`);
  const [tag] = splitLines(runGit('tag', '--list', version, `v${version}`));
  if (tag !== undefined) throw new Error(`The tag ${tag} exists already.`);
}

/**
 * Returns the version to release.
 * @throws Error when the changelog does not begin with an entry for this version, the version exists already, or files
 *   are not committed
 */
function getReleasableVersion() {
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  const changelog = readText('CHANGELOG.md');
  const [newest] = parseReleases(changelog);
  if (getUnreleased(changelog) !== '')
    throw new Error('CHANGELOG.md has entries under "Unreleased": npm run release -- 1.2.3');
  if (newest?.version !== version || newest.text === '')
    throw new Error(`CHANGELOG.md does not begin with "## [${version}] - day" and what is new.`);
  checkCommitted();
  checkNew(version);
  return version;
}

/** Sets a new version and commits it. */
function commitVersion(version: string) {
  checkCommitted();
  checkNew(version);
  setVersion(version, new Date().toISOString().slice(0, 10));
  runGit('commit', '--quiet', '--all', '--message', `release: set the version to ${version}`);
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

/** Adds the bill of materials, the provenance and the checksums to the files of the archive. */
function addRecords(files: Readonly<Record<string, Uint8Array>>, version: string) {
  const { license } = JSON.parse(readText('package.json')) as { license: string };
  const time = new Date(Number(runGit('log', '-1', '--format=%ct')) * 1000).toISOString();
  const toJson = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const getDigests = (hashed: Readonly<Record<string, Uint8Array>>) =>
    Object.fromEntries(Object.entries(hashed).map(([path, bytes]) => [path, hash(bytes)]));
  const toSums = (digests: Readonly<Record<string, string>>) =>
    Buffer.from(
      Object.entries(digests)
        .map(([path, digest]) => `${digest}  ${path}\n`)
        .join(''),
    );
  const bill = createBillOfMaterials(
    listPackages('plugin'),
    { version, license },
    { time, hash: hash(toSums(getDigests(files))) },
  );
  const withBill = { ...files, 'sbom.cdx.json': toJson(bill) };
  const commit = runGit('rev-parse', 'HEAD');
  const provenance = createProvenance(getDigests(withBill), { commit, time, version });
  const all = { ...withBill, 'provenance.intoto.json': toJson(provenance) };
  return { ...all, SHA256SUMS: toSums(getDigests(all)) };
}

/** Writes a file and its checksum into `release/`. */
function writeWithChecksum(name: string, bytes: Buffer) {
  writeFileSync(resolveInRoot('release', name), bytes);
  writeFileSync(resolveInRoot('release', `${name}.sha256`), `${hash(bytes)}  ${name}\n`);
}

const runNode = (...command: [string, ...string[]]) =>
  runOrThrow(getNodeCommand(...command), { isBuffered: true });

async function release(isChecked: boolean) {
  const version = getReleasableVersion();
  if (!isChecked) {
    console.log('Checks (1 of 4)');
    // They show their own progress.
    await runOrThrow(getNodeCommand('scripts/check.mjs'));
  }
  await progress.runStep('Build with source maps (2 of 4)', () => {
    // The folders may have files of earlier builds.
    for (const folder of BUILT) rmSync(resolveInRoot(folder), { recursive: true, force: true });
    return runNode('scripts/build.mjs', '--maps', '--force');
  });
  await progress.runStep('Package for hosts (3 of 4)', () =>
    runNode('scripts/hostPackage/buildHostPackage.ts'),
  );
  const hostArchive = getArchiveName(version);
  const hostPackage = readFileSync(resolveInRoot('dist/hostPackage', hostArchive));
  const name = `certificates-plugin-${version}`;
  const { all, archive } = await progress.runStep('Archive (4 of 4)', async () => {
    const files = addRecords({ ...(await collectFiles()), [hostArchive]: hostPackage }, version);
    const time = Number(runGit('log', '-1', '--format=%ct'));
    return { all: files, archive: await createArchive(name, files, time) };
  });
  writeWithChecksum(`${name}.tar.gz`, archive);
  writeWithChecksum(hostArchive, hostPackage);
  const megabytes = (archive.length / 1e6).toFixed(1);
  console.log(`release/${name}.tar.gz: ${Object.keys(all).length} files, ${megabytes} MB.`);
  console.log(`release/${hostArchive}`);
}

if (isMain(import.meta.url)) {
  try {
    const { values, positionals } = parseArgs({
      options: { checked: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [version] = positionals;
    if (version !== undefined) commitVersion(version);
    await release(values.checked ?? false);
  } catch (error) {
    console.error(toError(error).message);
    process.exitCode = 1;
  }
}
