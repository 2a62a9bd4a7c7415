import { readFileSync } from 'node:fs';
import { getUnreleased, moveUnreleased, parseReleases } from './changelog.ts';

const getVersion = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
const changelog = readFileSync('CHANGELOG.md', 'utf8');

test('package, lockfile, contract pack and changelog have the same version', () => {
  const pack = JSON.parse(readFileSync('contract/openapi.json', 'utf8')) as {
    info: { version: string };
  };
  const version = getVersion('package.json');
  expect([
    getVersion('package-lock.json'),
    pack.info.version,
    parseReleases(changelog)[0]?.version,
  ]).toEqual([version, version, version]);
});

test('the changelog lists versions newest first, each with its changes', () => {
  const releases = parseReleases(changelog);
  const days = releases.map(({ day }) => day);
  expect(days).toEqual(days.toSorted().reverse());
  expect(releases.filter(({ text }) => !/^### /m.test(text))).toEqual([]);
});

test('unreleased changes are not a version', () => {
  const text = `# Changelog

## [Unreleased]

- Something

## [1.1.0] - 2027-01-20

### Fixed

- A thing

## [1.0.0] - 2026-11-23
`;
  expect(parseReleases(text)).toEqual([
    { version: '1.1.0', day: '2027-01-20', text: '### Fixed\n\n- A thing' },
    { version: '1.0.0', day: '2026-11-23', text: '' },
  ]);
});

test('moves unreleased entries below a version', () => {
  const text = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- News\n\n## [1.0.0] - 2026-11-23\n';
  const moved = moveUnreleased(text, '1.1.0', '2027-01-20');
  expect(moved).toContain('## [Unreleased]\n\n## [1.1.0] - 2027-01-20\n\n### Added\n\n- News\n');
  expect(getUnreleased(text)).toBe('### Added\n\n- News');
  expect(getUnreleased(moved)).toBe('');
  expect(() => moveUnreleased(moved, '1.2.0', '2027-02-20')).toThrow('nothing under "Unreleased"');
});
