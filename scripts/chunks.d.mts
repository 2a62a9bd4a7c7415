export interface PreloadList {
  files: string[];
  languages: Record<'pt' | 'en' | 'es', string[]>;
  react: string[];
}
export const EXPOSED: string;
export type Chunks = object;

export function readChunks(stats: object): Chunks;
export function preloadLists(build: Chunks): Record<string, PreloadList>;
