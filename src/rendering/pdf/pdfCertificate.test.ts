import { certificateOf, wordingIn } from '#testing/certificates.ts';
import { resources, sceneOf } from '#testing/pdf/documents.ts';
import { complaintsOfQpdf, hasProgram } from '#testing/pdf/programs.ts';
import { certificateText } from '../certificateText.ts';
import { pdfCertificate } from './pdfCertificate.ts';
import { scenePdf } from './scenePdf.ts';

/** The PDF of a certificate that was issued then. */
async function pdfOf(created_at: string): Promise<Buffer> {
  const certificate = { ...certificateOf({}), created_at };
  const text = certificateText(certificate, await wordingIn('pt'));
  const scene = await sceneOf('Layout1', {});
  return Buffer.from(scenePdf([pdfCertificate({ certificate, text, scene })], resources));
}

test('a PDF tells when its certificate was issued, in each of its places', async () => {
  const pdf = (await pdfOf('2026-11-12T12:00:00-03:00')).toString('latin1');
  expect(pdf.match(/\(D:20261112150000Z\)/g)).toHaveLength(3);
});

test.each(['not a date', '', '2026-13-45T00:00:00Z', '+012026-11-12T15:00:00Z'])(
  'an invalid date %j hides the date and nothing else',
  async (created_at) => {
    const pdf = await pdfOf(created_at);
    expect(pdf.toString('latin1')).not.toMatch(/\/(?:Creation|Mod)Date|\(D:/);
    if (hasProgram('qpdf')) expect(complaintsOfQpdf(pdf)).toBe('');
  },
);
