import { createCertificate } from '#testing/certificates.ts';
import { checkTestFile, createTestPdf } from '#testing/pdf/checkFile.ts';
import { hasProgram } from '#testing/pdf/programs.ts';
import { saveLikeQuartz } from '#testing/pdf/saveLikeQuartz.ts';
import { resaveMethods, savePdfWithProgram } from '#testing/pdf/savePdfWithProgram.ts';

const methods = resaveMethods.filter(({ program }) => hasProgram(program));

describe.each(['Layout1', 'Layout3', 'Layout5'] as const)(
  'checkFile of a file of %s that was saved again',
  (layout) => {
    (methods.length > 0 ? it : it.skip).each(methods)(
      'finds no change by $name',
      async (method) => {
        const certificate = createCertificate({ name: 'Ṅgọzi Łukasz Đặng' });
        const file = savePdfWithProgram(await createTestPdf([certificate], layout), method);
        const report = await checkTestFile(file, [certificate], layout);
        expect(report).toMatchObject({
          certificates: [{ verdict: 'resaved', differences: [], warnings: [], pages: [] }],
        });
      },
    );

    it('finds no change by macOS', async () => {
      const certificate = createCertificate({ name: 'Ṅgọzi Łukasz Đặng' });
      const file = saveLikeQuartz(await createTestPdf([certificate], layout));
      const objectStreams = methods.find(({ name }) => name === 'qpdf, object streams');
      const files = [file, ...(objectStreams ? [savePdfWithProgram(file, objectStreams)] : [])];
      for (const saved of files)
        expect(await checkTestFile(saved, [certificate], layout)).toMatchObject({
          certificates: [{ verdict: 'resaved', differences: [], warnings: [], pages: [] }],
        });
    });
  },
);
