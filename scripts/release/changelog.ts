export interface Release {
  version: string;
  day: string;
  text: string;
}

/** Parses the versions in CHANGELOG.md, newest first, with date and text. */
export const parseReleases = (changelog: string): Release[] =>
  [
    ...changelog.matchAll(/^## \[(\d[^\]]*)\] - (\d{4}-\d\d-\d\d)\n([^]*?)(?=^## |^\[|(?![^]))/gm),
  ].map(([, version = '', day = '', text = '']) => ({ version, day, text: text.trim() }));
