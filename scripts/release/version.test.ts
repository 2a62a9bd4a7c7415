import { readFileSync } from 'node:fs';
import { releasesIn } from './changelog.ts';

const versionIn = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
const changelog = readFileSync('CHANGELOG.md', 'utf8');

test('package, lockfile, contract pack and the newest entry of the changelog are of one version', () => {
  const pack = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as {
    info: { version: string };
  };
  const version = versionIn('package.json');
  expect([
    versionIn('package-lock.json'),
    pack.info.version,
    releasesIn(changelog)[0]?.version,
  ]).toEqual([version, version, version]);
});

test('the versions of the changelog come the newest first, each with what is in it', () => {
  const releases = releasesIn(changelog);
  const days = releases.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect(releases.filter(({ text }) => !/^### /m.test(text))).toEqual([]);
});

test('what is unreleased is no version yet', () => {
  const text = `# Changelog

## [Unreleased]

- Something

## [1.1.0] - 2027-01-20

### Fixed

- A thing

## [1.0.0] - 2026-11-23
`;
  expect(releasesIn(text)).toEqual([
    { version: '1.1.0', day: '2027-01-20', text: '### Fixed\n\n- A thing' },
    { version: '1.0.0', day: '2026-11-23', text: '' },
  ]);
});
