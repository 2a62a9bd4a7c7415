/** Tests that veraPDF finds no fault in PDFs of every kind but those that are put in, and that viewers read the files. */
import { expect, test } from './fixtures.ts';
import { validatePdfs, type ValidationResults } from '../scripts/validator/validator.ts';
import type { PdfConformanceLevel } from '../src/domain/config.ts';
import { encryptWithQpdf, hasProgram } from '../src/testing/pdf/programs.ts';
import { bundleEngine, openEngine } from './engine/openEngine.ts';
import { levels, listBrokenRules, missing, skipReason } from './validity/conformance.ts';
import type { Documents } from './validity/documents.ts';
import { getFaults } from './validity/faults.ts';
import { pdfReaders } from './validity/pdfReaders.ts';
import {
  createEveryKind,
  everyKindSize,
  validDocumentName,
  getProfiles,
  createSample,
  sampleSize,
} from './validity/sets.ts';

const encryptionCase = 'encryption';
const emptyFile = new Uint8Array();
const getKey = (level: PdfConformanceLevel, name: string) => `${level}: ${name}`;
const getLevel = (name: string): PdfConformanceLevel =>
  name.startsWith('a3a-ua1') ? 'a3a-ua1' : 'a4f-ua2';

test.describe('sample of files', () => {
  // Creating the files takes longer than most tests of them.
  test.describe.configure({ mode: 'default' });
  const samples = new Map<PdfConformanceLevel, Documents>();
  const getValidFile = (level: PdfConformanceLevel) =>
    samples.get(level)?.get(validDocumentName) ?? emptyFile;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await browser.newPage();
    await openEngine(page, await bundleEngine());
    for (const [level] of levels) samples.set(level, await createSample(page, level));
    await page.close();
  });

  test.describe('veraPDF', () => {
    let verdicts: ValidationResults;

    test.beforeAll(async () => {
      if (missing.length > 0) return;
      test.setTimeout(300_000);
      const files: Documents = new Map();
      for (const [level] of levels) {
        const documents = new Map(samples.get(level));
        const validFile = getValidFile(level);
        for (const [name, { apply }] of getFaults(level)) documents.set(name, apply(validFile));
        if (hasProgram('qpdf')) documents.set(encryptionCase, encryptWithQpdf(validFile));
        for (const [name, file] of documents) files.set(getKey(level, name), file);
      }
      verdicts = await validatePdfs(files, (name) => getProfiles(getLevel(name), name));
    });

    test.beforeEach(() => {
      test.skip(missing.length > 0, skipReason);
    });

    for (const [level, standards] of levels) {
      test(`conforms to ${standards} with every option, from browser and batch`, () => {
        const names = Array.from(samples.get(level)?.keys() ?? [], (name) => getKey(level, name));
        expect(names).toHaveLength(sampleSize);
        expect(listBrokenRules(verdicts, names)).toEqual([]);
      });

      for (const [name, { breaks }] of getFaults(level))
        test(`reports ${name} in a file of ${standards}`, () => {
          const brokenRules = verdicts.breaches.get(getKey(level, name)) ?? [];
          expect(brokenRules.map(({ profile, rule }) => `${profile} ${rule}`).sort()).toEqual(
            breaks,
          );
        });

      test(`reports encryption in a file of ${standards}`, () => {
        test.skip(!hasProgram('qpdf'), 'qpdf is not installed');
        const brokenRules = verdicts.breaches.get(getKey(level, encryptionCase)) ?? [];
        const [archive] = getProfiles(level, encryptionCase);
        expect(brokenRules).toContainEqual(
          expect.objectContaining({ profile: archive, rule: '6.1.3-2' }),
        );
      });
    }
  });

  for (const { label, program, readFile } of pdfReaders)
    test(`${label} reads files of both PDF levels without warnings`, async () => {
      test.skip(program !== undefined && !hasProgram(program), `${label} is not installed`);
      test.setTimeout(180_000);
      const outputs: [string, string][] = [];
      for (const [level, documents] of samples)
        for (const [name, file] of documents) {
          const output = await readFile(file);
          if (output !== '') outputs.push([getKey(level, name), output]);
        }
      expect(outputs).toEqual([]);
      // Make sure that the program reports a damaged file.
      const validFile = getValidFile('a3a-ua1');
      const damaged = validFile.subarray(0, validFile.length / 2);
      expect(await readFile(damaged)).not.toBe('');
    });
});

for (const [level, standards] of levels)
  test(`conforms to ${standards} for every layout in every language, and every kind of text, image and creator in each`, async ({
    page,
  }) => {
    test.skip(missing.length > 0, skipReason);
    test.setTimeout(900_000);
    await openEngine(page, await bundleEngine());
    const documents = await createEveryKind(page, level);
    expect(documents.size).toBe(everyKindSize);
    const verdicts = await validatePdfs(documents, (name) => getProfiles(level, name));
    expect(listBrokenRules(verdicts, [...documents.keys()])).toEqual([]);
  });
