import type { DrawnCertificate } from '#rendering/drawCertificate.ts';
import { certificateText } from '#rendering/certificateText.ts';
import { layOut } from '#testing/layouts.ts';
import { pdfCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { scenePdf } from '#rendering/pdf/scenePdf.ts';
import { claimsIn } from '#rendering/reading/claims.ts';
import { readPdf } from '#rendering/reading/readPdf.ts';
import { pdfStatement } from '#rendering/statement/pdfStatement.ts';
import { certificateOf, type CertificateWish, wordingIn } from '#testing/certificates.ts';
import { allFonts } from '#testing/fonts.ts';
import { resources } from '#testing/pdf/documents.ts';
import { statementScene } from '#testing/pdf/statementScene.ts';
import { statedCertificates, statementOf } from '#testing/statements.ts';
import { withPage, withPicture, withRecord, withRevision } from '#testing/pdf/editPdf.ts';
import { compareCertificate } from './compareCertificate.ts';

const fonts = allFonts();
const red = { layout: 'Layout2', titleColor: '#B00020', contentColor: '#323F47' } as const;
const design = { layout: 'Layout1', titleColor: '#00CEB2', contentColor: '#323F47' } as const;

async function drawnOf(wish: CertificateWish = {}, look: typeof red | typeof design = design) {
  const certificate = certificateOf(wish);
  const text = certificateText(certificate, await wordingIn('pt'));
  const scene = layOut(text, { ...look, background: undefined }, fonts);
  return { certificate, text, scene } as DrawnCertificate;
}

const pdfOf = (...drawn: DrawnCertificate[]) => scenePdf(drawn.map(pdfCertificate), resources);

async function afterStatement(drawn: DrawnCertificate) {
  const statement = statementOf(statedCertificates(1));
  const scene = await statementScene(statement);
  return scenePdf([pdfCertificate(drawn)], resources, pdfStatement(statement, scene));
}

/** The usual one, which most files are compared with. */
let usual: Awaited<ReturnType<typeof issuedOf>>;
beforeAll(async () => {
  usual = await issuedOf(await drawnOf());
}, 120_000);

async function issuedOf(...drawn: DrawnCertificate[]) {
  const bytes = pdfOf(...drawn);
  return { drawn, bytes, read: await readPdf(bytes.slice()) };
}

/** What is said of a file, certificate by certificate. */
async function compared(file: Uint8Array, issued: Awaited<ReturnType<typeof issuedOf>>) {
  const { records, hasOurForm } = claimsIn(file);
  const read = await readPdf(new Uint8Array(file)).catch(() => undefined);
  return issued.drawn.map((_one, place) =>
    compareCertificate({ bytes: file, hasOurForm, read }, issued, place, records[place]),
  );
}

/** The pages of another certificate with the record of this one. */
async function forged(wish: CertificateWish) {
  const json = JSON.stringify(pdfCertificate(await drawnOf()).record, null, 2);
  return withRecord(pdfOf(await drawnOf(wish)), () => json);
}

test.each([
  [
    'a letter of the name',
    { name: 'Ana Beatriz Conceicao Moura' },
    'learner',
    'Ana Beatriz Conceicao Moura',
  ],
  [
    'another course',
    { course: 'Segurança da Informação para Diretores' },
    'course',
    'Segurança da Informação para Diretores',
  ],
  ['more hours', { workload: 5100 }, 'duration', '85 horas'],
  ['a better grade', { grade: 10 }, 'grade', '10,0'],
])('%s on the paper is told side by side', async (_what, wish, field, file) => {
  const [comparison] = await compared(await forged(wish), usual);
  expect(comparison?.verdict).toBe('differs');
  expect(comparison?.differences).toEqual([
    { field, source: 'paper', record: expect.any(String) as string, file },
  ]);
});

test('so is what only the attached record says', async () => {
  const file = withRecord(usual.bytes, (json) =>
    json.replace('"workload_minutes": 510', '"workload_minutes": 5100'),
  );
  const [comparison] = await compared(file, usual);
  expect(comparison).toMatchObject({
    verdict: 'differs',
    differences: [{ field: 'duration', source: 'attachment', record: '510', file: '5100' }],
  });
});

test.each([
  ['a page added', withPage, ['pages']],
  ['a picture over the name', withPicture, ['drawn']],
  ['a revision behind the end', withRevision, ['appended']],
  ['an attachment taken out', (pdf: Uint8Array) => withRecord(pdf, () => '[]'), ['noRecord']],
  [
    'other spaces in the attachment',
    (pdf: Uint8Array) => withRecord(pdf, (json) => json.replace('{', '{ ')),
    ['version'],
  ],
  ['a file cut in half', (pdf: Uint8Array) => pdf.subarray(0, 3000), ['unreadable']],
  [
    'a comment of another program',
    (pdf: Uint8Array) =>
      Buffer.from(Buffer.from(pdf).toString('latin1').replace('%PDF-1.7', '%PDF-1.6'), 'latin1'),
    ['resaved'],
  ],
])('%s is no difference, and its reason is told', async (_what, edit, reasons) => {
  const [comparison] = await compared(edit(usual.bytes), usual);
  expect(comparison).toEqual({ verdict: 'unsure', differences: [], reasons });
});

test('another template looks otherwise, and its own texts are told and do not count', async () => {
  const [looks] = await compared(pdfOf(await drawnOf({}, red)), usual);
  expect(looks).toEqual({ verdict: 'unsure', differences: [], reasons: ['template'] });
  const before = await drawnOf({ areas: ['Universidade Aurora', '', ''] });
  const now = await drawnOf({ areas: ['Universidade Boreal', '', ''] });
  const [texts] = await compared(pdfOf(before), await issuedOf(now));
  expect(texts).toEqual({
    verdict: 'unsure',
    differences: [
      {
        field: 'texts',
        source: 'paper',
        record: 'Universidade Boreal',
        file: 'Universidade Aurora',
      },
    ],
    reasons: ['template'],
  });
});

test('letters that each browser draws for itself are named', async () => {
  const drawn = await drawnOf({ name: 'محمد عبد الله' });
  const file = scenePdf([pdfCertificate(drawn)], {
    ...resources,
    foreign: () => ({ width: 1, height: 1, rgba: Uint8ClampedArray.of(0, 0, 0, 255) }),
  });
  const [comparison] = await compared(file, await issuedOf(drawn));
  expect(comparison).toEqual({ verdict: 'unsure', differences: [], reasons: ['browser'] });
});

test('of several certificates the one that differs is told from the others', async () => {
  const one = await drawnOf({ course: 'Primeiros socorros' });
  const changed = await drawnOf({ name: 'Eva Beatriz Conceição Moura' });
  const comparisons = await compared(pdfOf(one, changed), await issuedOf(one, await drawnOf()));
  expect(comparisons.map(({ verdict }) => verdict)).toEqual(['unsure', 'differs']);
  expect(comparisons[0]?.reasons).toEqual(['elsewhere']);
});

test('a statement before a certificate is named, and what stands after it is compared', async () => {
  const [issued] = await compared(await afterStatement(await drawnOf()), usual);
  expect(issued).toEqual({ verdict: 'unsure', differences: [], reasons: ['statement'] });
  const changed = await drawnOf({ name: 'Eva Beatriz Conceição Moura' });
  const [other] = await compared(await afterStatement(changed), usual);
  expect(other?.verdict).toBe('differs');
  expect(other?.reasons).toEqual(['statement']);
});

test('another paper altogether is no list of differences', async () => {
  const other = await drawnOf({
    name: 'Rui',
    course: 'Yoga',
    areas: ['', '', ''],
    id: 'abc',
    grade: null,
    workload: null,
  });
  const english = certificateText(other.certificate, await wordingIn('en'));
  const scene = layOut(english, { ...red, background: undefined }, fonts);
  const json = JSON.stringify(pdfCertificate(await drawnOf()).record, null, 2);
  const file = withRecord(pdfOf({ ...other, text: english, scene }), () => json);
  const [comparison] = await compared(file, usual);
  expect(comparison).toMatchObject({ verdict: 'unsure', differences: [], reasons: ['otherText'] });
});
