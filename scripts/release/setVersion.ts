/** Writes a new version into every file that names it. */
import { listFiles, readText, writeIfChanged } from '../files.mjs';
import { moveUnreleased } from './changelog.ts';

const ARCHIVE = 'certificates-plugin-host';

/** Replaces the first version after a name in JSON, so that the layout of the file stays. */
function replaceVersion(file: string, pattern: RegExp, version: string) {
  const text = readText(file);
  const changed = text.replace(
    pattern,
    (_match, start: string) => `${start}"version": "${version}"`,
  );
  if (changed === text && !text.includes(`"version": "${version}"`))
    throw new Error(`${file} has no version.`);
  writeIfChanged(file, changed);
}

/** Lists the files that name the archive of the package for hosts. */
const listArchiveMentions = () =>
  listFiles('docs/hosting.md', 'docs/releases.md', 'docs/hosting', 'e2e/recipes').filter((file) =>
    readText(file).includes(ARCHIVE),
  );

/**
 * Sets the version in packages, lockfiles, the contract and the recipes, and moves the unreleased entries of the
 * changelog below it.
 * @param day date of the release, `2027-01-20`
 * @throws Error when the version is not newer than the current one, or the changelog has no entries
 */
export function setVersion(version: string, day: string): void {
  const { version: current } = JSON.parse(readText('package.json')) as { version: string };
  if (!isNewer(version, current))
    throw new Error(`${version} is not a version after ${current}, such as 1.2.3.`);
  const changelog = moveUnreleased(readText('CHANGELOG.md'), version, day);
  replaceVersion('package.json', /(^\{\s*"name": "[^"]+",\s*)"version": "[^"]+"/, version);
  replaceVersion('package-lock.json', /(^\{\s*"name": "[^"]+",\s*)"version": "[^"]+"/, version);
  replaceVersion('package-lock.json', /("": \{\s*"name": "[^"]+",\s*)"version": "[^"]+"/, version);
  replaceVersion('contract/openapi.json', /("info": \{[^}]*?)"version": "[^"]+"/, version);
  for (const file of listArchiveMentions()) {
    const text = readText(file).replaceAll(
      `${ARCHIVE}-${current}.tgz`,
      `${ARCHIVE}-${version}.tgz`,
    );
    writeIfChanged(
      file,
      text.replace(
        /("node_modules\/certificates-plugin-host": \{\s*)"version": "[^"]+"/,
        `$1"version": "${version}"`,
      ),
    );
  }
  writeIfChanged('CHANGELOG.md', changelog);
}

/** Returns whether a version is valid and comes after another one. */
const isNewer = (version: string, current: string): boolean =>
  /^\d+\.\d+\.\d+$/.test(version) && version.localeCompare(current, 'en', { numeric: true }) > 0;
