/**
 * Writes certificates in each layout as PDFs, one with a statement before it, and one of all layouts with a brand, without
 * a browser: a JSON list of bytes in base 64.
 */
import { certificatesPdf } from '#entries/batch.ts';
import { loadTexts } from '#i18n/catalogue.ts';
import { layoutNames } from '#model/template/template.ts';
import { certificateText, textsOf } from '#rendering/certificateText.ts';
import { designOf } from '#rendering/design.ts';
import { loadFonts } from '#rendering/fonts/loadFonts.ts';
import { refuseForeign, UnwritableText } from '#rendering/fonts/unwritableText.ts';
import { loadLayout } from '#rendering/layouts/layouts.ts';
import { layoutCertificate } from '#rendering/layoutCertificate.ts';
import { creator, pdfCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { type PdfResources, type PdfStatement, scenePdf } from '#rendering/pdf/scenePdf.ts';
import { layoutStatement } from '#rendering/statement/layoutStatement.ts';
import { pdfStatement } from '#rendering/statement/pdfStatement.ts';
import { statementText, textsOfStatement } from '#rendering/statement/statementText.ts';
import { loadWording } from '#rendering/wording.ts';
import { certificateOf, certificateWishes, sentCertificate } from '#testing/certificates.ts';
import { faceNames, fontFile } from '#testing/fonts.ts';
import { statedCertificates, statementOf } from '#testing/statements.ts';
import { brand, programme } from './brand.ts';

const fonts = new Map(faceNames.map((name) => [name, fontFile(name)]));
const place = {
  publicUrl: 'https://aprender.aurora.com.br/certificados',
  timeZone: 'America/Sao_Paulo',
};
const wording = await loadWording('pt', place);
const resources: PdfResources = {
  fonts,
  pictures: new Map(),
  foreign: ({ text: unwritable }) => {
    throw new UnwritableText(unwritable);
  },
  creator,
};

const pdfs = [];
for (const layout of layoutNames) {
  const certificate = certificateOf({
    ...certificateWishes.vietnamese,
    template: { layout, colors: { title: '00CEB2', content: '323F47' }, backgroundImage: '' },
  });
  const text = certificateText(certificate, wording);
  const faces = await loadFonts(textsOf(text), refuseForeign);
  const scene = layoutCertificate(
    text,
    designOf(certificate.template),
    faces,
    await loadLayout(layout),
  );
  const paper = pdfCertificate({ certificate, text, scene });
  pdfs.push(scenePdf([paper], resources));
  if (layout === layoutNames.at(-1)) pdfs.push(scenePdf([paper], resources, await stated()));
}
const branded = layoutNames.map((layout) =>
  sentCertificate({ brand, programme, template: { layout } }),
);
const options = { language: 'pt', ...place, readFont: fontFile } as const;
pdfs.push(await certificatesPdf(branded, options));
process.stdout.write(JSON.stringify(pdfs.map((pdf) => Buffer.from(pdf).toString('base64'))));

/** A statement of fourteen rows. */
async function stated(): Promise<PdfStatement> {
  await loadTexts('statement');
  const statement = statementOf(statedCertificates(14));
  const text = statementText(statement, await loadWording('pt', place));
  const faces = await loadFonts(textsOfStatement(text), refuseForeign);
  return pdfStatement(statement, layoutStatement(text, statement.color, faces));
}
