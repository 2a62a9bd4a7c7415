export interface Release {
  version: string;
  day: string;
  text: string;
}

/** Versions that CHANGELOG.md tells of, the newest first, each with the day and what is said of it. */
export const releasesIn = (changelog: string): Release[] =>
  [
    ...changelog.matchAll(/^## \[(\d[^\]]*)\] - (\d{4}-\d\d-\d\d)\n([^]*?)(?=^## |^\[|(?![^]))/gm),
  ].map(([, version = '', day = '', text = '']) => ({ version, day, text: text.trim() }));
