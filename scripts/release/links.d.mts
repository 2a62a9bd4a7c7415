export function linkedFrom(document: string, text: string): string[];
