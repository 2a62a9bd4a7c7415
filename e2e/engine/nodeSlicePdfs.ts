/** Creates the PDFs of `sliceRequests` with the slices of a folder, and prints them as a JSON list of base64. */
import { createPdfOfCertificates } from '../../batch/batch.ts';
import { createCertificateResponse } from '#testing/certificates.ts';
import { readFontFile } from '#testing/fonts.ts';
import { sliceRequests } from './scriptRequests.ts';

const [folder] = process.argv.slice(2);
const pdfs: string[] = [];
for (const { layout, texts } of sliceRequests) {
  const certificate = createCertificateResponse({
    ...texts,
    template: { layout, colors: { title: '00CEB2', content: '323F47' }, backgroundImage: '' },
  });
  const pdf = await createPdfOfCertificates([certificate], {
    language: 'pt',
    publicUrl: 'https://aprender.aurora.com.br/certificados',
    timeZone: 'America/Sao_Paulo',
    readFont: readFontFile,
    fonts: folder,
  });
  pdfs.push(Buffer.from(pdf).toString('base64'));
}
process.stdout.write(JSON.stringify(pdfs));
