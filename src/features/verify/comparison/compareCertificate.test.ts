import type { RenderedCertificate } from '#rendering/renderCertificate.ts';
import { createCertificateText } from '#rendering/certificateText.ts';
import { createTestScene } from '#testing/layouts.ts';
import { toPdfCertificateInput } from '#rendering/pdf/pdfCertificate.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import { parsePdfMetadata } from '#rendering/pdfReader/parsePdfMetadata.ts';
import { readPdf } from '#rendering/pdfReader/readPdf.ts';
import { toPdfStatementInput } from '#rendering/statement/toPdfStatementInput.ts';
import {
  createCertificate,
  type CertificateOptions,
  loadTestDocumentLocale,
} from '#testing/certificates.ts';
import { loadAllFonts } from '#testing/fonts.ts';
import { pdfResources } from '#testing/pdf/documents.ts';
import { createStatementScene } from '#testing/pdf/statementScene.ts';
import { createStatementCertificates, createStatement } from '#testing/statements.ts';
import { addPage, addImage, replaceRecord, addIncrementalUpdate } from '#testing/pdf/editPdf.ts';
import { compareCertificate } from './compareCertificate.ts';

const fonts = loadAllFonts();
const redDesign = { layout: 'Layout2', titleColor: '#B00020', contentColor: '#323F47' } as const;
const defaultDesign = {
  layout: 'Layout1',
  titleColor: '#00CEB2',
  contentColor: '#323F47',
} as const;

async function renderTestCertificate(
  options: CertificateOptions = {},
  design: typeof redDesign | typeof defaultDesign = defaultDesign,
) {
  const certificate = createCertificate(options);
  const text = createCertificateText(certificate, await loadTestDocumentLocale('pt'));
  const scene = createTestScene(text, { ...design, backgroundImage: undefined }, fonts);
  return { certificate, text, scene } as RenderedCertificate;
}

const createPdf = (...certificates: RenderedCertificate[]) =>
  buildPdf(certificates.map(toPdfCertificateInput), pdfResources);

async function createPdfWithStatement(certificate: RenderedCertificate) {
  const statement = createStatement(createStatementCertificates(1));
  const scene = await createStatementScene(statement);
  return buildPdf(
    [toPdfCertificateInput(certificate)],
    pdfResources,
    toPdfStatementInput(statement, scene),
  );
}

/** Issued document with which most tests compare a file. */
let defaultDocument: Awaited<ReturnType<typeof issueDocument>>;
beforeAll(async () => {
  defaultDocument = await issueDocument(await renderTestCertificate());
}, 120_000);

async function issueDocument(...certificates: RenderedCertificate[]) {
  const bytes = createPdf(...certificates);
  return { certificates, bytes, content: await readPdf(bytes.slice()) };
}

/** Compares a file with each certificate of the issued document. */
async function compareFile(file: Uint8Array, issued: Awaited<ReturnType<typeof issueDocument>>) {
  const { records, hasWriterFormat } = parsePdfMetadata(file);
  const content = await readPdf(new Uint8Array(file)).catch(() => undefined);
  return issued.certificates.map((_certificate, index) =>
    compareCertificate({ bytes: file, hasWriterFormat, content }, issued, index, records[index]),
  );
}

/** Creates a PDF with the pages of another certificate and the attached record of the default certificate. */
async function forgePdf(options: CertificateOptions) {
  const json = JSON.stringify(toPdfCertificateInput(await renderTestCertificate()).record, null, 2);
  return replaceRecord(createPdf(await renderTestCertificate(options)), () => json);
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
])(
  'compareCertificate reports a difference on the page: %s',
  async (_name, options, field, file) => {
    const [comparison] = await compareFile(await forgePdf(options), defaultDocument);
    expect(comparison?.verdict).toBe('differs');
    expect(comparison?.differences).toEqual([
      { field, source: 'page', record: expect.any(String) as string, file },
    ]);
  },
);

test('compareCertificate reports a difference of the attached record', async () => {
  const file = replaceRecord(defaultDocument.bytes, (json) =>
    json.replace('"workload_minutes": 510', '"workload_minutes": 5100'),
  );
  const [comparison] = await compareFile(file, defaultDocument);
  expect(comparison).toMatchObject({
    verdict: 'differs',
    differences: [{ field: 'duration', source: 'attachment', record: '510', file: '5100' }],
  });
});

test.each([
  ['an added page', addPage, ['pages']],
  ['an image over the name', addImage, ['drawn']],
  ['an appended revision', addIncrementalUpdate, ['appended']],
  ['a removed attachment', (pdf: Uint8Array) => replaceRecord(pdf, () => '[]'), ['noRecord']],
  [
    'other spaces in the attachment',
    (pdf: Uint8Array) => replaceRecord(pdf, (json) => json.replace('{', '{ ')),
    ['version'],
  ],
  ['a truncated file', (pdf: Uint8Array) => pdf.subarray(0, 3000), ['unreadable']],
  [
    'the header of another program',
    (pdf: Uint8Array) =>
      Buffer.from(Buffer.from(pdf).toString('latin1').replace('%PDF-1.7', '%PDF-1.6'), 'latin1'),
    ['resaved'],
  ],
])(
  'compareCertificate reports the reason and no difference for %s',
  async (_name, edit, reasons) => {
    const [comparison] = await compareFile(edit(defaultDocument.bytes), defaultDocument);
    expect(comparison).toEqual({ verdict: 'unsure', differences: [], reasons });
  },
);

test('compareCertificate reports a changed template and its texts without the verdict differs', async () => {
  const [comparison] = await compareFile(
    createPdf(await renderTestCertificate({}, redDesign)),
    defaultDocument,
  );
  expect(comparison).toEqual({ verdict: 'unsure', differences: [], reasons: ['template'] });
  const previous = await renderTestCertificate({ areas: ['Universidade Aurora', '', ''] });
  const current = await renderTestCertificate({ areas: ['Universidade Boreal', '', ''] });
  const [textComparison] = await compareFile(createPdf(previous), await issueDocument(current));
  expect(textComparison).toEqual({
    verdict: 'unsure',
    differences: [
      {
        field: 'texts',
        source: 'page',
        record: 'Universidade Boreal',
        file: 'Universidade Aurora',
      },
    ],
    reasons: ['template'],
  });
});

test('compareCertificate reports fallback text, which depends on the browser', async () => {
  const certificate = await renderTestCertificate({ name: 'محمد عبد الله' });
  const file = buildPdf([toPdfCertificateInput(certificate)], {
    ...pdfResources,
    drawFallbackText: () => ({ width: 1, height: 1, rgba: Uint8ClampedArray.of(0, 0, 0, 255) }),
  });
  const [comparison] = await compareFile(file, await issueDocument(certificate));
  expect(comparison).toEqual({ verdict: 'unsure', differences: [], reasons: ['browser'] });
});

test('compareCertificate gives each of several certificates its own verdict', async () => {
  const certificate = await renderTestCertificate({ course: 'Primeiros socorros' });
  const changed = await renderTestCertificate({ name: 'Eva Beatriz Conceição Moura' });
  const comparisons = await compareFile(
    createPdf(certificate, changed),
    await issueDocument(certificate, await renderTestCertificate()),
  );
  expect(comparisons.map(({ verdict }) => verdict)).toEqual(['unsure', 'differs']);
  expect(comparisons[0]?.reasons).toEqual(['elsewhere']);
});

test('compareCertificate reports a statement and compares the certificate after it', async () => {
  const [issued] = await compareFile(
    await createPdfWithStatement(await renderTestCertificate()),
    defaultDocument,
  );
  expect(issued).toEqual({ verdict: 'unsure', differences: [], reasons: ['statement'] });
  const changed = await renderTestCertificate({ name: 'Eva Beatriz Conceição Moura' });
  const [comparison] = await compareFile(await createPdfWithStatement(changed), defaultDocument);
  expect(comparison?.verdict).toBe('differs');
  expect(comparison?.reasons).toEqual(['statement']);
});

test('compareCertificate lists no differences for an entirely different document', async () => {
  const otherCertificate = await renderTestCertificate({
    name: 'Rui',
    course: 'Yoga',
    areas: ['', '', ''],
    id: 'abc',
    grade: null,
    workload: null,
  });
  const english = createCertificateText(
    otherCertificate.certificate,
    await loadTestDocumentLocale('en'),
  );
  const scene = createTestScene(english, { ...redDesign, backgroundImage: undefined }, fonts);
  const json = JSON.stringify(toPdfCertificateInput(await renderTestCertificate()).record, null, 2);
  const file = replaceRecord(createPdf({ ...otherCertificate, text: english, scene }), () => json);
  const [comparison] = await compareFile(file, defaultDocument);
  expect(comparison).toMatchObject({ verdict: 'unsure', differences: [], reasons: ['otherText'] });
});
