/**
 * Creates the file `THIRD-PARTY-LICENCES.txt` of a build, with the packages in the build and their licences. The list
 * of packages comes from the statistics of the build. Licences of fonts are copied to the folder of the fonts.
 */
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { BuildStats } from './chunks.ts';
import { listFiles, resolveInRoot, readText, writeIfChanged } from './files.mjs';

/** Builds that are deployed. */
export const DEPLOYED_BUILDS = ['plugin', 'shell'];

const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'],
  ...['OFL-1.1', 'Python-2.0', 'Unlicense'],
]);
const TERMS = /^(?:copying|copyright|licen[cs]e|notice)/i;
/**
 * Packages whose licence text is in another package from the same source repository: the name of that package, by name.
 */
const LICENCE_SOURCES: Partial<Record<string, string>> = {
  '@wry/context': '@wry/caches',
  '@wry/trie': '@wry/caches',
};
/** Build tools that add some of their own code to a bundle. */
const BUNDLERS = ['@module-federation/enhanced', 'mini-css-extract-plugin', 'webpack'].map(
  (name) => `node_modules/${name}`,
);
const PACKAGE = /.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const LINE = '='.repeat(80);

/** Lists the folders of all packages in a deployed build. */
export const listPackages = (build: string) =>
  listFiles(`dist/${build}-stats`)
    .flatMap((file) => (JSON.parse(readText(file)) as BuildStats).packages)
    .concat(BUNDLERS);

/** Lists the folders of the packages that files belong to. */
export const listPackageFolders = (files: readonly string[]) => [
  ...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? [])),
];

/** Reads the licence text of a package. `problem` is set if the licence is not in `ALLOWED` or its text is missing. */
function readNotice(folder: string) {
  const { name, version, license } = JSON.parse(
    readText(posix.join(folder, 'package.json')),
  ) as Record<'name' | 'version' | 'license', string>;
  const source = LICENCE_SOURCES[name];
  const licenceFolder = source ? posix.join(folder.slice(0, -name.length), source) : folder;
  const terms = readdirSync(resolveInRoot(licenceFolder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && TERMS.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readText(posix.join(licenceFolder, file)).trim());
  const problem =
    (!ALLOWED.has(license) && `${license} is not a licence that we allow`) ||
    (!terms.some(Boolean) && 'brings no text of its licence');
  return { title: `${name} ${version}`, license, terms, problem };
}

/**
 * Creates the text with the licences of all packages.
 *
 * @throws Error that names each package whose licence is missing or not allowed
 */
export function createLicenceText(folders: readonly string[]): string {
  const notices = new Map(folders.map(readNotice).map((notice) => [notice.title, notice]));
  const uniqueNotices = [...notices.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const problems = uniqueNotices.filter(({ problem }) => problem);
  if (problems.length > 0)
    throw new Error(problems.map(({ title, problem }) => `${title}: ${problem}.`).join('\n'));
  return uniqueNotices
    .map(({ title, license, terms }) =>
      [LINE, `${title} (${license})`, LINE, ...terms].join('\n\n'),
    )
    .join('\n\n\n')
    .concat('\n');
}

export const writeLicences = (build: string) =>
  writeIfChanged(`dist/${build}/THIRD-PARTY-LICENCES.txt`, createLicenceText(listPackages(build)));
