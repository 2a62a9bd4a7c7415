/** Writes certificates in each layout as PDFs, without a browser: a JSON list of bytes in base 64. */
import { layoutNames } from '#model/template/template.ts';
import { certificateText, textsOf } from '#rendering/certificateText.ts';
import { designOf } from '#rendering/design.ts';
import { loadFonts } from '#rendering/fonts/loadFonts.ts';
import { refuseForeign, UnwritableText } from '#rendering/fonts/unwritableText.ts';
import { layoutCertificate } from '#rendering/layoutCertificate.ts';
import { creator, pdfCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { scenePdf } from '#rendering/pdf/scenePdf.ts';
import { loadWording } from '#rendering/wording.ts';
import { certificateOf, certificateWishes } from '#testing/certificates.ts';
import { faceNames, fontFile } from '#testing/fonts.ts';

const fonts = new Map(faceNames.map((name) => [name, fontFile(name)]));
const wording = await loadWording('pt', {
  publicUrl: 'https://aprender.aurora.com.br/certificados',
  timeZone: 'America/Sao_Paulo',
});

const pdfs = [];
for (const layout of layoutNames) {
  const certificate = certificateOf({
    ...certificateWishes.vietnamese,
    template: { layout, colors: { title: '00CEB2', content: '323F47' }, backgroundImage: '' },
  });
  const text = certificateText(certificate, wording);
  const faces = await loadFonts(textsOf(text), refuseForeign);
  const scene = layoutCertificate(text, designOf(certificate.template), faces);
  const pdf = scenePdf([pdfCertificate({ certificate, text, scene })], {
    fonts,
    pictures: new Map(),
    foreign: ({ text: unwritable }) => {
      throw new UnwritableText(unwritable);
    },
    creator,
  });
  pdfs.push(Buffer.from(pdf).toString('base64'));
}
process.stdout.write(JSON.stringify(pdfs));
