import { layoutNames } from '#domain/template/template.ts';
import * as bleedFunctions from '#rendering/pdf/bleed.ts';
import { createCertificate } from '#testing/certificates.ts';
import { checkTestFile, createTestPdf } from '#testing/pdf/checkFile.ts';
import { replaceRecord, readRecord } from '#testing/pdf/editPdf.ts';
import { hasProgram } from '#testing/pdf/programs.ts';
import { resaveMethods, savePdfWithProgram } from '#testing/pdf/savePdfWithProgram.ts';
import { createOpensslSigner, signTestPdf } from '#testing/pdf/signTestPdf.ts';
import { isFullRun, selectCases } from '#testing/selectCases.ts';

const certificate = createCertificate();
const createPrintShopPdf = (...parameters: Parameters<typeof createTestPdf>) =>
  createTestPdf(parameters[0], parameters[1], { ...parameters[2], bleed: bleedFunctions });

async function judge(file: Uint8Array, layout?: (typeof layoutNames)[number]) {
  const report = await checkTestFile(file, [certificate], layout);
  if (report.kind !== 'checked') throw new Error(report.reason);
  const [result] = report.certificates;
  if (!result) throw new Error('No certificate was checked');
  return result;
}

/** Programs that save a file again: qpdf compresses the page boxes, Ghostscript rewrites the pages. */
const methods = resaveMethods.filter(
  ({ name, program }) =>
    ['qpdf, object streams', 'Ghostscript, as it is'].includes(name) && hasProgram(program),
);

describe('checkFile of a file for a print shop', () => {
  it.each(selectCases(layoutNames, 3))(
    'confirms every byte in %s and names what it is for',
    async (layout) => {
      const file = await createPrintShopPdf([certificate], layout);
      expect(await judge(file, layout)).toMatchObject({ verdict: 'exact', notes: ['printShop'] });
    },
  );

  // The long tests repeat no other test.
  if (isFullRun) return;

  it('says nothing about a print shop for other files', async () => {
    expect(await judge(await createTestPdf([certificate]))).toMatchObject({
      verdict: 'exact',
      notes: [],
    });
  });

  it('confirms a file of PDF 2.0 that was optimized for size', async () => {
    const options = { level: 'a4f-ua2', optimizeFor: 'size' } as const;
    const file = await createPrintShopPdf([certificate], 'Layout2', options);
    expect(await judge(file, 'Layout2')).toMatchObject({ verdict: 'exact', notes: ['printShop'] });
  });

  (methods.length > 0 ? it : it.skip).each(methods)(
    'finds no change after saving by $name',
    async (method) => {
      const file = savePdfWithProgram(await createPrintShopPdf([certificate], 'Layout2'), method);
      const { verdict, differences, warnings, pages, notes } = await judge(file, 'Layout2');
      expect({ verdict, differences, warnings, notes }).toEqual({
        verdict: 'resaved',
        differences: [],
        warnings: [],
        notes: ['printShop'],
      });
      expect(pages).toHaveLength(0);
    },
  );

  (hasProgram('openssl') ? it : it.skip)('confirms a signed file', async () => {
    const file = await createPrintShopPdf([certificate]);
    expect(await judge(await signTestPdf(file, createOpensslSigner()))).toMatchObject({
      verdict: 'exact',
      isSigned: true,
      notes: ['printShop'],
    });
  });

  it('finds another name', async () => {
    const issued = await createPrintShopPdf([certificate]);
    const forged = await createPrintShopPdf([createCertificate({ name: 'Maria Falsa' })]);
    const { verdict, differences, notes } = await judge(
      replaceRecord(forged, () => readRecord(issued)),
    );
    expect(verdict).toBe('differs');
    expect(notes).not.toContain('printShop');
    expect(differences).toContainEqual(
      expect.objectContaining({ field: 'learner', file: 'Maria Falsa' }),
    );
  });
});
