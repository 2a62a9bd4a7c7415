import { decodeLatin1 } from '../../pdf/syntax.ts';
import { AmbiguousPdfError } from './pdfValues.ts';
import type { CrossReferences } from './readCrossReferences.ts';

const headPattern = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+$/;
/** Maximum length of the two numbers before `obj`. */
const maxHeadLength = 40;

/**
 * Checks that a search through a file finds the objects that its tables list, and no others. Some programs search when
 * they find a mistake, and take the last object or trailer of the file.
 * @throws AmbiguousPdfError for an object or a trailer that no table lists, and for a row that leads to no object
 */
export function checkObjectPlaces(bytes: Uint8Array, references: CrossReferences): void {
  const text = decodeLatin1(bytes);
  const places = new Map<number, string>();
  for (const { index } of text.matchAll(/obj(?=[\0\t\n\f\r <[(/%\d])/g)) {
    const head = headPattern.exec(text.slice(Math.max(0, index - maxHeadLength), index));
    if (head) places.set(index - head[0].length, `${head[1]} ${head[2]}`);
  }
  const { tableOffsets, locations } = references;
  let count = 0;
  for (const [id, location] of locations) {
    // Rows with the place 0 are unused.
    if (location.kind !== 'file' || location.offset === 0) continue;
    const [offsetId, offsetGeneration] = places.get(location.offset)?.split(' ') ?? [];
    if (Number(offsetId) !== id || Number(offsetGeneration) !== location.generation)
      throw new AmbiguousPdfError(`Object ${id} is not where it should be.`);
    if (!tableOffsets.includes(location.offset)) count++;
  }
  for (const offset of tableOffsets) places.delete(offset);
  if (places.size > count) throw new AmbiguousPdfError('The file has objects that no table lists.');
  const trailerCount = tableOffsets.filter((offset) => text.startsWith('xref', offset)).length;
  // A text may contain the word alone, as the name of a course does that is about trailers.
  const trailers = text.matchAll(/trailer[\0\t\n\f\r ]*<</g);
  if (Array.from(trailers).length > trailerCount)
    throw new AmbiguousPdfError('The file has a trailer that belongs to no table.');
}
