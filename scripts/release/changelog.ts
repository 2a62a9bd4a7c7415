export interface Release {
  version: string;
  day: string;
  text: string;
}

/** Parses CHANGELOG.md. Returns the versions with their dates and texts, newest first. */
export const parseReleases = (changelog: string): Release[] =>
  [
    ...changelog.matchAll(/^## \[(\d[^\]]*)\] - (\d{4}-\d\d-\d\d)\n([^]*?)(?=^## |^\[|(?![^]))/gm),
  ].map(([, version = '', day = '', text = '']) => ({ version, day, text: text.trim() }));

const UNRELEASED = /^## \[Unreleased\]\n([^]*?)(?=^## )/m;

/** Returns the entries of CHANGELOG.md that belong to no version yet. */
export const getUnreleased = (changelog: string): string =>
  UNRELEASED.exec(changelog)?.[1]?.trim() ?? '';

/**
 * Moves the unreleased entries below the heading of a version.
 * @param day date of the release, `2027-01-20`
 * @throws Error when there are none
 */
export function moveUnreleased(changelog: string, version: string, day: string): string {
  if (getUnreleased(changelog) === '')
    throw new Error('CHANGELOG.md has nothing under "Unreleased".');
  return changelog.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [${version}] - ${day}\n`);
}
