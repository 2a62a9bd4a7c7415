import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import { UnreadablePdfError } from '#rendering/pdfReader/pdfContent.ts';
import { createCertificate } from '#testing/certificates.ts';
import { checkTestFile, createTestPdf } from '#testing/pdf/checkFile.ts';
import { PdfParts } from '#testing/pdf/editPdf.ts';
import { checkFile, type FileCheckContext } from './checkFile.ts';

describe('checkFile', () => {
  const certificate = createCertificate();

  it.each(['slow', 'worker'] as const)(
    'reports a file that cannot be read from the start: %s',
    async (reason) => {
      const fail = () => Promise.reject(new UnreadablePdfError(reason));
      const close = jest.fn();
      const opened: OpenedPdfFile = {
        readMetadata: fail,
        removeSignature: fail,
        compareBytes: fail,
        readContent: fail,
        readIssuedContent: fail,
        comparePages: fail,
        close,
      };
      const context = {
        loadCertificate: () => Promise.resolve(certificate),
        openFile: () => opened,
      } as Partial<FileCheckContext> as FileCheckContext;
      const report = await checkFile(new Blob(['%PDF-1.7']), certificate.id, context);
      expect(report).toMatchObject({
        kind: 'checked',
        certificates: [{ id: certificate.id, verdict: 'unreadable', notes: [reason] }],
      });
      expect(close).toHaveBeenCalled();
    },
  );

  it('finds no change if a course has the name of a part of a PDF and the file was saved again', async () => {
    const trailerCourse = createCertificate({ course: 'Manutenção de trailer' });
    const parts = new PdfParts(await createTestPdf([trailerCourse]));
    parts.addObject('<<>>');
    await expect(checkTestFile(parts.bytes, [trailerCourse])).resolves.toMatchObject({
      certificates: [{ verdict: 'resaved', differences: [], warnings: [] }],
    });
  });
});
