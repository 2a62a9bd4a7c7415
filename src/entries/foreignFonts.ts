import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FaceName, facesOfRole } from '#rendering/fonts/faces.ts';
import { FontChoice } from '#rendering/shaping/FontChoice.ts';
import { ForeignWriter } from '#rendering/shaping/ForeignWriter.ts';

const fontFile = /\.(?:otc|otf|ttc|ttf)$/i;

/**
 * What draws with the fonts of a folder and of those below it; all of them are held in memory.
 * @param own our faces
 * @throws what the file system throws
 */
export function foreignWriterOf(
  folder: string,
  own: ReadonlyMap<FaceName, Uint8Array>,
): ForeignWriter {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fontFile.test(name))
    .sort();
  const files = names.map((name) => new Uint8Array(readFileSync(join(folder, name))));
  const ownOf = (role: keyof typeof facesOfRole) =>
    facesOfRole[role].flatMap((name) => own.get(name) ?? []);
  const ownFiles = { title: ownOf('title'), body: ownOf('body'), bold: ownOf('bold') };
  return new ForeignWriter(new FontChoice(files, ownFiles));
}
