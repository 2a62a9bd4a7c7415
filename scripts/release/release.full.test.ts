import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { unzipSync } from 'fflate';
import {
  createCompany,
  createTemplate,
  giveCertificates,
  getPlatformUrl,
} from '#testing/platform.ts';
import { listLinks } from './links.ts';

const LONG = 600_000;
const root = process.cwd();
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
};
/** The next minor version, which the tests release in a copy. */
const version = current.replace(/\d+\.\d+$/, (end) => `${Number.parseInt(end) + 1}.0`);
const name = `certificates-plugin-${version}`;

let folder: string;
let clone: string;
let unpacked: string;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' });

/** Clones the working tree, including uncommitted changes, and installs its packages. */
function makeClone(target: string): void {
  mkdirSync(target);
  const files = git(root, 'ls-files', '-co', '--exclude-standard').trim().split('\n');
  for (const file of files.filter((entry) => entry !== 'node_modules' && existsSync(entry))) {
    cpSync(file, join(target, file));
  }
  const packages = realpathSync('node_modules');
  // Hard links where the system has them: it is a gigabyte.
  if (spawnSync('cp', ['-al', packages, join(target, 'node_modules')]).status !== 0) {
    cpSync(packages, join(target, 'node_modules'), { recursive: true });
  }
  const changelog = readFileSync(join(target, 'CHANGELOG.md'), 'utf8');
  const change = '## [Unreleased]\n\n### Added\n\n- Something that the test releases.\n';
  writeFileSync(
    join(target, 'CHANGELOG.md'),
    changelog.replace('## [Unreleased]\n', () => change),
  );
  git(target, 'init', '--quiet');
  git(target, 'add', '--all');
  git(target, 'config', 'user.name', 'Nobody');
  git(target, 'config', 'user.email', 'nobody@example.org');
  git(target, 'commit', '--quiet', '--message', 'All of it');
}

/** Runs `npm run release`. The event loop stays free, so that idle connections to the platform close in time. */
const release = (cwd: string, ...words: readonly string[]) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    const command = ['scripts/command.mjs', 'release', '--checked', ...words];
    const env = { ...process.env, NODE_ENV: '' };
    execFile(process.execPath, command, { cwd, encoding: 'utf8', env }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });

async function readArchive(cloneFolder: string, ...words: readonly string[]): Promise<Buffer> {
  const { status, stdout, stderr } = await release(cloneFolder, ...words);
  if (status !== 0) throw new Error(stdout + stderr);
  return readFileSync(join(cloneFolder, `release/${name}.tar.gz`));
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const listFiles = (parent: string) =>
  readdirSync(parent, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(parent, join(entry.parentPath, entry.name)))
    .toSorted();

let first: Buffer;
beforeAll(async () => {
  // What begins a locale (`se-JK`) in a path is one to the plugin that leaves locales out.
  folder = mkdtempSync(join(tmpdir(), 'release_'));
  clone = join(folder, 'first');
  makeClone(clone);
  const assets = join(clone, 'dist/plugin/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'font.of-earlier-build.ttf'), '');
  first = await readArchive(clone, version);
  execFileSync('tar', ['xf', join(clone, `release/${name}.tar.gz`), '-C', folder]);
  unpacked = join(folder, name);
}, LONG);
afterAll(() => rmSync(folder, { recursive: true }));

test('every file has its checksum, and so has the archive', () => {
  const sums = readFileSync(join(unpacked, 'SHA256SUMS'), 'utf8').trim().split('\n');
  const files = listFiles(unpacked).filter((file) => file !== 'SHA256SUMS');
  const expected = files.map((file) => `${sha256(readFileSync(join(unpacked, file)))}  ${file}`);
  expect(sums.toSorted()).toEqual(expected.toSorted());
  const beside = readFileSync(join(clone, `release/${name}.tar.gz.sha256`), 'utf8');
  expect(beside).toBe(`${sha256(first)}  ${name}.tar.gz\n`);
});

test('the version is everywhere, and the changelog has moved its entries below it', () => {
  const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  expect(changelog).toContain(`## [Unreleased]\n\n## [${version}] - ${day}\n\n### Added`);
  const files = [
    'package.json',
    'package-lock.json',
    'contract/openapi.json',
    'docs',
    'e2e/recipes',
  ];
  const changed = git(clone, 'show', '--format=', '--name-only', 'HEAD').trim().split('\n');
  for (const file of files) expect(changed.some((path) => path.startsWith(file))).toBe(true);
  const name = `certificates-plugin-host-${current}`;
  const { stdout } = spawnSync('git', ['grep', '-l', name, 'docs', 'e2e'], {
    cwd: clone,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});

test('the package for hosts is in the archive and beside it', () => {
  const file = `certificates-plugin-host-${version}.tgz`;
  const inside = readFileSync(join(unpacked, file));
  expect(readFileSync(join(clone, 'release', file)).equals(inside)).toBe(true);
  const sum = readFileSync(join(clone, `release/${file}.sha256`), 'utf8');
  expect(sum).toBe(`${sha256(inside)}  ${file}\n`);
});

test('the bill of materials lists the packages that ship', () => {
  const text = readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8');
  const { components } = JSON.parse(text) as { components: { purl: string }[] };
  const licences = readFileSync(join(unpacked, 'dist/plugin/THIRD-PARTY-LICENCES.txt'), 'utf8');
  const titles = Array.from(
    licences.matchAll(/^(\S+) (\d\S+) \(.+\)$/gm),
    ([, name = '', number = '']) => `pkg:npm/${name.replace('@', '%40')}@${number}`,
  );
  expect(titles.length).toBeGreaterThan(20);
  expect(components.map(({ purl }) => purl)).toEqual(titles.toSorted());
});

test('the provenance names the commit, Node and the hash of every file', () => {
  const text = readFileSync(join(unpacked, 'provenance.intoto.json'), 'utf8');
  const statement = JSON.parse(text) as {
    subject: { name: string; digest: { sha256: string } }[];
    predicate: {
      buildDefinition: { resolvedDependencies: object[] };
      runDetails: { builder: object };
    };
  };
  expect(statement).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    predicateType: 'https://slsa.dev/provenance/v1',
  });
  const commit = git(clone, 'rev-parse', 'HEAD').trim();
  const { buildDefinition, runDetails } = statement.predicate;
  expect(buildDefinition.resolvedDependencies[0]).toMatchObject({ digest: { gitCommit: commit } });
  expect(runDetails.builder).toMatchObject({ version: { node: process.version } });
  const later = ['SHA256SUMS', 'provenance.intoto.json'];
  const files = listFiles(unpacked).filter((file) => !later.includes(file));
  const expected = files.map((file) => [file, sha256(readFileSync(join(unpacked, file)))]);
  const subjects = statement.subject.map(({ name, digest }) => [name, digest.sha256]);
  expect(subjects.toSorted()).toEqual(expected.toSorted());
});

test('the archive has what a host needs, and nothing of the making', () => {
  const files = listFiles(unpacked);
  expect(files.filter((file) => file.includes('earlier-build'))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining([
      'CHANGELOG.md',
      'LICENSE',
      'contract/THIRD-PARTY-LICENCES.txt',
      'contract/contract.mjs',
      'contract/examples/listUserCertificates.json',
      'contract/openapi.json',
      'contract/operations.graphql',
      'contract/queries.graphql',
      'deploy/nginx/site.conf',
      'deploy/policy.mjs',
      'dist/plugin/@mf-types.d.ts',
      'dist/plugin/@mf-types.zip',
      'dist/plugin/THIRD-PARTY-LICENCES.txt',
      'dist/plugin/embed.d.ts',
      'dist/plugin/remoteEntry.js',
      'docs/hosting.md',
      'docs/releases.md',
      'src/entries/contract.ts',
    ]),
  );
  const chunks = files.filter((file) => /^dist\/plugin\/.*\.js$/.test(file));
  const maps = files.filter((file) => file.startsWith('dist/plugin-maps/'));
  expect(maps.filter((file) => file.endsWith('.js.map')).length).toBeGreaterThan(chunks.length / 2);
  expect(files.filter((file) => /\.test\.|node_modules|^platform\/(?!shell\/)/.test(file))).toEqual(
    [],
  );
});

test('the archive contains no path of this machine', () => {
  const machinePaths = [clone, folder, root, realpathSync('node_modules'), `${homedir()}/`];
  const findPaths = (bytes: Uint8Array) =>
    machinePaths.filter((path) => Buffer.from(bytes).includes(path));
  const matches = listFiles(unpacked).flatMap((file) => {
    const bytes = readFileSync(join(unpacked, file));
    const inside = file.endsWith('.zip') ? Object.values(unzipSync(bytes)) : [];
    return [bytes, ...inside].flatMap(findPaths).map((path) => `${file}: ${path}`);
  });
  expect(matches).toEqual([]);
});

test('every link of its documents leads to a file of it', () => {
  const documents = listFiles(unpacked).filter((file) => file.endsWith('.md'));
  const links = documents.flatMap((file) =>
    listLinks(file, readFileSync(join(unpacked, file), 'utf8')),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !existsSync(join(unpacked, link)))).toEqual([]);
});

test('the build says the version of the archive', () => {
  const scripts = listFiles(join(unpacked, 'dist/plugin')).filter((file) => file.endsWith('.js'));
  const says = (file: string) =>
    readFileSync(join(unpacked, 'dist/plugin', file), 'utf8').includes(`{version:"${version}"}`);
  expect(scripts.some(says)).toBe(true);
  const manifest = readFileSync(join(unpacked, 'dist/plugin/mf-manifest.json'), 'utf8');
  expect(manifest).toContain(`"buildVersion":"${version}"`.replace(':', ': '));
});

test('the contract.mjs of the archive checks a platform with Node alone', async () => {
  const company = await createCompany();
  await createTemplate(company);
  await giveCertificates(company.learner, 24);
  const url = getPlatformUrl();
  const options = {
    missions: `${url}/missions`,
    workspace: url,
    graphql: `${url}/missions/graphql`,
    'company-graphql': `${url}/company/graphql`,
    token: company.learner.token,
    'admin-token': company.admin.token,
    origin: 'http://localhost',
  };
  const args = Object.entries(options).flatMap(([key, value]) => [`--${key}`, value]);
  const command = ['contract/contract.mjs', ...args, '--write'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: unpacked,
    encoding: 'utf8',
    env: {},
  });
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toMatch(/2\d calls, none with faults\.\n$/);
});

test('the policy.mjs of the archive creates a policy', () => {
  const config = {
    MISSIONS_API: 'https://lms.example/missions',
    WORKSPACE_API: 'https://lms.example',
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  const policy = execFileSync(process.execPath, ['deploy/policy.mjs', '../config.json'], {
    cwd: unpacked,
    encoding: 'utf8',
  });
  expect(policy).toMatch(/^add_header Content-Security-Policy ".*https:\/\/lms\.example/);
});

/** A test that runs only with `RELEASES=2`: two builds with empty caches take a third of the time of all long tests. */
const proof = process.env.RELEASES === '2' ? test : test.skip;

proof(
  'the same commit gives the same bytes when nothing is left of the first time',
  async () => {
    for (const output of ['.cache', 'dist', 'release', 'src/i18n/compiled']) {
      rmSync(join(clone, output), { recursive: true });
    }
    expect(sha256(await readArchive(clone))).toBe(sha256(first));
  },
  LONG,
);

test(
  'refuses a version that exists, a tree with changes and an unfinished changelog',
  async () => {
    const archive = `release/${name}.tar.gz`;
    const refuse = async (...words: string[]) => {
      const { status, stderr } = await release(clone, ...words);
      expect(status).toBe(1);
      return stderr;
    };
    expect(await refuse()).toBe(`${archive} exists already.\n`);
    expect(await refuse(version)).toBe(`${archive} exists already.\n`);
    rmSync(join(clone, archive));
    git(clone, 'tag', `v${version}`);
    expect(await refuse()).toBe(`The tag v${version} exists already.\n`);
    expect(await refuse(current)).toBe(
      `${current} is not a version after ${version}, such as 1.2.3.\n`,
    );
    const next = version.replace(/\d+$/, '1');
    expect(await refuse(next)).toBe('CHANGELOG.md has nothing under "Unreleased".\n');
    appendFileSync(join(clone, 'LICENSE'), '\n');
    expect(await refuse()).toBe(
      'Not committed, so the release could not be reproduced:\nM LICENSE\n',
    );
    const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8');
    const save = (text: string) => writeFileSync(join(clone, 'CHANGELOG.md'), text);
    save(changelog.replace('## [Unreleased]\n', '## [Unreleased]\n\n- New\n'));
    expect(await refuse()).toBe(
      'CHANGELOG.md has entries under "Unreleased": npm run release -- 1.2.3\n',
    );
    save(changelog.replace(`## [${version}]`, '## [0.0.1]'));
    expect(await refuse()).toBe(
      `CHANGELOG.md does not begin with "## [${version}] - day" and what is new.\n`,
    );
  },
  LONG,
);
