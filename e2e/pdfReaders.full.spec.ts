/** Tests that PDF viewers and validators read the PDFs without warnings. */
import type { PdfConformanceLevel } from '../src/domain/config.ts';
import { openWithPdfjs } from '../src/testing/pdf/openWithPdfjs.ts';
import {
  checkWithQpdf,
  checkWithReader,
  hasProgram,
  type PdfProgram,
  readerNames,
} from '../src/testing/pdf/programs.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { expect, test } from './fixtures.ts';
import type { Documents } from './validity/documents.ts';
import { validDocumentName, createSample, sampleSize } from './validity/sets.ts';

// The files are created once for all tests.
test.describe.configure({ mode: 'default' });

const levels: readonly PdfConformanceLevel[] = ['a3a-ua1', 'a4f-ua2'];
const files: Documents = new Map();

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await browser.newPage();
  await openEngine(page, await bundleEngine());
  for (const level of levels)
    for (const [name, file] of await createSample(page, level))
      files.set(`${level}: ${name}`, file);
  await page.close();
  expect(files.size).toBe(levels.length * sampleSize);
});

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

const readers: [PdfProgram | undefined, (pdf: Uint8Array) => string | Promise<string>][] = [
  [undefined, readWithPdfjs],
  ['qpdf', checkWithQpdf],
  ...readerNames.map((name): [PdfProgram, (pdf: Uint8Array) => string] => [
    name,
    (pdf) => checkWithReader(name, pdf),
  ]),
];

for (const [program, readFile] of readers)
  test(`${program ?? 'pdf.js'} reads files of both PDF levels without warnings`, async () => {
    test.skip(program !== undefined && !hasProgram(program), `${program} is not installed`);
    test.setTimeout(180_000);
    const outputs: [string, string][] = [];
    for (const [name, file] of files) {
      const output = await readFile(file);
      if (output !== '') outputs.push([name, output]);
    }
    expect(outputs).toEqual([]);
    // Make sure that the program reports a damaged file.
    const validFile = files.get(`a3a-ua1: ${validDocumentName}`) ?? new Uint8Array();
    const damaged = validFile.subarray(0, validFile.length / 2);
    expect(await readFile(damaged)).not.toBe('');
  });
