/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { loadAdditionalMessages } from '#i18n/catalog.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { createCertificate } from '#testing/certificates.ts';
import { createTestFileCheck, createTestPdf } from '#testing/pdf/checkFile.ts';
import { FileCheckResult } from './FileCheckResult.tsx';

const certificate = createCertificate();
const sentences = [
  ['pt', /alterado/],
  ['en', /changed/],
  ['es', /modificado/],
] as const;

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;

describe('FileCheckResult', () => {
  it.each([
    ['in the middle', (pdf: Uint8Array) => pdf.length / 2],
    ['at the start', () => 40],
    ['near the end', (pdf: Uint8Array) => pdf.length - 20],
  ])('says that a file was changed if one byte of it differs: %s', async (_place, getIndex) => {
    const pdf = (await createTestPdf([certificate])).slice();
    const index = Math.floor(getIndex(pdf));
    pdf[index] = (pdf[index] ?? 0) ^ 1;
    const outcome = await createTestFileCheck([certificate])(pdf);
    await loadAdditionalMessages('fileCheck');
    for (const [language, sentence] of sentences) {
      const { unmount } = render(
        <MemoryRouter>
          <LanguageProvider language={language} timeZone="UTC">
            <FileCheckResult
              file={new File([], 'certificate.pdf')}
              outcome={outcome}
              openCertificateId={certificate.id}
              onCheckAnother={() => undefined}
            />
          </LanguageProvider>
        </MemoryRouter>,
      );
      await screen.findByRole('heading', { level: 2 });
      expect(document.body).toHaveTextContent(sentence);
      unmount();
    }
  });
});
