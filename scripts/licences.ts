/**
 * `THIRD-PARTY-LICENCES.txt` of a build: what it holds of others, and on whose terms. Made of the accounts that webpack
 * gives of it, so that each package is there which is in a file, and no other. The fonts' licences lie beside the fonts.
 */
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import type { Account } from './chunks.ts';
import { filesBelow, inRoot, readText, writeIfChanged } from './files.mjs';

/** Builds that leave this machine. */
export const SHIPPED = ['plugin', 'shell'];

const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'],
  ...['OFL-1.1', 'Python-2.0', 'Unlicense'],
]);
const TERMS = /^(?:copying|copyright|licen[cs]e|notice)/i;
/** Of one repository with another package, which alone brings their licence. */
const TERMS_OF: Partial<Record<string, string>> = {
  '@wry/context': '@wry/caches',
  '@wry/trie': '@wry/caches',
};
/** Write code of their own into what they bundle, beside that of modules. */
const BUNDLERS = ['@module-federation/enhanced', 'mini-css-extract-plugin', 'webpack'].map(
  (name) => `node_modules/${name}`,
);
const PACKAGE = /.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const LINE = '='.repeat(80);

/** @returns the folders of all packages in a build that ships */
export const packagesOf = (build: string) =>
  filesBelow(`dist/${build}-stats`)
    .flatMap((file) => (JSON.parse(readText(file)) as Account).packages)
    .concat(BUNDLERS);

/** @returns the folders of the packages that the files are of */
export const packagesOfFiles = (files: readonly string[]) => [
  ...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[0] ?? [])),
];

/** @returns `name 1.2.3` with what is to be read about it, or with what is wrong */
function noticeOf(folder: string) {
  const { name, version, license } = JSON.parse(
    readText(posix.join(folder, 'package.json')),
  ) as Record<'name' | 'version' | 'license', string>;
  const bringer = TERMS_OF[name];
  const place = bringer ? posix.join(folder.slice(0, -name.length), bringer) : folder;
  const terms = readdirSync(inRoot(place), { withFileTypes: true })
    .filter((entry) => entry.isFile() && TERMS.test(entry.name))
    .map((entry) => entry.name)
    .sort()
    .map((file) => readText(posix.join(place, file)).trim());
  const problem =
    (!ALLOWED.has(license) && `${license} is no licence that we allow`) ||
    (!terms.some(Boolean) && 'brings no text of its licence');
  return { title: `${name} ${version}`, license, terms, problem };
}

/** @throws Error naming each package whose terms are unknown or none of those that we allow */
export function licencesText(folders: readonly string[]): string {
  const notices = new Map(folders.map(noticeOf).map((notice) => [notice.title, notice]));
  const sorted = [...notices.values()].sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const problems = sorted.filter(({ problem }) => problem);
  if (problems.length > 0)
    throw new Error(problems.map(({ title, problem }) => `${title}: ${problem}.`).join('\n'));
  return sorted
    .map(({ title, license, terms }) =>
      [LINE, `${title} (${license})`, LINE, ...terms].join('\n\n'),
    )
    .join('\n\n\n')
    .concat('\n');
}

export const writeLicences = (build: string) =>
  writeIfChanged(`dist/${build}/THIRD-PARTY-LICENCES.txt`, licencesText(packagesOf(build)));
