import type { OpenedPdfFile } from '#rendering/pdfReader/openPdfFile.ts';
import { UnreadablePdfError } from '#rendering/pdfReader/pdfContent.ts';
import { createCertificate } from '#testing/certificates.ts';
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
});
