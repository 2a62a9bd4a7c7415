export const LICENCES: string;
export function packagesOf(build: string, accounts: readonly string[]): string[];
export function licencesText(folders: readonly string[]): string;
