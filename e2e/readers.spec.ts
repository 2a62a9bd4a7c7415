/** Programs that show PDFs to people read ours without a word against them. */
import { expect, test } from '@playwright/test';
import type { PdfLevel } from '../src/model/config.ts';
import { openByPdfjs } from '../src/testing/pdf/openByPdfjs.ts';
import {
  complaintsOfQpdf,
  complaintsOfReader,
  hasProgram,
  type Program,
  readerNames,
} from '../src/testing/pdf/programs.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import type { Documents } from './validity/documents.ts';
import { good, sample, sampleSize } from './validity/sets.ts';

// The files are made once.
test.describe.configure({ mode: 'default' });

const levels: readonly PdfLevel[] = ['a3a-ua1', 'a4f-ua2'];
const files: Documents = new Map();

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await browser.newPage();
  await openEngine(page, await bundleEngine());
  for (const level of levels)
    for (const [name, file] of await sample(page, level)) files.set(`${level}: ${name}`, file);
  await page.close();
  expect(files.size).toBe(levels.length * sampleSize);
});

/** Reads each page as if it were shown. */
async function complaintsOfPdfjs(pdf: Uint8Array): Promise<string> {
  let all: readonly string[] = [];
  try {
    await openByPdfjs(pdf, async (opened, complaints) => {
      for (let number = 1; number <= opened.numPages; number++) {
        const page = await opened.getPage(number);
        await Promise.all([page.getOperatorList(), page.getTextContent(), page.getStructTree()]);
      }
      all = complaints;
    });
  } catch (error) {
    return String(error);
  }
  return all.join('\n');
}

const readers: [Program | undefined, (pdf: Uint8Array) => string | Promise<string>][] = [
  [undefined, complaintsOfPdfjs],
  ['qpdf', complaintsOfQpdf],
  ...readerNames.map((name): [Program, (pdf: Uint8Array) => string] => [
    name,
    (pdf) => complaintsOfReader(name, pdf),
  ]),
];

for (const [program, complaintsOf] of readers)
  test(`${program ?? 'pdf.js'} has nothing against files of either level @full`, async () => {
    test.skip(program !== undefined && !hasProgram(program), `no ${program} here`);
    test.setTimeout(180_000);
    const complaints: [string, string][] = [];
    for (const [name, file] of files) {
      const said = await complaintsOf(file);
      if (said !== '') complaints.push([name, said]);
    }
    expect(complaints).toEqual([]);
    // One that never complains would prove nothing.
    const whole = files.get(`a3a-ua1: ${good}`) ?? new Uint8Array();
    const damaged = whole.subarray(0, whole.length / 2);
    expect(await complaintsOf(damaged)).not.toBe('');
  });
