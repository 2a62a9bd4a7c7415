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
