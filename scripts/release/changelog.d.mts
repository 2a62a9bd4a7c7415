export function releasesIn(changelog: string): { version: string; day: string; text: string }[];
