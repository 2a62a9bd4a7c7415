export function licencesText(folders: readonly string[]): string;
