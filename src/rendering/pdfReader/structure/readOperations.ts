import { PdfTokenReader } from './PdfTokenReader.ts';
import { PdfKeyword, type PdfValue } from './pdfValues.ts';

/** An operator with its operands. The operator is undefined for operands at the end that belong to none. */
export interface Operation {
  operator: string | undefined;
  operands: readonly PdfValue[];
}

/** Reads the operators of a content stream or of a CMap, one after another (ISO 32000-2, 7.8.2). */
export function* readOperations(content: Uint8Array): Generator<Operation> {
  const reader = new PdfTokenReader(content);
  let operands: PdfValue[] = [];
  while (reader.hasMore()) {
    const token = reader.readValue();
    if (token instanceof PdfKeyword) {
      yield { operator: token.text, operands };
      operands = [];
    } else operands.push(token);
  }
  if (operands.length > 0) yield { operator: undefined, operands };
}
