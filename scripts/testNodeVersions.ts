/**
 * Runs the product on the other supported versions of Node: the production build and the batch must write the same bytes as
 * on the Node of this process, and a sample of the unit tests must pass.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createCertificateResponses, hashFolder, toJsonLines } from '#testing/batchCommand.ts';
import { buildBatch } from './batch.mjs';
import { readText, resolveInRoot, ROOT } from './files.mjs';
import { progress } from './progress.mjs';
import { ensurePackages } from './system/packages.mjs';

const PACKAGE_FOLDER = 'scripts/nodeVersions';
const VERSIONS = ['22', '24', '26'];
/** Unit tests of each part of the product: domain, data, a screen, the PDF, the batch, and the commands. */
const SAMPLE = [
  'src/domain/certificate',
  'src/data/graphql',
  'src/features/certificates/selection',
  'src/rendering/pdf/',
  'batch/batch.test',
  'scripts/commandLine.test',
];
/** Names that the certificate fonts have, and names that are shaped by WebAssembly. */
const NAMES = ['Ana Lúcia Moura', 'محمد عبد الرحمن', 'सुनीता देवी', 'Nguyễn Thị Ánh'];

/** Runs the batch command on a version of Node. @returns hashes of its files */
function runBatch(node: string, batchFolder: string, list: string) {
  const target = mkdtempSync(join(tmpdir(), 'certificates-node-'));
  try {
    execFileSync(node, [join(batchFolder, 'cli.mjs'), list, join(target, 'out'), '--demo'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    return hashFolder(join(target, 'out'));
  } finally {
    rmSync(target, { recursive: true });
  }
}

/** Returns the hashes of all files of the production build, which `npm run build` writes. */
const readBuildHashes = () => readText('dist/plugin/integrity.json');

/** Builds the plugin on a version of Node. @returns hashes of its files */
function build(node: string): string {
  execFileSync(node, ['scripts/build.mjs', '--force'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return readBuildHashes();
}

/** Runs the sample of unit tests on a version of Node. @returns whether they pass */
function runSample(node: string): boolean {
  const args = ['node_modules/jest/bin/jest.js', '--ci', '--silent', '-w', '2', ...SAMPLE];
  const { status, stderr } = spawnSync(node, args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) progress.hideDuring(() => console.error(stderr));
  return status === 0;
}

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
  const expectedFiles = runBatch(process.execPath, batchFolder, list);
  const expectedBuild = readBuildHashes();
  const failures = programs.flatMap(({ version, node }) => {
    const results = {
      'the files of the batch differ': isDeepStrictEqual(
        runBatch(node, batchFolder, list),
        expectedFiles,
      ),
      'unit tests fail': runSample(node),
      'the build differs': build(node) === expectedBuild,
    };
    return Object.entries(results).flatMap(([failure, isPassed]) =>
      isPassed ? [] : `Node ${version}: ${failure}.`,
    );
  });
  rmSync(folder, { recursive: true });
  progress.hideDuring(() => {
    for (const failure of failures) console.error(failure);
  });
  return { passed: VERSIONS.length * 3 - failures.length, failed: failures.length, skipped: 0 };
}
