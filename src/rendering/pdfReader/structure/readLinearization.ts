import { PdfTokenReader } from './PdfTokenReader.ts';
import { AmbiguousPdfError, isDictionary, type PdfKeyword, type PdfValue } from './pdfValues.ts';

/** The pages that the first object of a linearized file names (ISO 32000-2, Annex F). */
export interface Linearization {
  /** Number of the object of the first page. */
  firstPageId: number;
  pageCount: number;
}

/**
 * Reads the first object of a file if it says that the file can be shown while it loads.
 * @throws AmbiguousPdfError if the table after it is not that of the end of the file. Some programs read only the first
 */
export function readLinearization(
  bytes: Uint8Array,
  lastOffset: number,
): Linearization | undefined {
  const reader = new PdfTokenReader(bytes, 0);
  const value = readFirstValue(reader);
  if (!isDictionary(value) || !value.has('Linearized')) return undefined;
  reader.expectKeyword('endobj');
  if (!reader.hasMore() || reader.position !== lastOffset)
    throw new AmbiguousPdfError('The file begins with another table than it ends with.');
  if ((value.get('P') ?? 0) !== 0)
    throw new AmbiguousPdfError('The file begins with another page than the first.');
  return { firstPageId: Number(value.get('O')), pageCount: Number(value.get('N')) };
}

function readFirstValue(reader: PdfTokenReader): PdfValue | PdfKeyword {
  try {
    reader.readInteger();
    reader.readInteger();
    reader.expectKeyword('obj');
    return reader.readValue();
  } catch (error) {
    if (error instanceof AmbiguousPdfError) return null;
    throw error;
  }
}
