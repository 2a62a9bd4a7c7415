export function fontFile(face: string, ending: 'ttf' | 'woff2'): string;
export function metricsFile(face: string): string;
