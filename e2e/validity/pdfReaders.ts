import { openWithPdfjs } from '../../src/testing/pdf/openWithPdfjs.ts';
import {
  checkWithQpdf,
  checkWithReader,
  type PdfProgram,
  readerNames,
} from '../../src/testing/pdf/programs.ts';

/** A program that reads PDFs. */
interface PdfReader {
  label: string;
  /** The system program, if it is one. */
  program?: PdfProgram;
  /** Reads every page of a PDF. Returns the warnings; an empty text if there are none. */
  readFile: (pdf: Uint8Array) => string | Promise<string>;
}

/** Reads every page of a PDF as a viewer does. @returns the warnings of pdf.js */
async function readWithPdfjs(pdf: Uint8Array): Promise<string> {
  let messages: readonly string[] = [];
  try {
    await openWithPdfjs(pdf, async (document, warnings) => {
      for (let number = 1; number <= document.numPages; number++) {
        const page = await document.getPage(number);
        await Promise.all([page.getOperatorList(), page.getTextContent(), page.getStructTree()]);
      }
      messages = warnings;
    });
  } catch (error) {
    return String(error);
  }
  return messages.join('\n');
}

export const pdfReaders: readonly PdfReader[] = [
  { label: 'pdf.js', readFile: readWithPdfjs },
  { label: 'qpdf', program: 'qpdf', readFile: checkWithQpdf },
  ...readerNames.map((name) => ({
    label: name,
    program: name,
    readFile: (pdf: Uint8Array) => checkWithReader(name, pdf),
  })),
];
