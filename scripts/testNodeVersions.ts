/**
 * Runs the product on the other supported versions of Node: the production build and the batch must write the same bytes as
 * on the Node of this process, and a sample of the unit tests must pass.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { createCertificateResponses, hashFolder, toJsonLines } from '#testing/batchCommand.ts';
import { buildBatch } from './batch.mjs';
import { readText, resolveInRoot, ROOT } from './files.mjs';
import { progress } from './progress.mjs';
import { ensurePackages } from './system/packages.mjs';

const PACKAGE_FOLDER = 'scripts/nodeVersions';
const VERSIONS = ['22', '24', '26'];
/**
 * Unit tests of each part of the product: domain, data, a screen, the PDF, the batch, and the commands. Of the PDF only
 * those of its bytes: the files of the batch are compared, too.
 */
const SAMPLE = [
  'src/domain/certificate',
  'src/data/graphql',
  'src/features/certificates/selection',
  'src/rendering/pdf/buildPdf.test',
  'batch/batch.test',
  'scripts/commandLine.test',
];
/** Names that the certificate fonts have, and names that are shaped by WebAssembly. */
const NAMES = ['Ana Lúcia Moura', 'محمد عبد الرحمن', 'सुनीता देवी', 'Nguyễn Thị Ánh'];

/** Runs a script on a version of Node. Prints its errors if it fails. @returns whether it succeeds */
async function runScript(node: string, ...args: string[]): Promise<boolean> {
  try {
    await promisify(execFile)(node, args, { cwd: ROOT });
    return true;
  } catch (error) {
    progress.hideDuring(() => console.error((error as { stderr?: string }).stderr || error));
    return false;
  }
}

/** Runs the batch command on a version of Node. @returns hashes of its files, none if it fails */
async function runBatch(node: string, batchFolder: string, list: string) {
  const target = mkdtempSync(join(tmpdir(), 'certificates-node-'));
  const out = join(target, 'out');
  const isDone = await runScript(node, join(batchFolder, 'cli.mjs'), list, out, '--demo');
  const hashes = isDone ? hashFolder(out) : {};
  rmSync(target, { recursive: true });
  return hashes;
}

/** Returns the hashes of all files of the production build, which `npm run build` writes. */
const readBuildHashes = () => readText('dist/plugin/integrity.json');

/** Builds the plugin on a version of Node. @returns hashes of its files, undefined if it fails */
const build = async (node: string) =>
  (await runScript(node, 'scripts/build.mjs', '--force')) ? readBuildHashes() : undefined;

/** Runs the sample of unit tests on a version of Node. @returns whether they pass */
const runSample = (node: string) =>
  runScript(node, 'node_modules/jest/bin/jest.js', '--ci', '--silent', '-w', '2', ...SAMPLE);

/** @returns the counts of checks, or why nothing was checked */
export async function testNodeVersions() {
  ensurePackages(PACKAGE_FOLDER);
  const programs = VERSIONS.map((version) => ({
    version,
    node: resolveInRoot(PACKAGE_FOLDER, `node_modules/node-${version}/bin/node`),
  }));
  if (programs.some(({ node }) => !existsSync(node)))
    return { skippedBecause: 'npm has no package of Node for this system' };
  const folder = mkdtempSync(join(tmpdir(), 'certificates-batch-'));
  const batchFolder = join(folder, 'batch');
  const list = join(folder, 'list.jsonl');
  const certificates = createCertificateResponses(64).map((certificate, index) => ({
    ...certificate,
    user: { ...certificate.user, name: NAMES[index % NAMES.length] },
  }));
  writeFileSync(list, toJsonLines(certificates));
  await buildBatch(batchFolder);
  const expectedFiles = await runBatch(process.execPath, batchFolder, list);
  assert.equal(Object.keys(expectedFiles).length, certificates.length);
  const expectedBuild = readBuildHashes();
  const failures: string[] = [];
  const fail = (version: string, failure: string) => failures.push(`Node ${version}: ${failure}.`);
  const checkBuilds = async () => {
    for (const { version, node } of programs)
      if ((await build(node)) !== expectedBuild) fail(version, 'the build differs');
  };
  const checkBatchAndSample = async () => {
    for (const { version, node } of programs) {
      if (!isDeepStrictEqual(await runBatch(node, batchFolder, list), expectedFiles))
        fail(version, 'the files of the batch differ');
      if (!(await runSample(node))) fail(version, 'unit tests fail');
    }
  };
  // Only the builds write to the project, so they run beside the rest.
  await Promise.all([checkBuilds(), checkBatchAndSample()]);
  rmSync(folder, { recursive: true });
  progress.hideDuring(() => {
    for (const failure of failures) console.error(failure);
  });
  return { passed: VERSIONS.length * 3 - failures.length, failed: failures.length, skipped: 0 };
}
