/**
 * Creates the PDFs of `scriptRequests`, or of `sliceRequests` with the slices of a given folder, and prints them as a JSON
 * list of base64.
 */
import { createPdfOfCertificates } from '../../batch/batch.ts';
import { createCertificateResponse } from '#testing/certificates.ts';
import { readFontFile } from '#testing/fonts.ts';
import { scriptRequests, sliceRequests } from './scriptRequests.ts';

const [fonts] = process.argv.slice(2);
const pdfs: string[] = [];
for (const { layout, texts } of fonts === undefined ? scriptRequests : sliceRequests) {
  const certificate = createCertificateResponse({
    ...texts,
    template: { layout, colors: { title: '00CEB2', content: '323F47' }, backgroundImage: '' },
  });
  const pdf = await createPdfOfCertificates([certificate], {
    language: 'pt',
    publicUrl: 'https://aprender.aurora.com.br/certificados',
    timeZone: 'America/Sao_Paulo',
    readFont: readFontFile,
    fonts,
  });
  pdfs.push(Buffer.from(pdf).toString('base64'));
}
process.stdout.write(JSON.stringify(pdfs));
