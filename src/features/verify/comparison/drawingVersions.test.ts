import type { LayoutName } from '#domain/template/template.ts';
import * as frozenDrawing from '#rendering/drawing/frozen/1/engine.generated.js';
import type { DrawingEngine, DrawingEngines } from '#rendering/drawing/DrawingEngine.ts';
import { createCertificate } from '#testing/certificates.ts';
import { createTestEngine, createTestFileCheck, renderForTest } from '#testing/pdf/checkFile.ts';
import { pdfResources } from '#testing/pdf/documents.ts';
import { PdfParts } from '#testing/pdf/editPdf.ts';

const certificate = createCertificate();

/** A later version that draws every certificate in another layout than before. */
const laterVersion = 1000;
const laterEngine: DrawingEngine = {
  ...createTestEngine('Layout3'),
  createRecord: (rendered) => ({
    ...createTestEngine('Layout3').createRecord(rendered),
    drawing_version: laterVersion,
  }),
};
const engines: DrawingEngines = new Map([
  [1, () => Promise.resolve(createTestEngine('Layout1', frozenDrawing))],
  [laterVersion, () => Promise.resolve(laterEngine)],
]);
const check = createTestFileCheck([certificate], 'Layout3', engines);

async function createFileOfVersion1(
  issued = certificate,
  layout: LayoutName = 'Layout1',
): Promise<Uint8Array> {
  const rendered = await renderForTest(issued, layout, 'pt', frozenDrawing);
  return frozenDrawing.buildPdf([frozenDrawing.toPdfCertificateInput(rendered)], pdfResources);
}

let issuedFile: Uint8Array;
beforeAll(async () => {
  issuedFile = await createFileOfVersion1();
});

describe('checkFile of a file that an earlier drawing version has drawn', () => {
  it('confirms the untouched file', async () => {
    await expect(check(issuedFile)).resolves.toMatchObject({
      certificates: [{ verdict: 'exact' }],
    });
  });

  it('finds no change if the file was saved again', async () => {
    const parts = new PdfParts(issuedFile);
    parts.addObject('<<>>');
    await expect(check(parts.bytes)).resolves.toMatchObject({
      certificates: [{ verdict: 'resaved', differences: [] }],
    });
  });

  it('finds no change if the file has lost its records', async () => {
    const parts = new PdfParts(issuedFile);
    parts.replace(/\/AF\[[^\]]*\]\/Names<<.*?>>>>/s, '');
    await expect(check(parts.bytes)).resolves.toMatchObject({
      certificates: [{ verdict: 'resaved', differences: [] }],
    });
  });

  it('finds a changed name', async () => {
    const file = await createFileOfVersion1(createCertificate({ name: 'Beatriz Moura' }));
    await expect(check(file)).resolves.toMatchObject({
      certificates: [
        {
          verdict: 'differs',
          differences: expect.arrayContaining([
            expect.objectContaining({ field: 'learner' }),
          ]) as unknown[],
        },
      ],
    });
  });

  it('compares a file with the version that its record names', async () => {
    const file = await createFileOfVersion1(certificate, 'Layout3');
    await expect(check(file)).resolves.toMatchObject({ certificates: [{ verdict: 'untrusted' }] });
  });

  it('compares a damaged file only with the version that its record names', async () => {
    const loadLaterEngine = jest.fn(() => Promise.resolve(laterEngine));
    const checkDamaged = createTestFileCheck(
      [certificate],
      'Layout3',
      new Map(engines).set(laterVersion, loadLaterEngine),
    );
    const text = Buffer.from(issuedFile).toString('latin1');
    const damaged = Buffer.from(text.replace('endobj', 'endobi'), 'latin1');
    await expect(checkDamaged(damaged)).resolves.toMatchObject({
      certificates: [{ verdict: 'untrusted' }],
    });
    expect(loadLaterEngine).not.toHaveBeenCalled();
  });
});
