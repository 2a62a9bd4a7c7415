import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faceNamesByRole, type TextFontName } from '#rendering/fonts/faces.ts';
import { FallbackFontSelector } from './FallbackFontSelector.ts';
import { FallbackTextWriter } from './FallbackTextWriter.ts';
import { listFontFiles } from './fontFolder.ts';

/**
 * Creates a writer for text that the certificate fonts cannot display. The writer uses the fonts in a folder and its
 * subfolders. All fonts are loaded into memory.
 * @param certificateFonts files of the certificate fonts
 * @throws errors of the file system
 */
export function createFallbackTextRenderer(
  folder: string,
  certificateFonts: ReadonlyMap<TextFontName, Uint8Array>,
): FallbackTextWriter {
  const files = listFontFiles(folder).map(
    (name) => new Uint8Array(readFileSync(join(folder, name))),
  );
  const getRoleFiles = (role: keyof typeof faceNamesByRole) =>
    faceNamesByRole[role].flatMap((name) => certificateFonts.get(name) ?? []);
  const certificateFiles = {
    title: getRoleFiles('title'),
    body: getRoleFiles('body'),
    bold: getRoleFiles('bold'),
    identifier: getRoleFiles('identifier'),
  };
  return new FallbackTextWriter(new FallbackFontSelector(files, certificateFiles));
}
