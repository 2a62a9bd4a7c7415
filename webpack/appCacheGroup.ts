import type { ChunkGraph, Module } from 'webpack';
import { EXPOSED_MODULES, screenChunksExceptHome } from '../scripts/chunks.ts';
import { languages } from '../src/domain/language.ts';

/** The chunk `app`: code that both apps start with, and code that Home shares with other screens. */
export const appCacheGroup = {
  name: 'app',
  enforce: true,
  // Shared modules of the federation must stay in the chunks that wait for them.
  type: /^javascript/,
  test(module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) {
    const chunks = Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name ?? '');
    // PrintView loads languages without the apps.
    if (languages.some((language) => chunks.includes(language))) return false;
    const isShared = (chunk: string, otherChunks: readonly string[]) =>
      chunks.includes(chunk) && otherChunks.some((name) => chunks.includes(name));
    return (
      isShared(`${EXPOSED_MODULES}CertificatesApp`, [`${EXPOSED_MODULES}TemplatesApp`]) ||
      isShared('home', screenChunksExceptHome)
    );
  },
};
