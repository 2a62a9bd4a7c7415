import { createCertificate, type CertificateOptions } from '#testing/certificates.ts';
import { buildPdf } from '#rendering/pdf/buildPdf.ts';
import type { Statement } from '#rendering/statement/statementText.ts';
import {
  checkTestFile,
  createTestFileCheck,
  createTestPdf,
  createTestPdfWithStatement,
  renderStatementForTest,
} from '#testing/pdf/checkFile.ts';
import { cachedPdfResources } from '#testing/pdf/documents.ts';
import { createStatement, createStatementCertificates } from '#testing/statements.ts';
import { PdfParts, readRecord, replaceRecord } from '#testing/pdf/editPdf.ts';

const certificate = createCertificate();
let issued: Uint8Array;

beforeAll(async () => {
  issued = await createTestPdf([certificate]);
});

const checkWithCertificate = createTestFileCheck([certificate]);

/** Checks a file with one certificate. */
async function judge(file: Uint8Array, check = checkWithCertificate) {
  const report = await check(file);
  if (report.kind !== 'checked') throw new Error(report.reason);
  return report.certificates[0];
}

/** Creates a PDF with the pages of another certificate and the attached record of the issued one. */
async function forgePdf(options: CertificateOptions): Promise<Uint8Array> {
  const record = readRecord(issued);
  return replaceRecord(await createTestPdf([createCertificate(options)]), () => record);
}

describe('checkFile of a certificate with other data', () => {
  it.each([
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
    ['a slightly better grade', { grade: 9.8 }, 'grade', '9,8'],
    [
      'a day of one digit',
      { completedAt: '2026-11-02T15:00:00.000Z' },
      'date',
      '2 de novembro de 2026',
    ],
  ])('names and marks %s', async (_name, options, field, file) => {
    const result = await judge(await forgePdf(options));
    expect(result?.verdict).toBe('differs');
    expect(result?.differences).toContainEqual({
      field,
      source: 'page',
      record: expect.any(String) as string,
      file,
    });
    expect(result?.pages.length).toBeGreaterThan(0);
    expect(result?.pages[0]?.textsInAreas.length).toBeGreaterThan(0);
  });

  it('says that the text is another one for an entirely different document', async () => {
    const file = await forgePdf({
      name: 'Rui',
      course: 'Yoga',
      areas: ['', '', ''],
      id: 'abc',
      grade: null,
      workload: null,
    });
    expect(await judge(file)).toMatchObject({ verdict: 'untrusted' });
  });
});

describe('checkFile of letters that each system draws with its own fonts', () => {
  const arabic = createCertificate({ name: 'محمد عبد الله' });
  const drawFallbackText = (red: number) => () => ({
    width: 1,
    height: 1,
    rgba: Uint8ClampedArray.of(red, 0, 0, 255),
  });

  it('confirms everything but these letters', async () => {
    const file = await createTestPdf([arabic], 'Layout1', {
      drawFallbackText: drawFallbackText(0),
    });
    expect(await judge(file, createTestFileCheck([arabic]))).toMatchObject({
      verdict: 'unconfirmed',
      notes: ['fallbackText'],
      warnings: [],
      differences: [],
    });
  });
});

describe('checkFile of several certificates', () => {
  const first = createCertificate({ id: 'first', course: 'Primeiros socorros' });
  const second = createCertificate({ id: 'second' });
  const check = createTestFileCheck([first, second]);

  it('judges each of them', async () => {
    const changed = createCertificate({ id: 'second', name: 'Eva Beatriz Conceição Moura' });
    const report = await check(await createTestPdf([first, changed]));
    const verdicts = report.kind === 'checked' && report.certificates.map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['resaved', 'differs']);
  });

  it('confirms them if nothing was changed', async () => {
    const report = await check(await createTestPdf([first, second]));
    expect(report).toMatchObject({ certificates: [{ verdict: 'exact' }, { verdict: 'exact' }] });
  });

  it('confirms no title that somebody chose', async () => {
    const title = 'Ana Beatriz Conceição Moura - Doctor of Medicine, 5000 hours';
    const parts = new PdfParts(await createTestPdf([first, second]));
    parts.replaceObject('/Producer', (info) =>
      info.replace(/\/Title ?<[0-9A-F]*>/i, `/Title(${title})`),
    );
    const report = await check(parts.bytes);
    expect(report).toMatchObject({
      certificates: [
        { verdict: 'differs', differences: [{ field: 'title', file: title }] },
        { verdict: 'differs' },
      ],
    });
  });

  it('reports those that the server does not know', async () => {
    const report = await checkTestFile(await createTestPdf([first, second]), [first]);
    expect(report).toMatchObject({ certificates: [{ id: 'first' }, { verdict: 'unknown' }] });
  });
});

describe('checkFile of certificates with a statement in front', () => {
  const certificates = [
    createCertificate({ id: 'first', course: 'NR-35: trabalho em altura' }),
    createCertificate({ id: 'second', course: 'NR-35 para líderes' }),
  ];
  const createFile = (options: Partial<Statement>) =>
    createTestPdfWithStatement(certificates, {
      issuedAt: '2026-11-20T10:00:00.000Z',
      color: '#00CEB2',
      ...options,
    });
  const check = createTestFileCheck(certificates);
  const listVerdicts = async (file: Uint8Array) => {
    const report = await check(file);
    return report.kind === 'checked' ? report.certificates.map(({ verdict }) => verdict) : report;
  };

  it.each([
    ['all certificates', {}],
    ['a year', { selectionName: '2026' }],
    ['a search', { selectionName: '2026, nr35' }],
  ])('confirms a statement of %s', async (_name, options) => {
    expect(await listVerdicts(await createFile(options))).toEqual(['exact', 'exact']);
  });

  it.each([
    ['another year', { selectionName: '2019' }],
    ['a selection that is not true', { selectionName: 'Doctor of Medicine' }],
    ['a date before the certificates', { issuedAt: '2020-01-01T10:00:00.000Z' }],
    ['a date in the future', { issuedAt: '2999-01-01T10:00:00.000Z' }],
  ])('does not confirm a statement of %s', async (_name, options) => {
    const verdicts = await listVerdicts(await createFile(options));
    expect(verdicts).toEqual(['unconfirmed', 'unconfirmed']);
  });

  it('does not trust another statement', async () => {
    const parts = new PdfParts(await createFile({}));
    parts.replaceInStreams(/\/EmbeddedFile/, /#00CEB2/, '#CE00B2');
    expect(await listVerdicts(parts.bytes)).toEqual(['untrusted', 'untrusted']);
  });

  it('finds no certificate in a statement alone', async () => {
    const scene = await renderStatementForTest(createStatement(createStatementCertificates(2)));
    const report = await check(buildPdf([], cachedPdfResources, scene));
    expect(report).toEqual({ kind: 'rejected', reason: 'nothing' });
  });
});
