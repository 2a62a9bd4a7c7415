/**
 * `npm run release`: checks, builds and packs one version into `release/`, with what a host needs of it and nothing else.
 * `--checked` leaves the checks out, where they were green for this commit already. What is in the archive is told in
 * docs/releases.md; the same commit in a folder of the same path gives the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asError } from '../src/model/asError.ts';
import { filesBelow, inRoot, readText, ROOT } from './files.mjs';
import { buildPack } from './contractPack/buildPack.ts';
import { releasesIn } from './release/changelog.ts';
import { linkedFrom } from './release/links.ts';
import { tarGz } from './release/tar.ts';
import { isMain, node, runOrThrow } from './run.mjs';

const BUILT = ['dist/plugin', 'dist/plugin-maps'];
const KEPT = ['CHANGELOG.md', 'LICENSE', 'deploy', 'docs'];

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const lines = (text: string) => text.split('\n').filter(Boolean);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** @returns the version there is to release. @throws Error when it is not ready for that */
function readyVersion() {
  const { version } = JSON.parse(readText('package.json')) as { version: string };
  const [newest] = releasesIn(readText('CHANGELOG.md'));
  if (newest?.version !== version || newest.text === '')
    throw new Error(`CHANGELOG.md does not begin with "## [${version}] - day" and what is new.`);
  const changed = git('status', '--porcelain');
  if (changed !== '') throw new Error(`Not committed, so nobody could make it again:\n${changed}`);
  return version;
}

/** The federation plugin writes an entry with absolute paths, which a source map repeats. */
const withoutRoot = (path: string, bytes: Buffer) =>
  path.endsWith('.map') ? Buffer.from(bytes.toString().replaceAll(ROOT, '.')) : bytes;

/** The files of the archive, by their paths in it. */
async function collected() {
  const pack = await buildPack();
  const kept = lines(git('ls-files', ...KEPT));
  const documents = [...kept, ...lines(git('ls-files', 'contract'))].filter((file) =>
    file.endsWith('.md'),
  );
  // So that no link in them leads nowhere.
  const links = documents.flatMap((document) => linkedFrom(document, readText(document)));
  const linked = lines(git('ls-files', '--', ...links));
  const sources = new Map(
    [...filesBelow(...BUILT), ...kept, ...linked].map((file) => [file, file]),
  );
  for (const file of filesBelow(pack)) sources.set(file.replace('dist/', ''), file);
  const sorted = [...sources].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    sorted.map(([path, file]) => [path, withoutRoot(path, readFileSync(inRoot(file)))]),
  );
}

async function release(isChecked: boolean) {
  const version = readyVersion();
  if (!isChecked) await runOrThrow(node('scripts/check.mjs'));
  await runOrThrow(node('scripts/build.mjs', '--maps'));
  const files = await collected();
  const sums = Object.entries(files).map(([path, bytes]) => `${sha256(bytes)}  ${path}\n`);
  const name = `certificates-plugin-${version}`;
  const all = { ...files, SHA256SUMS: Buffer.from(sums.join('')) };
  const inFolder = Object.fromEntries(
    Object.entries(all).map(([path, bytes]) => [`${name}/${path}`, bytes]),
  );
  const archive = tarGz(inFolder, Number(git('log', '-1', '--format=%ct')));
  mkdirSync(inRoot('release'), { recursive: true });
  writeFileSync(inRoot(`release/${name}.tar.gz`), archive);
  writeFileSync(inRoot(`release/${name}.tar.gz.sha256`), `${sha256(archive)}  ${name}.tar.gz\n`);
  const megabytes = (archive.length / 1e6).toFixed(1);
  console.log(`release/${name}.tar.gz: ${Object.keys(all).length} files, ${megabytes} MB.`);
}

if (isMain(import.meta.url)) {
  try {
    const { values } = parseArgs({ options: { checked: { type: 'boolean' } } });
    await release(values.checked ?? false);
  } catch (error) {
    console.error(asError(error).message);
    process.exitCode = 1;
  }
}
